import { createHmac, timingSafeEqual } from 'node:crypto'

const toleranceSeconds = 300
const scheme = 'v1'

const signatureOf = (body: Buffer | string, secret: string, seconds: number) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')

/** The header that Stripe sends with an event. */
export const signEvent = (body: string, secret: string, at = new Date()): string => {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},${scheme}=${signatureOf(body, secret, seconds)}`
}

/** Whether the body was signed with the secret within the last five minutes. While a secret is rotated there are two signatures. */
export function isSignedEvent(body: Buffer, { header, secret }: { header: string; secret: string }): boolean {
  if (header.length > 2_000) return false
  const parts = header.split(',').map(part => part.trim().split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time)) return false
  const seconds = Number(time)
  if (Math.abs(Date.now() / 1000 - seconds) > toleranceSeconds) return false
  const expected = Buffer.from(signatureOf(body, secret, seconds))
  return parts.some(([name, value = '']) => {
    const signature = Buffer.from(value)
    return name === scheme && signature.length === expected.length && timingSafeEqual(signature, expected)
  })
}
