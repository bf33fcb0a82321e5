import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { checkRefresh } from '@allenio/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api'
import { followServiceWorker, refreshCheck } from '#lib/build'
import { startRealtime } from '#lib/realtime'
import { useSession } from '#lib/session'
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
    return startRealtime(cache)
  }, [cache, personId])
}
