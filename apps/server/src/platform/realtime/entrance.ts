import { isDatabaseAway } from '#platform/db'
import { terminateSoon, type Authenticate, type Io, type SocketFacts, type Wire } from './sockets.ts'

const tokenShape = /^[\w-]{20,200}$/
const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Admits signed-in sockets. The token comes in the first message, never in the address, which proxies log. */
export function guardEntrance(io: Io, authenticate: Authenticate): void {
  io.use(async (socket, next) => {
    const refusal = await enter(socket, authenticate)
    next(refusal)
    // a refused socket may do nothing else on this connection
    if (!refusal) return
    setImmediate(() => socket.conn.close())
    terminateSoon(socket.conn)
  })
}

async function enter(socket: Wire, authenticate: Authenticate): Promise<Error | undefined> {
  try {
    const facts = await factsOf(socket, authenticate)
    if (!facts) return new Error('unauthenticated')
    Object.assign(socket.data, facts)
    return undefined
  } catch (error) {
    return new Error(isDatabaseAway(error) ? 'unavailable' : 'unauthenticated')
  }
}

async function factsOf(socket: Wire, authenticate: Authenticate): Promise<SocketFacts | undefined> {
  const { token, workspaceId } = socket.handshake.auth
  if (typeof token !== 'string' || !tokenShape.test(token)) return undefined
  const wantedWorkspaceId = typeof workspaceId === 'string' && idShape.test(workspaceId) ? workspaceId : undefined
  const caller = await authenticate(token, wantedWorkspaceId)
  if (caller?.kind !== 'person') return undefined
  const { personId, sessionId, language, timeZone, membership } = caller
  return {
    token,
    personId,
    sessionId,
    language,
    timeZone,
    workspaceId: membership?.workspaceId,
    membershipId: membership?.membershipId,
    role: membership?.role,
    withheldPermissions: membership?.withheldPermissions ?? [],
    since: new Date().toISOString(),
    checkedAt: performance.now(),
  }
}
