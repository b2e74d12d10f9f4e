import type { SealingKey } from '#contract/schemas.ts'

/** The half of a key pair that seals. */
export type PublicKey = Pick<SealingKey, 'x' | 'y'>

const curve = { name: 'ECDH', namedCurve: 'P-256' }
const pointBytes = 65
/** Each sealing has a key of its own, so its only message needs no other nonce. */
const nonce = new Uint8Array(12)

/** Browsers encrypt only for pages that came over TLS or from this machine. */
export const canSeal = (): boolean => 'crypto' in globalThis && 'subtle' in crypto

/**
 * Encrypts a text so that only the private half of the key opens it: Diffie-Hellman with a key pair that is thrown away, HKDF with SHA-256,
 * AES-GCM with 256 bits. Resolves with base64.
 */
export async function seal(text: string, { x, y }: PublicKey): Promise<string> {
  const recipient = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, curve, false, [])
  const once = await crypto.subtle.generateKey(curve, false, ['deriveBits'])
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', once.publicKey))
  const key = await sharedKey(once.privateKey, recipient, point)
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, new TextEncoder().encode(text))
  return toBase64(new Uint8Array([...point, ...new Uint8Array(encrypted)]))
}

/** The text that was sealed. Rejects where the key does not fit, or something else than what was sealed is given. */
export async function unseal(sealed: string, { x, y, d }: SealingKey): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0))
  const point = bytes.slice(0, pointBytes)
  const own = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y, d }, curve, false, ['deriveBits'])
  const once = await crypto.subtle.importKey('raw', point, curve, false, [])
  const key = await sharedKey(own, once, point)
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, bytes.slice(pointBytes)))
}

async function sharedKey(own: CryptoKey, theirs: CryptoKey, point: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256)
  const material = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: point, info: new TextEncoder().encode('kept after signing out') }
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** A function takes so many arguments in every browser. */
const chunk = 8192

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += chunk) text += String.fromCharCode(...bytes.subarray(start, start + chunk))
  return btoa(text)
}
