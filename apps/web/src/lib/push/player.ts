import { openOneSignal, oneSignalScope, type OneSignalSubscription } from '#lib/third-party'

const longestWaitMs = 15_000
// before the subscription has reached OneSignal, its id is made on the device
const isPlayerId = (id: string | null | undefined): id is string => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id ?? '')

/** Subscribes this device at OneSignal and answers its player id. The permission has been granted before. */
export async function subscribePlayer(): Promise<string> {
  const {
    Notifications,
    User: { PushSubscription: subscription },
  } = await openOneSignal()
  if (subscription.optedIn && isPlayerId(subscription.id)) return subscription.id
  // subscribes without asking again; a device that had opted out is opted in by the second call alone
  await Notifications.requestPermission()
  await subscription.optIn()
  return waitForId(subscription)
}

function waitForId(subscription: OneSignalSubscription): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const check = () => {
    if (isPlayerId(subscription.id)) resolve(subscription.id)
  }
  subscription.addEventListener('change', check)
  check()
  setTimeout(() => reject(new Error('OneSignal answered no player id')), longestWaitMs)
  return promise
}

/** Ends the subscription at OneSignal, or at least on this device where OneSignal cannot be reached or may not be used. */
export async function unsubscribePlayer(): Promise<void> {
  try {
    await (await openOneSignal()).User.PushSubscription.optOut()
  } catch {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await workers.find(({ scope }) => new URL(scope).pathname === oneSignalScope)?.unregister()
  }
}
