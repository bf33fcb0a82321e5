import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMe } from '#shell'
import { isVisible } from '#lib/device'
import { onRealtime } from '#lib/realtime'

/** Whoever works elsewhere in the app is told of what is written to them; how, comes with the first that is. */
export function useAnnouncing(): void {
  const cache = useQueryClient()
  const role = useMe()?.workspace?.role
  useEffect(() => role && onRealtime('chat message', came => {
    if (!isVisible()) return
    // a word that cannot be said stays with the number of what is to read
    void import('./announce.ts').then(({ announce }) => announce(cache, came, role === 'client')).catch(() => undefined)
  }), [cache, role])
}
