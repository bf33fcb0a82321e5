import type { Thing } from '@allenio/contract'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Socket } from 'socket.io-client'
import { isServerReached } from '#lib/api'
import { isOnline, onOnlineChange } from '#lib/device'
import { onSessionChange, session } from '#lib/session'
import { createStore, useStored } from '#lib/store'

/**
 * The events that the server sends to this person's open devices. An area adds its own:
 *   declare module '#lib/realtime' { interface RealtimeEvents { 'export ready': { id: string } } }
 */
export interface RealtimeEvents {
  devices: { change: 'came' | 'left'; sessionId: string }
  /** Others have changed things on records that this person may see; `tabs` names the tabs that did. */
  changed: { things: readonly Thing[]; tabs: readonly string[] }
  /** Somebody has edited a document whose room this device has entered. */
  'document edited': { id: string; revision: number }
  /** Somebody is in the room of a thing; without a person they have left it. */
  presence: { thing: string; id: string; tab: string; personId: string | null; name?: string; at: string | null }
  /** The server has closed the room of a thing, because this person may no longer be in it. */
  'room closed': { thing: string; id: string }
  /** From now on all events arrive; data that was read a moment before may have changed since. */
  hello: { at: string }
  /** Events were missed, so anything may have changed. Queries are read again; data that is stored elsewhere has to follow this event. */
  resync: { reason: string }
}

/** The messages that this device sends to others; they are not stored. An area adds its own in the same way. */
export interface RealtimeMessages {}

export type RealtimeState = 'off' | 'connecting' | 'on'

type Handler = (payload: never) => void

const handlers = new Map<string, Set<Handler>>()
const state = createStore<RealtimeState>('off')
let socket: Socket | undefined

type EventHandler<Event extends keyof RealtimeEvents> = (payload: RealtimeEvents[Event]) => void

/** Calls the handler for each event until the returned function is called. */
export function onRealtime<Event extends keyof RealtimeEvents>(event: Event, handler: EventHandler<Event>): () => void {
  const eventHandlers = handlers.get(event) ?? new Set()
  handlers.set(event, eventHandlers.add(handler))
  return () => void eventHandlers.delete(handler)
}

export function useRealtime<Event extends keyof RealtimeEvents>(event: Event, handler: EventHandler<Event>): void {
  const hear = useEffectEvent(handler)
  useEffect(() => onRealtime(event, payload => hear(payload)), [event])
}

export const useRealtimeState = () => useStored(state)

/** Called each time the socket is open: events between the page's own reads and this moment were missed. */
export function onRealtimeOpen(hear: () => void): () => void {
  if (socket?.connected) hear()
  return onRealtime('hello', hear)
}

/** Sends the message if the socket is open, otherwise drops it. */
export function emitRealtime<Name extends keyof RealtimeMessages>(name: Name, payload: RealtimeMessages[Name]): void {
  if (socket?.connected) socket.emit(name, payload)
}

interface RoomEntry {
  thing: string
  id: string
  tab: string
}

interface Room {
  /** Tries again to enter, because the thing did not exist before. */
  enter: () => void
  /** Tells the others in the room where this person is. */
  show: (at: string | null) => void
  leave: () => void
}

/** Enters the room of a thing, and again whenever the socket was away, until `leave`. */
export function enterRoom(entry: RoomEntry, { onEntered, onClosed }: { onEntered: () => void; onClosed?: (() => void) | undefined }): Room {
  const { thing, id } = entry
  let isOver = false
  const enter = async () => {
    // a server that does not answer has closed the socket, which then opens again
    const isEntered = await socket
      ?.timeout(10_000)
      .emitWithAck('enter', entry)
      .catch(() => false)
    if (isEntered === true && !isOver) onEntered()
  }
  const stops = [
    onRealtimeOpen(() => void enter()),
    onRealtime('room closed', closed => {
      if (closed.thing === thing && closed.id === id) onClosed?.()
    }),
  ]
  return {
    enter: () => void enter(),
    show(at) {
      if (socket?.connected) socket.emit('presence', { thing, id, at })
    },
    leave() {
      isOver = true
      for (const stopOne of stops) stopOne()
      if (socket?.connected) socket.emit('leave', { thing, id })
    },
  }
}

/**
 * Opens the socket for as long as somebody is signed in. Call it when the page is idle, because the library is loaded
 * here. An event is only a hint; after a gap everything on the screen is fetched again.
 */
export function startRealtime(cache: QueryClient): () => void {
  stopRealtime()
  let isOver = false
  const refresh = () => void cache.invalidateQueries({ refetchType: 'active' })
  const open = () => void connect(refresh, () => isOver)
  const reopen = () => {
    readsBeganAt = Date.now()
    close()
    open()
  }
  const stopSession = onSessionChange((now, before) => {
    if (now.token !== before.token || now.workspaceId !== before.workspaceId) reopen()
  })
  // a socket that waits for its next try connects at once when there is a network
  const stopOnline = onOnlineChange(() => {
    // without a network the socket's code could not be loaded
    if (!socket && isOnline()) open()
    // while it counts down to its next try, socket.io ignores `connect`; `disconnect` ends the countdown
    if (socket && !socket.connected) socket.disconnect().connect()
  })
  open()
  stop = () => {
    isOver = true
    stopSession()
    stopOnline()
    close()
  }
  return stop
}

let stop: (() => void) | undefined

export function stopRealtime(): void {
  stop?.()
  stop = undefined
}

function close(): void {
  socket?.disconnect()
  socket = undefined
  state.set('off')
}

/** The longest time until a dead connection is noticed: the server pings every 25 s, and the client waits 20 s more. */
const deafMs = 45_000

let readsBeganAt = Date.now() - performance.now()

async function connect(refresh: () => void, isOver: () => boolean): Promise<void> {
  if (session().token === undefined) return
  state.set('connecting')
  const loaded = await import('socket.io-client').catch((error: unknown) => {
    if (isOnline()) throw error
  })
  if (!loaded || isOver() || session().token === undefined || socket) return
  // events since then may have been missed
  let awaySince = readsBeganAt
  const opened = loaded.io({
    path: '/api/realtime',
    transports: ['websocket'],
    reconnectionDelayMax: 20_000,
    auth: give => {
      const { token, workspaceId } = session()
      give({ token, ...(workspaceId && { workspaceId }), awayMs: Date.now() - awaySince })
    },
  })
  socket = opened
  opened.on('connect', () => {
    state.set('on')
    isServerReached.set(true)
  })
  opened.on('disconnect', () => {
    awaySince = Date.now() - deafMs
    if (socket === opened) state.set('connecting')
  })
  opened.on('connect_error', error => {
    // the next call gets the same refusal and signs out
    if (error.message === 'unauthenticated') refresh()
  })
  opened.on('resync', refresh)
  opened.on('goodbye', ({ reason }: { reason: string }) => {
    // the next call shows whether the person may stay; a changed session opens a new socket
    refresh()
    if (reason === 'session changed') setTimeout(() => socket === opened && opened.connect(), 500)
  })
  opened.onAny((event: string, payload: unknown) => {
    // the areas that send and handle the server's events give them their types
    for (const handler of handlers.get(event) ?? []) (handler as (payload: unknown) => void)(payload)
  })
}
