import { device, tab } from './storage.ts'

export type Strategy = 'local' | 'training_school'

export interface Session {
  /** Undefined when nobody is signed in. */
  strategy: Strategy | undefined
  token: string | undefined
  schoolToken: string | undefined
  personId: string | undefined
  /** The workspace of this tab: every call of the tab sends it, whatever other tabs do. */
  workspaceId: string | undefined
}

export const names = {
  token: 'auth.token',
  person: 'auth.person',
  workspace: 'auth.workspace',
  schoolToken: 'auth.training_school.token',
} as const

/** Reads the session from storage; the order page, which has no React, needs nothing else of it. */
export function readStoredSession(): Session {
  const token = device.read(names.token)
  const schoolToken = device.read(names.schoolToken)
  return {
    strategy: token ? 'local' : schoolToken ? 'training_school' : undefined,
    token,
    schoolToken,
    personId: token && device.read(names.person),
    // a new tab starts in the workspace that was used last on this device; then it keeps its own
    workspaceId: token && (tab.read(names.workspace) ?? device.read(names.workspace)),
  }
}
