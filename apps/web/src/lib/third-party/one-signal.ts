import { config } from '#lib/config'
import { hasConsented } from './consent.ts'

/** The parts of OneSignal's web SDK, version 16, that we use. */
export interface OneSignal {
  init: (options: object) => Promise<void>
  Notifications: { requestPermission: () => Promise<void> }
  User: { PushSubscription: OneSignalSubscription }
}

export interface OneSignalSubscription {
  /** The player id; it comes once the subscription has reached OneSignal. */
  readonly id?: string | null | undefined
  readonly optedIn: boolean
  optIn: () => Promise<void>
  optOut: () => Promise<void>
  addEventListener: (event: 'change', listener: () => void) => void
}

declare global {
  interface Window {
    /** The SDK calls what stands here as soon as it is loaded. */
    OneSignalDeferred?: ((sdk: OneSignal) => void)[]
  }
}

const scriptAddress = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js'
const longestWaitMs = 10_000
/** The worker of OneSignal has a scope of its own, as that of the app keeps the rest. */
export const oneSignalScope = '/push/'

let sdk: Promise<OneSignal> | undefined

export const hasOneSignal = (): boolean => config.isProduction && config.push.oneSignalAppId !== null

/** As every third party: only where it is configured, outside development and after consent. */
export const mayUseOneSignal = (): boolean => hasOneSignal() && hasConsented()

/** Loads the SDK once per page. Fails where it may not be used, and where the network or the browser refuses it. */
export async function openOneSignal(): Promise<OneSignal> {
  if (!mayUseOneSignal()) throw new Error('OneSignal may not be used')
  sdk ??= loadSdk()
  try {
    return await sdk
  } catch (error) {
    sdk = undefined
    throw error
  }
}

function loadSdk(): Promise<OneSignal> {
  const { promise, resolve, reject } = Promise.withResolvers<OneSignal>()
  const fail = () => reject(new Error('OneSignal could not be loaded'))
  window.OneSignalDeferred = [loaded => void start(loaded).then(() => resolve(loaded), fail)]
  const script = Object.assign(document.createElement('script'), { src: scriptAddress, async: true, onerror: fail })
  document.head.append(script)
  setTimeout(fail, longestWaitMs)
  return promise
}

const start = (loaded: OneSignal) =>
  loaded.init({
    appId: config.push.oneSignalAppId,
    serviceWorkerPath: `${oneSignalScope.slice(1)}OneSignalSDKWorker.js`,
    serviceWorkerParam: { scope: oneSignalScope },
    // the person turns notifications on in the settings, and nowhere else
    autoResubscribe: false,
    notifyButton: { enable: false },
    welcomeNotification: { disable: true },
  })
