import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMe } from '#shell'
import { whenSettled } from '#lib/build'
import { isOnline, mayPrefetch, whenIdle } from '#lib/device'
import { offlineReads } from '../slots.ts'

/** Fetches what other areas need of a client without a network, once the page has nothing else to do. */
export function useOfflineReads(clientId: string, isActive: boolean): void {
  const cache = useQueryClient()
  const permissions = useMe()?.permissions
  useEffect(() => {
    if (!isActive || !isOnline() || !mayPrefetch()) return undefined
    let cancel = whenSettled(() => {
      cancel = whenIdle(() => {
        for (const { permission, fetch } of offlineReads.entries())
          if (permissions?.includes(permission)) void fetch(cache, clientId).catch(() => undefined)
      })
    })
    return () => cancel()
  }, [cache, clientId, isActive, permissions])
}
