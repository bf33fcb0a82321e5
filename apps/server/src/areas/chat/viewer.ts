import type { Language, WorkspaceRole } from '@allenio/contract'

/** Whose eyes something is shown to: links, names and what may be done depend on it. */
export interface Viewer {
  personId: string
  membershipId: string
  role: WorkspaceRole
  language: Language
}

export const isClient = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'client'
