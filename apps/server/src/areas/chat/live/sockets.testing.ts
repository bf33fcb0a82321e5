import type { ChatEvent, ChatEventName } from '@allenio/contract/chat'
import { openDevice, type TestMember } from '#testing'
import { expect, vi } from 'vitest'

/** An open device of a person, with the events of the chat that it receives. */
export async function deviceOf(member: TestMember, port: number) {
  const { socket, heard } = await openDevice(member, port)
  const heardOf = <Name extends ChatEventName>(name: Name) =>
    heard.filter(each => each.event === name).map(each => each.payload as ChatEvent<Name>) // the server sends this payload under this name
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
