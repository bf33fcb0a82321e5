import { useEffect } from 'react'
import { fetchAhead } from '#lib/build'
import { isOnline, mayPrefetch } from '#lib/device'
import type { Screen } from '#lib/screens'
import { screens } from '../../routes.ts'
import { layoutComponents } from '../layouts/layout-components.tsx'
import { visitorOf } from '../me/me.ts'
import type { Me } from '../me/me.ts'
import { mayOpen } from './guard.ts'

/** Loads the pages that must open without a network while there is one, if the person may open them. */
export function usePagesAhead(me: Me | undefined): void {
  useEffect(() => {
    if (!me || !isOnline() || !mayPrefetch()) return
    const visitor = visitorOf(me)
    // a failure is ignored, because the next visit tries again
    void storePages(screens.list.filter(({ isOffline, access }) => isOffline && mayOpen(access, visitor))).catch(() => undefined)
  }, [me])
}

// the worker uses the same cache, and empties it of what a new build no longer contains: of this list too
const cacheName = 'assets'
const listOfPages = '/pages-ahead'

/** Where no worker stores them, pages are not loaded ahead; where it has stored them, they are not loaded again at each visit. */
async function storePages(pages: typeof screens.list): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.ready
  const cache = await caches.open(cacheName)
  const paths = pages.map(({ path }) => path).join('\n')
  if ((await (await cache.match(listOfPages))?.text()) === paths) return
  const layouts = [...new Set(pages.map(({ layout }) => layoutComponents[layout].component))]
  await Promise.all([...layouts.map(layout => layout.preload?.()), ...pages.map(fetchPage)])
  // a page that was opened before the worker stores its files itself, but may be closed before it has done so
  if (navigator.serviceWorker.controller) await cache.put(listOfPages, new Response(paths))
}

async function fetchPage({ frame, page }: Screen): Promise<void> {
  const [{ prepare, ahead }] = await Promise.all([fetchAhead(page), frame && fetchAhead(frame.page)])
  await Promise.all([prepare?.(), ahead?.()])
}
