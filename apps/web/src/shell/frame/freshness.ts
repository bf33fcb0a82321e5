import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { checkRefresh } from '@allenio/contract/account'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Thing } from '@allenio/contract'
import { call, refresh } from '#lib/api'
import { followServiceWorker, refreshCheck } from '#lib/build'
import { onRealtime, startRealtime } from '#lib/realtime'
import { tabId, useSession } from '#lib/session'
import { offerNewVersion } from '../banners/new-version.ts'
import type { Me } from '../me/me.ts'

const check = refreshCheck(async build => (await call(checkRefresh, { build })).shouldRefresh)

/**
 * Checks whether this page is the newest build. A signed-in page asks the server on focus and navigation; the service
 * worker informs every page.
 */
export function useFreshness(): void {
  const router = useRouter()
  const { token } = useSession()
  useEffect(() => {
    if (token === undefined) return
    const ask = () => void check()
    window.addEventListener('focus', ask)
    const forget = router.subscribe('onResolved', ask)
    return () => {
      window.removeEventListener('focus', ask)
      forget()
    }
  }, [router, token])
  useEffect(() => {
    void followServiceWorker().then(offerNewVersion)
  }, [])
}

/** Keeps one connection open for as long as somebody is signed in. */
export function useLiveConnection(me: Me | undefined): void {
  const cache = useQueryClient()
  const personId = me?.id
  useEffect(() => {
    if (personId === undefined) return
    const stop = startRealtime(cache)
    const stopChanges = followChanges(cache)
    return () => {
      stopChanges()
      stop()
    }
  }, [cache, personId])
}

// a team at work changes many things, and what one looks at need not move more often than this
const refreshMs = 1_000

/** Shows what others have changed on the records that this person sees. */
function followChanges(cache: QueryClient): () => void {
  let pending = new Set<Thing>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    timer = undefined
    void refresh(cache, [...pending])
    pending = new Set()
  }
  const stop = onRealtime('changed', ({ things, tabs }) => {
    if (tabs.every(tab => tab === tabId)) return
    for (const thing of things) pending.add(thing)
    timer ??= setTimeout(show, refreshMs)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
