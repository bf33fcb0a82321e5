import type { Language, WorkspaceRole } from '@allenio/contract'

/** The member to whom something is shown: links, names and permitted actions depend on them. */
export interface Viewer {
  personId: string
  membershipId: string
  role: WorkspaceRole
  language: Language
}

export const isClient = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'client'
