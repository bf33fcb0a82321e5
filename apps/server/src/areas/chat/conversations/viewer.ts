import type { Actor } from '#platform/access'

/** The member to whom something is shown: links, names and permitted actions depend on them. */
export type Viewer = Pick<Actor, 'personId' | 'membershipId' | 'role' | 'withheldPermissions' | 'language'>

export const isClient = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'client'
