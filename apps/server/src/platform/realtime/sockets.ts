import type { Socket as NetSocket } from 'node:net'
import type { Language, WorkspaceRole } from '@allenio/contract'
import type { DefaultEventsMap, Namespace, Server, Socket } from 'socket.io'
import type { Caller } from '#platform/access'

/** The facts that the server keeps about a socket. */
export interface SocketFacts {
  token: string
  personId: string
  sessionId: string
  language: Language
  timeZone: string
  workspaceId: string | undefined
  membershipId: string | undefined
  role: WorkspaceRole | undefined
  withheldPermissions: readonly string[]
  since: string
  /** The time of the last check on the monotonic clock; -Infinity if the check failed. */
  checkedAt: number
}

export interface Device {
  sessionId: string
  since: string
  sockets: number
}

/** The events between nodes. */
export interface NodeEvents {
  'devices of': (personId: string, answer: (devices: Device[]) => void) => void
  'judge rooms': (workspaceId: string) => void
}

export type Io = Server<DefaultEventsMap, DefaultEventsMap, NodeEvents, SocketFacts>
export type Wire = Socket<DefaultEventsMap, DefaultEventsMap, NodeEvents, SocketFacts>
export type Home = Namespace<DefaultEventsMap, DefaultEventsMap, NodeEvents, SocketFacts>

export type Authenticate = (token: string, workspaceId: string | undefined) => Promise<Caller | undefined>

export type Farewell = 'session ended' | 'session changed' | 'too many sockets' | 'too many messages'

/** The connection beneath a socket, also one of a stranger. */
export type Connection = Wire['conn']

const netSockets = new WeakMap<Connection, NetSocket>()

export const rememberSocket = (connection: Connection, socket: NetSocket): void => void netSockets.set(connection, socket)

/** Cuts a connection off, because the other end can delay a polite close as long as it likes. */
export const terminate = (connection: Connection): void => void netSockets.get(connection)?.destroy()

const farewellMs = 1_000

/** Cuts a connection off after a moment, so that the other end can still read the reason. */
export const terminateSoon = (connection: Connection): void => void setTimeout(() => terminate(connection), farewellMs).unref()

/** Sends the reason and closes; the browser then does not reconnect by itself. */
export function dismiss(socket: Wire, reason: Farewell): void {
  socket.emit('goodbye', { reason })
  socket.disconnect(true)
  terminateSoon(socket.conn)
}

/** The sockets of this node that are in a room. */
export const socketsIn = (io: Io, room: string): Wire[] =>
  [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap(id => io.of('/').sockets.get(id) ?? [])
