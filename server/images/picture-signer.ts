import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Signs the addresses of pictures of third parties, so that our proxy fetches those that the server has handed out, and no others (decision P13). */
export interface PictureSigner {
  /** The path of our proxy under which the picture is shown, in a size for cards. */
  sign: (address: string) => string
  /** The address that a path names; undefined unless it was signed here. */
  read: (signature: string, encoded: string) => string | undefined
}

/** @param secret of the installation, 32 bytes */
export function pictureSigner(secret: Uint8Array): PictureSigner {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pictures of other hosts', 32))
  const signatureOf = (encoded: string): Buffer => createHmac('sha256', key).update(encoded).digest().subarray(0, 16)
  return {
    sign(address) {
      const encoded = Buffer.from(address).toString('base64url')
      return `/img/s/${signatureOf(encoded).toString('base64url')}/w342/${encoded}`
    },
    read(signature, encoded) {
      const given = Buffer.from(signature, 'base64url')
      const right = signatureOf(encoded)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      return URL.parse(Buffer.from(encoded, 'base64url').toString())?.href
    },
  }
}
