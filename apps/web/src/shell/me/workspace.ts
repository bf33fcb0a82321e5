import { enterWorkspace } from '@allenio/contract/auth'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { hrefTo } from '#lib/screens'
import { call } from '#lib/api'
import { onSessionChange, setWorkspace } from '#lib/session'
import { goTo } from '../routing/navigate.ts'

/** Moves this tab to another of the person's businesses; new tabs will open there too. */
export async function switchWorkspace(workspaceId: string): Promise<void> {
  await call(enterWorkspace, { workspaceId })
  setWorkspace(workspaceId)
  goTo(hrefTo('/home'))
}

/**
 * Clears all data when the person or the business changes, so that the next one never sees data of the one before. Then
 * the guard decides again whether this page may stay. It also runs when the change happened in another tab.
 */
export const followSession = (cache: QueryClient, router: AnyRouter) =>
  onSessionChange((now, before) => {
    const hasMoved = now.token !== before.token || now.schoolToken !== before.schoolToken
    const hasSwitched = before.workspaceId !== undefined && now.workspaceId !== before.workspaceId
    if (!hasMoved && !hasSwitched) return
    cache.clear()
    void router.invalidate()
  })
