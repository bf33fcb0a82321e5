import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { onSessionChange } from '#lib/session'

/**
 * Another person, or another business of the same one, must not see a trace of the one before; then the guard decides
 * anew where this page may stay. Also when it happened in another tab.
 */
export const followSession = (cache: QueryClient, router: AnyRouter) =>
  onSessionChange((now, before) => {
    const hasMoved = now.token !== before.token || now.schoolToken !== before.schoolToken
    const hasSwitched = before.workspaceId !== undefined && now.workspaceId !== before.workspaceId
    if (!hasMoved && !hasSwitched) return
    cache.clear()
    void router.invalidate()
  })
