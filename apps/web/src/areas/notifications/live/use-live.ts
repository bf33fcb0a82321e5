import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { whenSettled } from '#lib/build'
import { useMe, useWaitingCount } from '#shell'
import { useUnreadCount } from './unread.ts'

/** Runs beside every page; its listeners are loaded after the first page has been rendered. */
export function useLive(): void {
  const cache = useQueryClient()
  const me = useMe()
  const personId = me?.permissions.includes('view notifications') ? me.id : undefined
  useWaitingCount('notifications', useUnreadCount())
  useEffect(() => {
    if (personId === undefined) return
    let stop: (() => void) | undefined
    let isOver = false
    const callOff = whenSettled(
      () =>
        void import('./start.ts').then(
          ({ startLive }) => {
            if (!isOver) stop = startLive(cache)
          },
          () => undefined,
        ),
    )
    return () => {
      isOver = true
      callOff()
      stop?.()
    }
  }, [cache, personId])
}
