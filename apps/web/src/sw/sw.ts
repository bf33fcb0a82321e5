import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { carryOverAssets, dropOldAssets, registerAssets } from './assets.ts'
import { registerFiles } from './files.ts'
import { answerNavigation } from './navigation.ts'
import { isOurs } from './paths.ts'
import { followClick, showPush } from './push.ts'
import { worker } from './worker.ts'

// the build looks for this very name
declare const self: { __WB_MANIFEST: (PrecacheEntry | string)[] }

// what the shell needs to start without a connection, written in by the build
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()

registerRoute(new NavigationRoute(answerNavigation, { allowlist: [isOurs] }))
registerAssets()
registerFiles()

worker.addEventListener('install', event => event.waitUntil(carryOverAssets()))
worker.addEventListener('activate', event => event.waitUntil(dropOldAssets()))

// no page is changed under somebody's hands: a new build waits until all pages are closed, or until one that is about
// to reload anyway says so
worker.addEventListener('message', event => {
  if (isTakeOver(event.data)) void worker.skipWaiting()
})

const isTakeOver = (data: unknown) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'take over'

worker.addEventListener('push', event => event.waitUntil(showPush(event.data)))
worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(followClick(event.notification.data))
})
