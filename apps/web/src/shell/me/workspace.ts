import { enterWorkspace } from '@allenio/contract/auth'
import { call } from '#lib/api'
import { setWorkspace } from '#lib/session'
import { goTo } from '../routing/navigate.ts'

/** Moves this tab to another of the person's businesses; new tabs will open there too. */
export async function switchWorkspace(workspaceId: string): Promise<void> {
  await call(enterWorkspace, { workspaceId })
  setWorkspace(workspaceId)
  goTo('/home')
}
