import { addressOf, networkOf, openCrowd } from '#platform/http'
import { rememberSocket, terminate, type Connection, type Io } from './sockets.ts'

// a browser says who it is within a second
const ofNetworkAtMost = 50
const altogetherAtMost = 500
const messagesAtMost = 5
export const strangerPatienceMs = 10_000

interface StrangerOptions {
  trustedProxies: number
  patienceMs: number
}

/**
 * Sockets that have not said who they are. They are cut off rather than asked to close, which they need not heed: one after
 * its time or a few messages, and where there are too many, the oldest of whoever has most. Whoever is signed in is none
 * of them, so that no flood refuses them.
 */
export function watchStrangers(io: Io, { trustedProxies, patienceMs }: StrangerOptions): void {
  const strangers = openCrowd<Connection>({ ofNetworkAtMost, altogetherAtMost, expel: terminate })

  io.engine.on('connection', (connection: Connection) => {
    const { request } = connection
    rememberSocket(connection, request.socket)
    strangers.add(connection, networkOf(addressOf(request, trustedProxies)))
    forgetRequest(connection)
    const timer = setTimeout(() => {
      if (strangers.has(connection)) terminate(connection)
    }, patienceMs).unref()
    let messages = 0
    connection.on('packet', ({ type }) => {
      if (type !== 'message' || !strangers.has(connection)) return
      messages += 1
      if (messages > messagesAtMost) terminate(connection)
    })
    connection.once('close', () => {
      clearTimeout(timer)
      strangers.delete(connection)
    })
  })
  io.on('connection', ({ conn }) => strangers.delete(conn))
}

/** The request of the handshake is not needed any more, and it is most of what a socket weighs. */
function forgetRequest(connection: { request: unknown }): void {
  connection.request = null
}
