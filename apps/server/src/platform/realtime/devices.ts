import type { Db } from '#platform/db'
import { personRoom, roomOf, sessionRoom, type Listener } from './rooms.ts'
import { socketsIn, type Device, type Io } from './sockets.ts'

let installed: Io | undefined
let hasOtherNodes = false
let judgeHere: (workspaceId: string) => void = () => undefined

export function useIo(io: Io | undefined, isClustered: boolean, judgeRooms: (workspaceId: string) => void = () => undefined): void {
  installed = io
  hasOtherNodes = isClustered
  judgeHere = judgeRooms
  io?.on('judge rooms', judgeRooms)
}

// nodes pass an event on in one NOTIFY, which holds 8,000 bytes, envelope included
const hintBytes = 6_000

/**
 * Emits an event about a stored change to a person's open devices, on every node. It is only a hint: the data is in a row. An
 * event that is too long is replaced by the advice to reload.
 */
export function emit(db: Db, listener: Listener, event: string, payload: object): void {
  const text = JSON.stringify(payload)
  db.afterCommit(() => {
    const room = installed?.to(roomOf(listener))
    const listeners = listener.exceptSessionId ? room?.except(sessionRoom(listener.exceptSessionId)) : room
    if (Buffer.byteLength(text) > hintBytes) listeners?.emit('resync', { reason: event })
    else listeners?.emit(event, JSON.parse(text))
  })
}

/** As `emit`, to the devices in a room. */
export function emitToRoom(db: Db, room: string, event: string, payload: object): void {
  db.afterCommit(() => installed?.to(room).emit(event, payload))
}

/** Sends out of the rooms of a business's things, on every node, whoever may no longer be in them. Call it where access is taken away. */
export function judgeRoomsAgain(db: Db, workspaceId: string): void {
  db.afterCommit(() => {
    judgeHere(workspaceId)
    if (hasOtherNodes) installed?.serverSideEmit('judge rooms', workspaceId)
  })
}

/** The devices on which a person has the app open now, whichever nodes they are connected to. */
export async function devicesOf(personId: string): Promise<Device[]> {
  if (!installed) return []
  const elsewhere = hasOtherNodes ? await installed.serverSideEmitWithAck('devices of', personId).catch(partial) : []
  const bySession = Map.groupBy([devicesHere(installed, personId), ...elsewhere].flat(), device => device.sessionId)
  return [...bySession].map(([sessionId, parts]) => ({
    sessionId,
    since: parts.map(part => part.since).sort()[0] ?? '',
    sockets: parts.reduce((sum, part) => sum + part.sockets, 0),
  }))
}

// a node that has just died does not answer, so the answers of the others are used
const partial = (error: unknown): Device[][] =>
  error instanceof Error && 'responses' in error && Array.isArray(error.responses) ? error.responses : []

export const answerNodes = (io: Io): void => void io.on('devices of', (personId, answer) => answer(devicesHere(io, personId)))

function devicesHere(io: Io, personId: string): Device[] {
  const bySession = Map.groupBy(socketsIn(io, personRoom(personId)), socket => socket.data.sessionId)
  return [...bySession].map(([sessionId, sockets]) => ({
    sessionId,
    since: sockets.map(socket => socket.data.since).sort()[0] ?? '',
    sockets: sockets.length,
  }))
}
