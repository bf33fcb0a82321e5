import type { Language, WorkspaceRole } from '@allenio/contract'
import type { DefaultEventsMap, Namespace, Server, Socket } from 'socket.io'
import type { Caller } from '#platform/access'

/** What is remembered of a socket. */
export interface SocketFacts {
  token: string
  personId: string
  sessionId: string
  language: Language
  workspaceId: string | undefined
  membershipId: string | undefined
  role: WorkspaceRole | undefined
  since: string
  checkedAt: number
}

export interface Device {
  sessionId: string
  since: string
  sockets: number
}

/** Between nodes. */
export interface NodeEvents {
  'devices of': (personId: string, answer: (devices: Device[]) => void) => void
}

export type Io = Server<DefaultEventsMap, DefaultEventsMap, NodeEvents, SocketFacts>
export type Wire = Socket<DefaultEventsMap, DefaultEventsMap, NodeEvents, SocketFacts>
export type Home = Namespace<DefaultEventsMap, DefaultEventsMap, NodeEvents, SocketFacts>

export type Authenticate = (token: string, workspaceId: string | undefined) => Promise<Caller | undefined>

export type Farewell = 'session ended' | 'session changed' | 'too many sockets' | 'too many messages'

/** Says why and closes: told so, a browser does not come back by itself. */
export function dismiss(socket: Wire, reason: Farewell): void {
  socket.emit('goodbye', { reason })
  socket.disconnect(true)
}

/** This node's sockets in a room. */
export const socketsIn = (io: Io, room: string): Wire[] =>
  [...io.of('/').adapter.rooms.get(room) ?? []].flatMap(id => io.of('/').sockets.get(id) ?? [])
