import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { checkRefresh } from '@allenio/contract/account'
import { call } from '#lib/api'
import { followServiceWorker, refreshCheck } from '#lib/build'
import { useSession } from '#lib/session'
import { offerNewVersion } from '../notices/new-version.ts'

const check = refreshCheck(async build => (await call(checkRefresh, { build })).shouldRefresh)

/** Is this page the newest? Asked on focus and on navigation by those signed in, told to all by the worker. */
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
