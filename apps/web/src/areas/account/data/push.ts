import { updateDevices } from '@allenio/contract/account'
import { call } from '#lib/api'
import { config } from '#lib/config'
import { isInstalled } from '#lib/device'

/** 'install first': Apple's phones tell nothing to a page that is not on the home screen. */
export type PushState = 'unsupported' | 'install first' | 'denied' | 'off' | 'on'

const isApplePhone = () => /iPhone|iPad|iPod/.test(navigator.userAgent)

// without a worker the promise of `ready` never settles
const workerOf = async (): Promise<ServiceWorkerRegistration | undefined> => await navigator.serviceWorker?.getRegistration()

export async function pushState(): Promise<PushState> {
  if (isApplePhone() && !isInstalled()) return 'install first'
  if (!('PushManager' in globalThis) || !('Notification' in globalThis) || !config.push.vapidKey) return 'unsupported'
  const worker = await workerOf()
  if (!worker) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && await worker.pushManager.getSubscription() ? 'on' : 'off'
}

/** Asks the browser, which asks the person; then the server knows where this device is reached. */
export async function turnPushOn(): Promise<PushState> {
  if (await Notification.requestPermission() !== 'granted') return pushState()
  const worker = await workerOf()
  if (!worker) return 'unsupported'
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: config.push.vapidKey })
  const { endpoint, expirationTime, keys } = made.toJSON()
  await call(updateDevices, {
    subscription: {
      endpoint: endpoint ?? '',
      expirationTime: expirationTime ?? null,
      keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    },
  })
  return 'on'
}

/** The browser gives the address up; the server drops it with the first message that finds nobody. */
export async function turnPushOff(): Promise<PushState> {
  const subscription = await (await workerOf())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return pushState()
}
