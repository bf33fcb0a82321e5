import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, 'allenio', 'sealed values', 32))

/** Encrypts values that must be readable again (a second factor's secret, a linked account's token) before they are stored. */
export function seal(secretKey: string, plain: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secretKey), nonce)
  const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')
}

export function unseal(secretKey: string, sealed: string): string {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secretKey), bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch (error) {
    throw new Error('What this database keeps sealed does not open: it was filled under another SECRET_KEY, or was changed.', {
      cause: error,
    })
  }
}
