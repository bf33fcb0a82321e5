import {
  holdsPermission,
  permissionsOf,
  type Access,
  type AnyEndpoint,
  type Language,
  type Permission,
  type Role,
  type WorkspaceRole,
} from '@allenio/contract'
import type { Row } from '#platform/db'

export interface SignedIn {
  personId: string
  sessionId: string
  language: Language
  timeZone: string
}

/** A person at work in one workspace. */
export interface Actor extends SignedIn {
  workspaceId: string
  membershipId: string
  role: WorkspaceRole
  /** Permissions of the role that this member does not have. */
  withheldPermissions: readonly string[]
}

/** Someone signed in, in a workspace or in none. */
export interface Person extends SignedIn {
  kind: 'person'
  /** False also for a super admin whose session still has to show a second factor. */
  isSuperAdmin: boolean
  isGuardMissing: boolean
  /** The operator has suspended the business of this call. */
  isSuspended: boolean
  membership: Membership | undefined
}

export interface Membership extends Row<'memberships', 'role'> {
  workspaceId: Row<'memberships'>['workspace_id']
  membershipId: Row<'memberships'>['id']
  withheldPermissions: readonly string[]
}

export interface SchoolUser extends SignedIn {
  kind: 'school user'
}

export type Caller = Person | SchoolUser

export type Verdict = 'allowed' | 'unauthenticated' | 'forbidden' | 'no workspace'

const asList = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T])

export const rolesOf = (caller: Caller): Role[] =>
  caller.kind === 'school user'
    ? ['training_school']
    : [...(caller.isSuperAdmin ? ['super_admin' as const] : []), ...(caller.membership ? [caller.membership.role] : [])]

/** The permissions of a member follow from these alone. */
export type Rights = Pick<Actor, 'role' | 'withheldPermissions'>

export const mayDo = ({ role, withheldPermissions }: Rights, permission: Permission): boolean =>
  holdsPermission(role, permission) && !withheldPermissions.includes(permission)

/** Every permission that a member has: those of the role but for what is withheld. */
export const permissionsFor = ({ role, withheldPermissions }: Rights): Permission[] =>
  permissionsOf(role).filter(permission => !withheldPermissions.includes(permission))

/** Whether a member of a workspace may make this call at all, to tell a screen what it may offer. */
export const mayCall = (actor: Actor, { access }: Pick<AnyEndpoint, 'access'>): boolean =>
  judge(access, { kind: 'person', ...actor, isSuperAdmin: false, isGuardMissing: false, isSuspended: false, membership: actor }) ===
  'allowed'

/** Whether the caller may make this call at all; which rows they reach is the handler's matter. */
export function judge(access: Access, caller: Caller | undefined): Verdict {
  if (typeof access === 'object' && 'public' in access) return 'allowed'
  if (!caller) return 'unauthenticated'
  if (access === 'any') return caller.kind === 'person' ? 'allowed' : 'unauthenticated'
  if ('role' in access) return judgeRole(asList(access.role), caller)
  if (caller.kind === 'school user') return 'unauthenticated'
  const { membership } = caller
  if (!membership) return 'no workspace'
  return asList(access.permission).every(permission => mayDo(membership, permission)) ? 'allowed' : 'forbidden'
}

function judgeRole(roles: readonly Role[], caller: Caller): Verdict {
  if (rolesOf(caller).some(role => roles.includes(role))) return 'allowed'
  // the two login strategies are separate: a school's token is invalid everywhere else, and the other way round
  const isSchoolCall = roles.includes('training_school')
  if (isSchoolCall !== (caller.kind === 'school user')) return 'unauthenticated'
  return caller.kind === 'person' && !caller.membership && !roles.includes('super_admin') ? 'no workspace' : 'forbidden'
}
