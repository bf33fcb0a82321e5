import { typingSeconds, type ChatEvent } from '@allenio/contract/chat'
import { emitRealtime } from '#lib/realtime'
import { createStore, useSelected } from '#lib/store'

declare module '#lib/realtime' {
  interface RealtimeMessages {
    'chat typing': { conversationId: string; isTyping: boolean; isTeamNote?: boolean }
  }
}

interface Typing {
  id: string
  name: string
}

const nobody: readonly Typing[] = []
const typing = createStore<ReadonlyMap<string, readonly Typing[]>>(new Map())
const timers = new Map<string, ReturnType<typeof setTimeout>>()

function setTyping(conversationId: string, people: readonly Typing[]): void {
  const others = [...typing.get()].filter(([id]) => id !== conversationId)
  typing.set(new Map(people.length > 0 ? [...others, [conversationId, people]] : others))
}

const without = (conversationId: string, id: string) => (typing.get().get(conversationId) ?? nobody).filter(each => each.id !== id)

export function handleTyping({ conversationId, sender, isTyping }: ChatEvent<'chat typing'>): void {
  const timer = `${conversationId} ${sender.id}`
  clearTimeout(timers.get(timer))
  timers.delete(timer)
  const others = without(conversationId, sender.id)
  setTyping(conversationId, isTyping ? [...others, sender] : others)
  if (isTyping)
    timers.set(
      timer,
      setTimeout(() => stopTyping(conversationId, sender.id), typingSeconds * 1000),
    )
}

/** The arrival of a message ends its sender's typing. */
export function stopTyping(conversationId: string, id: string | null): void {
  if (
    id === null ||
    !typing
      .get()
      .get(conversationId)
      ?.some(each => each.id === id)
  )
    return
  clearTimeout(timers.get(`${conversationId} ${id}`))
  setTyping(conversationId, without(conversationId, id))
}

/** The people who are typing now. */
export const useTyping = (conversationId: string): readonly Typing[] => useSelected(typing, all => all.get(conversationId) ?? nobody)

const repeatMs = typingSeconds * 500

/** Reports that the person is typing, at most every few seconds, and once when they stop. */
export function typingReporter(conversationId: string) {
  let reportedAt: number | undefined
  let wasNote = false
  return {
    types(isTeamNote: boolean) {
      if (reportedAt !== undefined && performance.now() - reportedAt < repeatMs && wasNote === isTeamNote) return
      reportedAt = performance.now()
      wasNote = isTeamNote
      emitRealtime('chat typing', { conversationId, isTyping: true, isTeamNote })
    },
    stops() {
      if (reportedAt === undefined) return
      reportedAt = undefined
      emitRealtime('chat typing', { conversationId, isTyping: false, isTeamNote: wasNote })
    },
  }
}
