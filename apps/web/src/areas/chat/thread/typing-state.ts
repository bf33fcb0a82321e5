import { typingSeconds, type ChatEvent } from '@allenio/contract/chat-messages'
import { useSyncExternalStore } from 'react'
import { emitRealtime } from '#lib/realtime'

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
const typing = new Map<string, readonly Typing[]>()
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const watchers = new Set<() => void>()

function set(conversationId: string, people: readonly Typing[]): void {
  if (people.length > 0) typing.set(conversationId, people)
  else typing.delete(conversationId)
  for (const watcher of watchers) watcher()
}

const without = (conversationId: string, id: string) => (typing.get(conversationId) ?? nobody).filter(each => each.id !== id)

export function hearTyping({ conversationId, sender, isTyping }: ChatEvent<'chat typing'>): void {
  const timer = `${conversationId} ${sender.id}`
  clearTimeout(timers.get(timer))
  timers.delete(timer)
  const others = without(conversationId, sender.id)
  set(conversationId, isTyping ? [...others, sender] : others)
  if (isTyping)
    timers.set(
      timer,
      setTimeout(() => stopTyping(conversationId, sender.id), typingSeconds * 1000),
    )
}

/** The arrival of a message ends its sender's typing. */
export function stopTyping(conversationId: string, id: string | null): void {
  if (id === null || !typing.get(conversationId)?.some(each => each.id === id)) return
  clearTimeout(timers.get(`${conversationId} ${id}`))
  set(conversationId, without(conversationId, id))
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** The people who are typing now. */
export const useTyping = (conversationId: string): readonly Typing[] =>
  useSyncExternalStore(watch, () => typing.get(conversationId) ?? nobody)

const sayAgainMs = typingSeconds * 500

/** Reports that the person is typing, at most every few seconds, and once when they stop. */
export function typist(conversationId: string) {
  let saidAt: number | undefined
  let wasNote = false
  return {
    types(isTeamNote: boolean) {
      if (saidAt !== undefined && performance.now() - saidAt < sayAgainMs && wasNote === isTeamNote) return
      saidAt = performance.now()
      wasNote = isTeamNote
      emitRealtime('chat typing', { conversationId, isTyping: true, isTeamNote })
    },
    stops() {
      if (saidAt === undefined) return
      saidAt = undefined
      emitRealtime('chat typing', { conversationId, isTyping: false, isTeamNote: wasNote })
    },
  }
}
