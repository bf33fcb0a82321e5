import type { Input } from '@allenio/contract'
import { updateDevices } from '@allenio/contract/account'
import { call } from '#lib/api'
import { config } from '#lib/config'
import { isInstalled } from '#lib/device'
import { device, session } from '#lib/session'
import { mayUseOneSignal } from '#lib/third-party'
import { subscribePlayer, unsubscribePlayer } from './player.ts'

/** 'install first': an iPhone or iPad sends push messages only to an app on the home screen. */
export type PushState = 'unsupported' | 'install first' | 'denied' | 'off' | 'on'

/** The person who turned push on: the browser's subscription outlives a logout, and another person did not ask for it. */
const personKey = 'push.person'
const markKey = 'push.told'
/** OneSignal's id of this device while its messages come by OneSignal. */
const playerKey = 'push.player'

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
  return isWanted && (device.read(playerKey) !== undefined || (await subscriptionOf())) ? 'on' : 'off'
}

/** Asks the person for permission, then sends the device's push address to the server. */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  if (!(await workerOf())) return 'unsupported'
  device.write(markKey, undefined)
  await register()
  device.write(personKey, session().personId)
  return 'on'
}

/** The browser deletes the address; the server deletes it after the first message that cannot be delivered. */
export async function turnPushOff(): Promise<PushState> {
  device.write(personKey, undefined)
  device.write(markKey, undefined)
  await leaveOneSignal()
  await (await subscriptionOf())?.unsubscribe()
  return pushState()
}

/** The server forgets devices with each session, a browser may change the address, and a person their consent: it is sent again. */
export async function refreshSubscription(): Promise<void> {
  if ((await pushState()) === 'on') await register()
}

/** By OneSignal where it may be used, else by the browser's own push service. Never by both: each message would come twice. */
async function register(): Promise<void> {
  // a script blocker refuses OneSignal; a device that is known there already is reached by it all the same
  const playerId = mayUseOneSignal() ? await subscribePlayer().catch(() => device.read(playerKey)) : undefined
  if (playerId === undefined) {
    await leaveOneSignal()
    return registerInBrowser()
  }
  device.write(playerKey, playerId)
  await (await subscriptionOf())?.unsubscribe()
  await sendOnce(playerId, { osAppId: config.push.oneSignalAppId ?? '', playerId })
}

async function leaveOneSignal(): Promise<void> {
  if (device.read(playerKey) === undefined) return
  device.write(playerKey, undefined)
  await unsubscribePlayer()
}

async function registerInBrowser(): Promise<void> {
  const manager = (await workerOf())?.pushManager
  const subscription =
    (await manager?.getSubscription()) ?? (await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: config.push.vapidKey }))
  if (!subscription) return
  const { endpoint = '', expirationTime = null, keys } = subscription.toJSON()
  await sendOnce(endpoint, {
    subscription: { endpoint, expirationTime, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } },
  })
}

/** Not again while the session and the address stay the same. */
async function sendOnce(address: string, input: Input<typeof updateDevices>): Promise<void> {
  const mark = await markOf(address)
  if (device.read(markKey) === mark) return
  await call(updateDevices, input)
  device.write(markKey, mark)
}

/** A hash of the address and the session, which reveals neither. */
async function markOf(address: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${session().token} ${address}`)
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash.subarray(0, 12), byte => byte.toString(16).padStart(2, '0')).join('')
}
