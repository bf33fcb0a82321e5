import { config } from '#lib/config'

/** Whether this browser can be told things while the app is closed, and has not been forbidden to ask. */
export const mayAskForPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  && Notification.permission !== 'denied' && config.push.vapidKey !== ''

/** Asks the person, after a click; answers what the server needs to reach this device, undefined where they said no. */
export async function askForPush(): Promise<PushSubscriptionJSON | undefined> {
  if (!mayAskForPush() || await Notification.requestPermission() !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const applicationServerKey = bytesOf(config.push.vapidKey)
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  return subscription.toJSON()
}

export async function pushSubscription(): Promise<PushSubscriptionJSON | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription())?.toJSON()
}

/** This device is told nothing more; answers the address that the server should forget. */
export async function endPush(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, character => character.charCodeAt(0))
}
