import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OneSignal } from '#lib/third-party'

const appId = '11111111-2222-4333-8444-555555555555'
const playerId = '1dd608f2-c6a1-11e3-851d-000c2940e62c'
const facts = { isProduction: true, push: { vapidKey: 'key', oneSignalAppId: appId } }

let calls: string[]
let sent: unknown[]
let storage: Map<string, string>
let browserSubscription: object | null

/** The SDK as its script would bring it; the id comes a moment after the subscription, as it does there. */
function fakeSdk(): OneSignal {
  const listeners: (() => void)[] = []
  const subscription = {
    id: undefined as string | undefined, // set by what the test does
    optedIn: false,
    optIn: async () => {
      calls.push('opt in')
      setTimeout(() => {
        Object.assign(subscription, { id: playerId, optedIn: true })
        for (const listener of listeners) listener()
      })
    },
    optOut: async () => {
      calls.push('opt out')
      subscription.optedIn = false
    },
    addEventListener: (_event: 'change', listener: () => void) => void listeners.push(listener),
  }
  return {
    init: async options => void calls.push(`init ${JSON.stringify(options)}`),
    Notifications: { requestPermission: async () => void calls.push('subscribe') },
    User: { PushSubscription: subscription },
  }
}

interface Page {
  facts?: object
  hasConsent?: boolean
  isBlocked?: boolean
}

/** A page of its own: modules keep what they have read of it. */
async function openPage({ facts: pageFacts = facts, hasConsent, isBlocked = false }: Page = {}) {
  vi.resetModules()
  if (hasConsent !== undefined) storage.set('allenio.consent', JSON.stringify({ analytics: hasConsent, at: Date.now() }))
  const window: { OneSignalDeferred?: ((sdk: OneSignal) => void)[] } = {}
  vi.stubGlobal('window', window)
  vi.stubGlobal('location', new URL('https://app.example/home'))
  vi.stubGlobal('document', {
    querySelector: () => ({ getAttribute: () => JSON.stringify(pageFacts) }),
    createElement: () => ({}),
    cookie: '',
    documentElement: {},
    head: {
      append: ({ src, onerror }: { src: string; onerror: () => void }) => {
        calls.push(src)
        if (isBlocked) onerror()
        else for (const call of window.OneSignalDeferred ?? []) call(fakeSdk())
      },
    },
  })
  return import('./device.ts')
}

beforeEach(() => {
  calls = []
  sent = []
  storage = new Map([
    ['auth.token', 'token'],
    ['auth.person', 'person'],
  ])
  browserSubscription = null
  const subscription = {
    endpoint: 'https://push.example/1',
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } }),
    unsubscribe: async () => (browserSubscription = null),
  }
  const pushManager = { getSubscription: async () => browserSubscription, subscribe: async () => (browserSubscription = subscription) }
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome',
    languages: ['it'],
    onLine: true,
    serviceWorker: {
      getRegistration: async () => ({ pushManager }),
      getRegistrations: async () => [
        { scope: 'https://app.example/', unregister: () => calls.push('the app’s own worker is gone') },
        { scope: 'https://app.example/push/', unregister: () => calls.push('unregister') },
      ],
    },
  })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => void storage.set(name, value),
    removeItem: (name: string) => void storage.delete(name),
  })
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ success: true, message: '', data: null })
  })
})

afterEach(() => vi.unstubAllGlobals())

test('whoever has agreed is registered by the player id, once a session', async () => {
  const { turnPushOn, refreshSubscription, pushState } = await openPage({ hasConsent: true })
  expect(await turnPushOn()).toBe('on')
  expect(sent).toEqual([{ osAppId: appId, playerId }])
  expect(calls).toEqual([
    'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js',
    expect.stringContaining(`"appId":"${appId}","serviceWorkerPath":"push/OneSignalSDKWorker.js","serviceWorkerParam":{"scope":"/push/"}`),
    'subscribe',
    'opt in',
  ])
  await refreshSubscription()
  expect([sent.length, calls.length, await pushState()]).toEqual([1, 4, 'on'])
})

test.each([
  ['without consent', { hasConsent: false }],
  ['before an answer', {}],
  ['where it is not configured', { hasConsent: true, facts: { ...facts, push: { vapidKey: 'key', oneSignalAppId: null } } }],
  ['while developing', { hasConsent: true, facts: { ...facts, isProduction: false } }],
] satisfies [string, Page][])('%s nothing is fetched, and the browser’s own service is used', async (_when, page) => {
  const { turnPushOn } = await openPage(page)
  expect(await turnPushOn()).toBe('on')
  expect(calls).toEqual([])
  expect(sent).toEqual([{ subscription: { endpoint: 'https://push.example/1', expirationTime: null, keys: { p256dh: 'a', auth: 'b' } } }])
})

test('where the script is blocked, the browser’s own service is used', async () => {
  const { turnPushOn } = await openPage({ hasConsent: true, isBlocked: true })
  expect(await turnPushOn()).toBe('on')
  expect(sent).toEqual([expect.objectContaining({ subscription: expect.anything() })])
})

test('consent that comes later moves the device to OneSignal, and one that ends moves it back', async () => {
  await (await openPage({ hasConsent: false })).turnPushOn()
  await (await openPage({ hasConsent: true })).refreshSubscription()
  expect([sent.at(-1), browserSubscription]).toEqual([{ osAppId: appId, playerId }, null])
  calls = []
  await (await openPage({ hasConsent: false })).refreshSubscription()
  expect(sent.at(-1)).toEqual(expect.objectContaining({ subscription: expect.anything() }))
  expect(calls).toEqual(['unregister'])
})

test('turned off, the device is opted out', async () => {
  const { turnPushOn, turnPushOff, refreshSubscription } = await openPage({ hasConsent: true })
  await turnPushOn()
  expect(await turnPushOff()).toBe('off')
  expect(calls.at(-1)).toBe('opt out')
  await refreshSubscription()
  expect(sent).toHaveLength(1)
})
