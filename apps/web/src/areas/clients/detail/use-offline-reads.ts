import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMe } from '#shell'
import { readAhead } from '#lib/read-ahead'
import { offlineReads } from '../slots.ts'

/** Fetches what other areas need of a client without a network, once the page has nothing else to do. */
export function useOfflineReads(clientId: string, isActive: boolean): void {
  const cache = useQueryClient()
  const permissions = useMe()?.permissions
  useEffect(() => {
    if (!isActive) return undefined
    return readAhead(() => {
      for (const { permission, fetch } of offlineReads.entries())
        if (permissions?.includes(permission)) void fetch(cache, clientId).catch(() => undefined)
    })
  }, [cache, clientId, isActive, permissions])
}
