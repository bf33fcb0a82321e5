import { useConfig } from '#platform/config'
import { Unrepeatable } from '#platform/jobs'
import type { OutgoingFetch } from '#platform/outgoing'
import type { Device, OneSignalApp } from './devices.ts'
import { presetTtlSeconds, type Notice, type PushOutcome } from './notice.ts'

const address = 'https://onesignal.com/api/v1/notifications'

interface Reply {
  id?: string
  errors?: string[] | { invalid_player_ids?: string[] }
}

interface OneSignalPush {
  app: OneSignalApp | undefined
  outgoing: OutgoingFetch
  /** The id of the notice, equal at every try, because OneSignal sends a notice with a known id only once. */
  sendId: string
}

export async function sendByOneSignal(device: Device, notice: Notice, { app, outgoing, sendId }: OneSignalPush): Promise<PushOutcome> {
  const { endpoint } = device
  // the app is no longer configured, so its devices are useless
  if (!app) return 'device is gone'
  const { title, body, url, tag, urgency, ttlSeconds = presetTtlSeconds } = notice
  const { status, body: answerBody } = await outgoing(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.restKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      app_id: app.appId,
      include_player_ids: [endpoint],
      external_id: sendId,
      headings: { en: title },
      contents: { en: body || title },
      url: useConfig().baseUrl + url,
      ttl: ttlSeconds,
      priority: urgency === 'high' ? 10 : 5,
      ...(tag && { collapse_id: tag.slice(0, 64), web_push_topic: tag.slice(0, 64) }),
    }),
  })
  const sentence = `OneSignal answered ${status}`
  if (status === 429 || status >= 500) throw new Error(sentence)
  if (status !== 200) throw new Unrepeatable(sentence)
  return isGone(answerBody, endpoint) ? 'device is gone' : 'sent'
}

function isGone(answerBody: Buffer, playerId: string): boolean {
  const { id, errors } = JSON.parse(answerBody.toString('utf8')) as Reply // as its published interface promises
  if (Array.isArray(errors)) return !id
  return errors?.invalid_player_ids?.includes(playerId) ?? false
}
