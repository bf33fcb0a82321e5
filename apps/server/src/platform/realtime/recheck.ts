import { reasonOf, type Log } from '#platform/log'
import { personRoom } from './rooms.ts'
import { dismiss, socketsIn, type Authenticate, type Io, type Wire } from './sockets.ts'

const lookEveryMs = 30_000
// sockets are checked again after this time, because sessions also expire by themselves
const trustedMs = 10 * 60_000
const atOnce = 10

export interface Recheck {
  one(socket: Wire): Promise<void>
  /** All of a person's sockets here; of everybody without an id. */
  person(personId: string): Promise<void>
  stop(): void
}

interface RecheckOptions {
  authenticate: Authenticate
  log: Log
  judgeRooms: (socket: Wire) => Promise<void>
}

/** Closes sockets when the session that admitted them ends, or its workspace or its rights change. */
export function startRecheck(io: Io, { authenticate, log, judgeRooms }: RecheckOptions): Recheck {
  async function one(socket: Wire): Promise<void> {
    const facts = socket.data
    try {
      const caller = await authenticate(facts.token, facts.workspaceId)
      if (caller?.kind !== 'person' || caller.sessionId !== facts.sessionId) return dismiss(socket, 'session ended')
      const { workspaceId, role, withheldPermissions = [] } = caller.membership ?? {}
      const hasSameRights = role === facts.role && withheldPermissions.join() === facts.withheldPermissions.join()
      if (workspaceId !== facts.workspaceId || !hasSameRights) return dismiss(socket, 'session changed')
      facts.checkedAt = performance.now()
      await judgeRooms(socket)
    } catch (error) {
      // the check failed, so the next round checks this socket again
      facts.checkedAt = -Infinity
      log.warn('a socket could not be checked', { reason: reasonOf(error) })
    }
  }

  async function all(sockets: readonly Wire[]): Promise<void> {
    for (let at = 0; at < sockets.length; at += atOnce) await Promise.all(sockets.slice(at, at + atOnce).map(one))
  }

  const timer = setInterval(() => {
    const before = performance.now() - trustedMs
    const sockets = [...io.of('/').sockets.values()]
    void all(sockets.filter(socket => socket.data.checkedAt < before))
    for (const socket of sockets) void judgeRooms(socket)
  }, lookEveryMs).unref()

  return {
    one,
    person: personId => all(personId ? socketsIn(io, personRoom(personId)) : [...io.of('/').sockets.values()]),
    stop: () => clearInterval(timer),
  }
}
