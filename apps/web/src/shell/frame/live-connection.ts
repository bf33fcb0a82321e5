import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { startRealtime } from '#lib/realtime'
import type { Me } from '../me/me.ts'

/** Keeps one connection open for as long as somebody is signed in. */
export function useLiveConnection(me: Me | undefined): void {
  const cache = useQueryClient()
  const personId = me?.id
  useEffect(() => {
    if (personId === undefined) return
    return startRealtime(cache)
  }, [cache, personId])
}
