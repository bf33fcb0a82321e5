import { createHash } from 'node:crypto'
import { useConfig } from '#platform/config'
import { Unrepeatable } from '#platform/jobs'
import { RefusedAddress, type OutgoingFetch } from '#platform/outgoing'
import type { Device } from './devices.ts'
import type { VapidKeys } from './keys.ts'
import { presetTtlSeconds, type Notice, type PushOutcome } from './notice.ts'

export interface BrowserPush {
  keys: VapidKeys
  outgoing: OutgoingFetch
}

/** Web Push by the standard; what the browser's maker carries is encrypted for the device alone. */
export async function sendToBrowser(device: Device, notice: Notice, { keys, outgoing }: BrowserPush): Promise<PushOutcome> {
  const {
    endpoint,
    keys: { p256dh, auth },
  } = device
  if (!p256dh || !auth) return 'device is gone'
  // the library is loaded with the first push, because most nodes never send one
  const { default: webPush } = await import('web-push')
  const { title, body, url, tag, unread, urgency = 'normal', ttlSeconds = presetTtlSeconds } = notice
  const payload = JSON.stringify({ title, body, url, tag, unread })
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: subject(), ...keys },
    TTL: ttlSeconds,
    urgency,
    ...(tag && { topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32) }),
  })
  try {
    const { status } = await outgoing(endpoint, { method: 'POST', headers: request.headers, body: request.body })
    return judgeStatus(status)
  } catch (error) {
    // the name now resolves to an internal address, which no push service has
    if (error instanceof RefusedAddress) return 'device is gone'
    throw error
  }
}

function judgeStatus(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'device is gone'
  const sentence = `the push service answered ${status}`
  throw status === 429 || status >= 500 ? new Error(sentence) : new Unrepeatable(sentence)
}

/** The contact that push services use when something goes wrong. */
function subject(): string {
  const { supportEmail, mail, publicUrl } = useConfig()
  if (supportEmail) return `mailto:${supportEmail}`
  if (publicUrl?.startsWith('https:')) return publicUrl
  return `mailto:${/<([^<>]+)>/.exec(mail.from)?.[1] ?? mail.from}`
}
