import type { ChatEvent, ChatEventName } from '@allenio/contract/chat-messages'
import type { TestMember } from '#testing'
import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, vi } from 'vitest'

const opened: Socket[] = []

afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect()
})

/** An open device of a person, with all events that it receives. */
export async function deviceOf({ token, workspaceId }: TestMember, port: number) {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: '/api/realtime',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token, workspaceId },
  })
  opened.push(socket)
  const heard: { event: string; payload: unknown }[] = []
  socket.onAny((event: string, payload: unknown) => void heard.push({ event, payload }))
  const heardOf = <Name extends ChatEventName>(name: Name) =>
    heard.filter(each => each.event === name).map(each => each.payload as ChatEvent<Name>) // the server sends this payload under this name
  await vi.waitFor(() => expect(heard.map(each => each.event)).toContain('hello'), { timeout: 5_000, interval: 5 })
  return {
    socket,
    heard,
    heardOf,
    until: <Name extends ChatEventName>(name: Name, count = 1) =>
      vi.waitFor(
        () => {
          expect(heardOf(name).length).toBeGreaterThanOrEqual(count)
          return heardOf(name)
        },
        { timeout: 5_000, interval: 5 },
      ),
  }
}
