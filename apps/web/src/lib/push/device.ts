import { updateDevices } from '@allenio/contract/account'
import { call } from '#lib/api'
import { config } from '#lib/config'
import { isInstalled } from '#lib/device'
import { device, session } from '#lib/session'

/** 'install first': an iPhone or iPad sends push messages only to an app on the home screen. */
export type PushState = 'unsupported' | 'install first' | 'denied' | 'off' | 'on'

/** The person who turned push on: the browser's subscription outlives a logout, and another person did not ask for it. */
const personKey = 'push.person'
const markKey = 'push.told'

const isApplePhone = () => /iPhone|iPad|iPod/.test(navigator.userAgent)

// without a worker the promise of `ready` never settles, so it is not used
const workerOf = async (): Promise<ServiceWorkerRegistration | undefined> => await navigator.serviceWorker?.getRegistration()
const subscriptionOf = async () => (await (await workerOf())?.pushManager?.getSubscription()) ?? undefined

export async function pushState(): Promise<PushState> {
  if (isApplePhone() && !isInstalled()) return 'install first'
  if (!('PushManager' in globalThis) || !('Notification' in globalThis) || !config.push.vapidKey) return 'unsupported'
  if (!(await workerOf())) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const isWanted = Notification.permission === 'granted' && device.read(personKey) === session().personId
  return isWanted && (await subscriptionOf()) ? 'on' : 'off'
}

/** Asks the person for permission, then sends the device's push address to the server. */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  const worker = await workerOf()
  if (!worker) return 'unsupported'
  await sendSubscription(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: config.push.vapidKey }))
  device.write(personKey, session().personId)
  return 'on'
}

/** The browser deletes the address; the server deletes it after the first message that cannot be delivered. */
export async function turnPushOff(): Promise<PushState> {
  device.write(personKey, undefined)
  device.write(markKey, undefined)
  await (await subscriptionOf())?.unsubscribe()
  return pushState()
}

/** The server forgets devices with each session, and a browser may change the address: it is sent again. */
export async function refreshSubscription(): Promise<void> {
  if ((await pushState()) !== 'on') return
  const subscription = await subscriptionOf()
  if (subscription && device.read(markKey) !== (await markOf(subscription))) await sendSubscription(subscription)
}

async function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, expirationTime, keys } = subscription.toJSON()
  await call(updateDevices, {
    subscription: {
      endpoint: endpoint ?? '',
      expirationTime: expirationTime ?? null,
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    },
  })
  device.write(markKey, await markOf(subscription))
}

/** A hash of the address and the session, which reveals neither. */
async function markOf({ endpoint }: PushSubscription): Promise<string> {
  const bytes = new TextEncoder().encode(`${session().token} ${endpoint}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash.subarray(0, 12), byte => byte.toString(16).padStart(2, '0')).join('')
}
