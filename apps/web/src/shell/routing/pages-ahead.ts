import { useEffect } from 'react'
import { fetchAhead } from '#lib/build'
import { isOnline, mayPrefetch } from '#lib/device'
import { screens } from '../../routes.ts'
import { visitorOf } from '../me/me.ts'
import type { Me } from '../me/me.ts'
import { mayOpen } from './guard.ts'

/** Loads the pages that must open without a network while there is one, if the person may open them. */
export function usePagesAhead(me: Me | undefined): void {
  useEffect(() => {
    if (!me || !isOnline() || !mayPrefetch()) return
    const visitor = visitorOf(me)
    for (const { isOffline, access, page, frame, parts = [] } of screens.list) {
      if (!isOffline || !mayOpen(access, visitor)) continue
      // a failure is ignored, because the next visit tries again
      for (const part of [...(frame ? [frame.page] : []), page, ...parts]) fetchAhead<unknown>(part).catch(() => undefined)
    }
  }, [me])
}
