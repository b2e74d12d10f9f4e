import { createECDH, hkdfSync } from 'node:crypto'
import type { SealingKey } from '#contract/schemas.ts'

/** The order of the group of the curve P-256 (SEC 2, section 2.4.2). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** The key pair of an account, by its id. */
export type SealingKeys = (owner: string) => SealingKey

/**
 * The key pairs for what devices keep of an account after signing out (decision 77): elliptic curve Diffie-Hellman on P-256, the three
 * numbers in base64url as in a JSON web key. Derived, so that a server restored to any backup has them all.
 *
 * @param secret of the installation, 32 bytes
 */
export function sealingKeys(secret: Uint8Array): SealingKeys {
  return (owner) => {
    // 16 bytes more than the order has make every key equally likely (FIPS 186-5, appendix A.2.1).
    const derived = Buffer.from(hkdfSync('sha256', secret, owner, 'what is kept after signing out', 48)).toString('hex')
    const d = Buffer.from(((BigInt(`0x${derived}`) % (order - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex')
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(d)
    const point = pair.getPublicKey()
    return { x: text(point.subarray(1, 33)), y: text(point.subarray(33)), d: text(d) }
  }
}

const text = (bytes: Buffer): string => bytes.toString('base64url')
