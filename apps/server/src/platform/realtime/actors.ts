import type { Actor, Caller } from '#platform/access'
import type { SocketFacts } from './sockets.ts'

export function actorOf(facts: SocketFacts): Actor | undefined {
  const { personId, sessionId, language, timeZone, workspaceId, membershipId, role, withheldPermissions } = facts
  if (!workspaceId || !membershipId || !role) return undefined
  return { personId, sessionId, language, timeZone, workspaceId, membershipId, role, withheldPermissions }
}

export const callerOf = ({ workspaceId, membershipId, role, withheldPermissions, ...person }: Actor): Caller => ({
  kind: 'person',
  ...person,
  isSuperAdmin: false,
  isGuardMissing: false,
  isSuspended: false,
  membership: { workspaceId, membershipId, role, withheldPermissions },
})
