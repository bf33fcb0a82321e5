import { createHmac, randomBytes } from 'node:crypto'

// The defaults of RFC 6238, which every authenticator app supports: SHA-1, 30 seconds, six digits.
const stepSeconds = 30
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newTotpSecret = (): string => Array.from(randomBytes(32), byte => alphabet[byte % 32]).join('')

export const stepAt = (time: number): number => Math.floor(time / 1000 / stepSeconds)

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0x0f
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** The time step of a code. One step before or after is allowed, because clocks drift; a used step never counts again. */
export function matchingStep(secret: string, code: string, { now = Date.now(), lastUsed = -1 } = {}): number | undefined {
  const current = stepAt(now)
  return [current, current - 1, current + 1].find(step => step > lastUsed && totpCode(secret, step) === code)
}

export const totpAddress = (secret: string, { issuer, account }: { issuer: string; account: string }): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
