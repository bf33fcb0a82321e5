import type { Access } from '@allenio/contract'
import { judge, type Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import { sql, type Database, type Db, type Row, type WorkspaceDb } from '#platform/db'
import { reasonOf, type Log } from '#platform/log'
import { z } from 'zod'
import { actorOf, callerOf } from './actors.ts'
import { emitToRoom } from './devices.ts'
import type { Io, Wire } from './sockets.ts'
import { countInWindows } from './windows.ts'

/** The rooms of a kind of thing, such as the documents that several people edit at once, and the right to be in them. */
export interface ThingRooms {
  thing: string
  access: Access
  mayEnter: (db: WorkspaceDb, actor: Actor, id: string) => Promise<boolean>
}

export const thingRooms = collectionOf<ThingRooms>('rooms by thing', ({ thing }) => thing)

const roomsASocketAtMost = 10
const windowMs = 10_000
const entriesAtMost = 20
const presencesAtMost = 40
const presenceMaxLength = 120

const Place = z.object({ thing: z.string().max(40), id: z.uuid().toLowerCase() })
const Entry = Place.extend({ tab: z.string().max(40) })
const Presence = Place.extend({ at: z.string().max(presenceMaxLength).nullable() })

interface Room {
  workspaceId: string
  thing: string
  id: string
}

interface EnteredRoom extends Room {
  /** A person may have a thing open in two tabs. */
  tab: string
  /** The person's, for the others in the room. */
  name: string
}

const nameOf = ({ workspaceId, thing, id }: Room) => `${thing}:${workspaceId}:${id}`

/** Emits an event to the devices that have entered a thing's room, on every node, after the commit. */
export const emitToThing = (db: Db, room: Room, event: string, payload: object): void => emitToRoom(db, nameOf(room), event, payload)

/** Tells everybody in the room of a thing that was deleted; they are sent out when rooms are next judged. */
export const closeRoom = (db: WorkspaceDb, { thing, id }: Omit<Room, 'workspaceId'>): void =>
  emitToThing(db, { workspaceId: db.workspaceId, thing, id }, 'room closed', { thing, id })

interface RoomOptions {
  database: Database
  log: Log
}

/** The rooms that a socket is in; they are judged again from time to time, because access may be taken away. */
const roomsOfSocket = new WeakMap<Wire, Map<string, EnteredRoom>>()

export function openRooms(socket: Wire, options: RoomOptions): void {
  const entered = new Map<string, EnteredRoom>()
  const roomsInJudgement = new Set<string>()
  roomsOfSocket.set(socket, entered)
  const countEntries = countInWindows(windowMs)
  const countPresences = countInWindows(windowMs)

  socket.on('enter', (payload: unknown, answer: unknown) => {
    if (typeof answer !== 'function') return
    const entry = Entry.safeParse(payload)
    const room = entry.success && socket.data.workspaceId ? { ...entry.data, workspaceId: socket.data.workspaceId } : undefined
    if (!room || countEntries() > entriesAtMost || new Set([...roomsInJudgement, ...entered.keys()]).size >= roomsASocketAtMost)
      return answer(false)
    roomsInJudgement.add(nameOf(room))
    void judgeEntry(socket, room, options).then(async name => {
      roomsInJudgement.delete(nameOf(room))
      if (name !== undefined) {
        entered.set(nameOf(room), { ...room, name })
        await socket.join(nameOf(room))
      }
      answer(name !== undefined)
    })
  })
  socket.on('leave', (payload: unknown) => {
    const place = Place.safeParse(payload)
    const room = [...entered.values()].find(({ thing, id }) => place.success && thing === place.data.thing && id === place.data.id)
    if (room) leave(socket, room)
  })
  socket.on('presence', (payload: unknown) => {
    const presence = Presence.safeParse(payload)
    if (!presence.success || countPresences() > presencesAtMost) return
    const { thing, id, at } = presence.data
    const room = entered.get(nameOf({ thing, id, workspaceId: socket.data.workspaceId ?? '' }))
    if (!room) return
    const { tab, name } = room
    socket.to(nameOf(room)).emit('presence', { thing, id, tab, at, personId: socket.data.personId, name })
  })
  // the others learn that a device is gone without its help
  socket.on('disconnecting', () => {
    for (const room of entered.values()) emitAbsence(socket, room)
  })
}

function leave(socket: Wire, room: EnteredRoom): void {
  roomsOfSocket.get(socket)?.delete(nameOf(room))
  emitAbsence(socket, room)
  void socket.leave(nameOf(room))
}

const emitAbsence = (socket: Wire, room: EnteredRoom): void =>
  void socket.to(nameOf(room)).emit('presence', { thing: room.thing, id: room.id, tab: room.tab, personId: null, at: null })

/** The person's name if they may enter. */
async function judgeEntry(socket: Wire, { thing, id }: Room, { database, log }: RoomOptions): Promise<string | undefined> {
  const actor = actorOf(socket.data)
  const rooms = thingRooms.gathered().find(each => each.thing === thing)
  if (!actor || !rooms || judge(rooms.access, callerOf(actor)) !== 'allowed') return undefined
  try {
    return await database.withWorkspace(actor.workspaceId, 'read', async db =>
      (await rooms.mayEnter(db, actor, id)) ? readName(db, actor) : undefined,
    )
  } catch (error) {
    log.warn('a room was not judged', { thing, reason: reasonOf(error) })
    return undefined
  }
}

async function readName(db: WorkspaceDb, { personId }: Actor): Promise<string | undefined> {
  const person = await db.maybeOne<Row<'persons', 'first_name' | 'last_name'>>(sql`
    select first_name, last_name from persons where id = ${personId}`)
  return person && `${person.first_name} ${person.last_name}`.trim()
}

/** Sends a socket out of the rooms that its person may no longer be in. */
export async function judgeRooms(socket: Wire, options: RoomOptions): Promise<void> {
  for (const room of roomsOfSocket.get(socket)?.values() ?? []) {
    if ((await judgeEntry(socket, room, options)) !== undefined) continue
    leave(socket, room)
    socket.emit('room closed', { thing: room.thing, id: room.id })
  }
}

/** Judges every socket of this node that is in a room of the business. */
export async function judgeRoomsOf(io: Io, workspaceId: string, options: RoomOptions): Promise<void> {
  const sockets = [...io.of('/').sockets.values()].filter(socket => socket.data.workspaceId === workspaceId)
  await Promise.all(sockets.map(socket => judgeRooms(socket, options)))
}
