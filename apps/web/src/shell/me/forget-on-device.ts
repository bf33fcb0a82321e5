import { useEffect } from 'react'
import { clearWaitingCounts } from '#lib/badge'
import { closeNotifications } from '#lib/push'
import { onSessionChange } from '#lib/session'

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
