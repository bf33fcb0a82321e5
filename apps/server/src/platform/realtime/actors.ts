import type { Actor, Caller } from '#platform/access'
import type { SocketFacts } from './sockets.ts'

export function actorOf({ personId, sessionId, language, timeZone, workspaceId, membershipId, role }: SocketFacts): Actor | undefined {
  if (!workspaceId || !membershipId || !role) return undefined
  return { personId, sessionId, language, timeZone, workspaceId, membershipId, role }
}

export const callerOf = ({ workspaceId, membershipId, role, ...person }: Actor): Caller => ({
  kind: 'person',
  ...person,
  isSuperAdmin: false,
  membership: { workspaceId, membershipId, role },
})
