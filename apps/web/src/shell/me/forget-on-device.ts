import { useEffect } from 'react'
import { forgetWaiting } from '#lib/badge'
import { closeShown } from '#lib/push'
import { onSessionChange } from '#lib/session'

/** Neither the number on the icon nor what the device still shows is the next person's to see. */
export function useForgetOnDevice(): void {
  useEffect(
    () =>
      onSessionChange((now, before) => {
        if (before.personId === undefined || now.personId === before.personId) return
        void forgetWaiting()
        void closeShown(() => true)
      }),
    [],
  )
}
