import { addressOf, networkOf, openCrowd } from '#platform/http'
import { rememberSocket, terminate, type Connection, type Io } from './sockets.ts'

// a browser sends its token within a second, so few sockets are strangers at a time
const ofNetworkAtMost = 50
const altogetherAtMost = 500
const messagesAtMost = 5
export const strangerPatienceMs = 10_000

interface StrangerOptions {
  trustedProxies: number
  patienceMs: number
}

/**
 * Sockets that have not sent a token. They are cut off, because they could ignore a request to close: each after its time or
 * a few messages, and if there are too many, the oldest of the network that has most. Signed-in sockets are not counted here,
 * so that a flood of strangers does not affect them.
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
