import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Makes a token of 256 random bits that fits into an address or a header. The table stores only its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Signs a message, so that it can be checked without the database. */
export const sign = (secretKey: string, purpose: string, message: string): string =>
  createHmac('sha256', `${secretKey} ${purpose}`).update(message).digest('base64url')

export function isSigned(secretKey: string, purpose: string, message: string, signature: string): boolean {
  const expectedBytes = Buffer.from(sign(secretKey, purpose, message))
  const actualBytes = Buffer.from(signature)
  return expectedBytes.length === actualBytes.length && timingSafeEqual(expectedBytes, actualBytes)
}
