import { cleanupOutdatedCaches, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { carryOverAssets, dropOldAssets, registerAssets } from './assets.ts'
import { followClick, sendClickTo } from './click.ts'
import { registerFiles } from './files.ts'
import { answerNavigation } from './navigation.ts'
import { isOurs } from './addresses.ts'
import { showPush } from './push.ts'
import { worker } from './worker.ts'

/** The files that the shell needs to start without a connection, which the build lists. */
declare const shellFiles: PrecacheEntry[]

precacheAndRoute(shellFiles, { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()

registerRoute(new NavigationRoute(answerNavigation, { allowlist: [isOurs] }))
registerAssets()
registerFiles()

worker.addEventListener('install', event => event.waitUntil(carryOverAssets()))
worker.addEventListener('activate', event => event.waitUntil(dropOldAssets()))
// the worker takes control of the very first page at once, not only of the next one
worker.addEventListener('activate', event => event.waitUntil(worker.clients.claim()))

// A new build must not change a page while it is in use: it waits until all pages are closed, or until a page that is
// about to reload asks it to take over.
worker.addEventListener('message', event => {
  if (isMessage(event.data, 'take over')) void worker.skipWaiting()
  if (isMessage(event.data, 'listening')) sendClickTo(event.source instanceof Client ? event.source : null)
})

const isMessage = (data: unknown, type: string) => typeof data === 'object' && data !== null && 'type' in data && data.type === type

worker.addEventListener('push', event => event.waitUntil(showPush(event.data)))
worker.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(followClick(event.notification))
})
