import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { openCrowd } from './crowd.ts'
import { networkOf } from './networks.ts'

// a browser opens six connections, and a whole office may share one address
const ofNetworkAtMost = 500
const altogetherAtMost = 5_000

/**
 * Nobody can block the server by opening connections: the one that has been idle longest is closed first. Behind proxies all
 * connections belong to the proxies, which then have to limit them. Realtime sockets are counted where they enter.
 */
export function boundConnections(server: Server, trustedProxies: number): void {
  if (trustedProxies > 0) return
  const crowd = openCrowd<Socket>({ ofNetworkAtMost, altogetherAtMost, expel: socket => socket.destroy() })
  const add = (socket: Socket) => crowd.add(socket, networkOf(socket.remoteAddress ?? ''))
  server.on('connection', (socket: Socket) => {
    add(socket)
    socket.once('close', () => crowd.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage) => {
    if (crowd.has(socket)) add(socket)
  })
  server.on('upgrade', ({ socket }: IncomingMessage) => crowd.delete(socket))
}
