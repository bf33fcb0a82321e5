import type { Language, WorkspaceRole } from '@allenio/contract'
import type { Actor, Person } from '#platform/access'
import type { TestMember, TestPerson } from './given.ts'

/** The member as the server passes them to a handler, for tests that call a function behind the handler. */
export const actorOf = (
  { personId, sessionId, workspaceId, membershipId }: TestMember,
  role: WorkspaceRole,
  language: Language = 'it',
): Actor => ({ personId, sessionId, language, timeZone: 'Europe/Rome', workspaceId, membershipId, role, withheldPermissions: [] })

/** A person as the server passes them to a handler; they may be in no workspace. */
export const personOf = (
  { personId, sessionId, workspaceId, membershipId }: Pick<TestPerson, 'personId' | 'sessionId'> & Partial<TestPerson>,
  { role = 'admin', isSuperAdmin = false }: { role?: WorkspaceRole; isSuperAdmin?: boolean } = {},
): Person => ({
  kind: 'person',
  personId,
  sessionId,
  language: 'it',
  timeZone: 'Europe/Rome',
  isSuperAdmin,
  isGuardMissing: false,
  isSuspended: false,
  membership: workspaceId && membershipId ? { workspaceId, membershipId, role, withheldPermissions: [] } : undefined,
})
