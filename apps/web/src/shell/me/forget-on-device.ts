import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clearWaitingCounts } from '#lib/badge'
import { removeForbiddenReads } from '#lib/offline'
import { closeNotifications } from '#lib/push'
import { onSessionChange } from '#lib/session'
import type { Me } from './me.ts'

/** Clears the number on the icon and the notifications of the device, because the next person must not see them. */
export function useForgetOnDevice(): void {
  useEffect(
    () =>
      onSessionChange((now, before) => {
        if (before.personId === undefined || now.personId === before.personId) return
        void clearWaitingCounts()
        void closeNotifications(() => true)
      }),
    [],
  )
}

/** Removes from the device what this person was shown with a permission that they have lost since. */
export function useForgetForbidden(me: Me | undefined): void {
  const cache = useQueryClient()
  const permissions = me?.permissions
  useEffect(() => {
    if (permissions) void removeForbiddenReads(cache, permissions)
  }, [cache, permissions])
}
