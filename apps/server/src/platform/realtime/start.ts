import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { Sessions } from '#platform/auth'
import { useConfig } from '#platform/config'
import type { Database } from '#platform/db'
import { addressOf, floodGate, isForeignOrigin, networkOf } from '#platform/http'
import type { Log } from '#platform/log'
import { openSockets } from '#platform/metrics'
import { brake } from './brake.ts'
import { guardEntrance } from './entrance.ts'
import { listenToSocket } from './heard-events.ts'
import { startRecheck } from './recheck.ts'
import { rememberEvents, type RecentEvents } from './recent-events.ts'
import { personRoom, roomOf, sessionRoom } from './rooms.ts'
import { dismiss, socketsIn, type Authenticate, type Io, type Wire } from './sockets.ts'
import { strangerPatienceMs, watchStrangers } from './strangers.ts'
import { judgeRooms, judgeRoomsOf, openRooms } from './thing-rooms.ts'
import { answerNodes, useIo } from './devices.ts'

export interface RealtimeOptions {
  httpServer: HttpServer
  authenticate: Authenticate
  sessions: Pick<Sessions, 'onChange'>
  database: Database
  log: Log
  /** How long a connection may take to say who it is. */
  patienceMs?: number
}

export interface Realtime {
  /** Lets go of all sockets; their browsers come back to another node, or to this one's next start. */
  stop(): Promise<void>
}

const socketsAPersonAtMost = 20

/** Every node may emit events; those whose SERVICES name realtime also hold sockets. */
export async function startRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { httpServer, authenticate, sessions, database, log, patienceMs = strangerPatienceMs } = options
  const {
    publicUrl,
    services,
    trustProxy,
    requestLimit,
    database: { url },
  } = useConfig()
  let isStopping = false
  const countHandshake = floodGate(requestLimit)
  const isFlood = (request: IncomingMessage) => {
    try {
      countHandshake(networkOf(addressOf(request, trustProxy)))
      return false
    } catch {
      return true
    }
  }
  const io: Io = new Server({
    path: '/api/realtime',
    serveClient: false,
    transports: ['websocket'],
    allowUpgrades: false,
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: 65_536,
    pingInterval: 25_000,
    pingTimeout: 20_000,
    connectTimeout: 10_000,
    allowRequest: (request, answer) => {
      const hasTokenInAddress = /[?&]token=/.test(request.url ?? '')
      const isRefused = isStopping || isFlood(request) || hasTokenInAddress || isForeignOrigin(request.headers, publicUrl)
      answer(isRefused ? 'refused' : null, !isRefused)
    },
  })
  // events that were emitted while the database was away reached no device of this node, so every device must reload
  const advise = () => {
    recentEvents.forget()
    io.local.emit('resync', { reason: 'events may be missing' })
  }
  const recentEvents = rememberEvents()
  const cluster = url ? await (await import('./adapter.ts')).joinNodes(database, { onGap: advise, onRooms: recentEvents.note }) : undefined
  if (cluster) io.adapter(cluster.adapter)
  noteBroadcasts(io, recentEvents)

  guardEntrance(io, authenticate)
  const recheck = startRecheck(io, { authenticate, log, judgeRooms: socket => judgeRooms(socket, { database, log }) })
  sessions.onChange(personId => void recheck.person(personId))
  io.on('connection', socket => {
    welcome(io, socket, recentEvents)
    listenToSocket(socket, { database, log })
    openRooms(socket, { database, log })
    // the session may have ended while its socket was being admitted
    void recheck.one(socket)
  })
  answerNodes(io)
  useIo(io, cluster !== undefined, workspaceId => void judgeRoomsOf(io, workspaceId, { database, log }))
  if (services.includes('realtime')) {
    io.attach(httpServer)
    watchStrangers(io, { trustedProxies: trustProxy, patienceMs })
  }

  return {
    async stop() {
      isStopping = true
      recheck.stop()
      useIo(undefined, false)
      // io.close() would also close the HTTP server; and the browser is sent no goodbye, so that it reconnects
      if (services.includes('realtime')) io.engine.close()
      await io.of('/').adapter.close()
      await cluster?.stop()
    },
  }
}

function noteBroadcasts(io: Io, { note }: RecentEvents): void {
  const { adapter } = io.of('/')
  const broadcast = adapter.broadcast.bind(adapter)
  adapter.broadcast = (packet, options) => {
    note(options.rooms)
    return broadcast(packet, options)
  }
}

function welcome(io: Io, socket: Wire, recentEvents: RecentEvents): void {
  const { personId, sessionId, workspaceId, since } = socket.data
  const here = socketsIn(io, personRoom(personId))
  const tooMany = Math.max(0, here.length + 1 - socketsAPersonAtMost)
  for (const oldest of here.slice(0, tooMany)) dismiss(oldest, 'too many sockets')
  const rooms = [personRoom(personId), sessionRoom(sessionId), ...(workspaceId ? [roomOf({ personId, workspaceId })] : [])]
  void socket.join(rooms)
  openSockets.inc()
  brake(socket)
  socket.emit('hello', { at: since, sessionId })
  // a browser that may have missed events between its reads and this moment reloads the data that it shows
  const { awayMs } = socket.handshake.auth
  if (typeof awayMs === 'number' && recentEvents.mayHaveMissed(rooms, awayMs)) socket.emit('resync', { reason: 'came back' })
  const others = () => io.to(personRoom(personId)).except(sessionRoom(sessionId))
  if (socketsIn(io, sessionRoom(sessionId)).length === 1) others().emit('devices', { change: 'came', sessionId })
  socket.on('disconnect', () => {
    openSockets.dec()
    if (socketsIn(io, sessionRoom(sessionId)).length === 0) others().emit('devices', { change: 'left', sessionId })
  })
}
