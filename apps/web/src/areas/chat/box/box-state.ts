import { useSyncExternalStore } from 'react'

/** The chat box shows a conversation, the one with a client, or the list of conversations. */
export type BoxPlace =
  | { kind: 'list' }
  | { kind: 'conversation'; id: string; around?: string | undefined }
  | { kind: 'client'; clientId: string }

let place: BoxPlace | undefined
const watchers = new Set<() => void>()

function set(next: BoxPlace | undefined): void {
  place = next
  for (const watcher of watchers) watcher()
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const boxPlace = (): BoxPlace | undefined => place
export const useBoxPlace = (): BoxPlace | undefined => useSyncExternalStore(watch, boxPlace)

/** Opens the chat box beside the page; without an id, it shows the list of conversations. */
export const openChat = (conversationId?: string, around?: string): void =>
  set(conversationId === undefined ? { kind: 'list' } : { kind: 'conversation', id: conversationId, around })

export const openChatWith = (clientId: string): void => set({ kind: 'client', clientId })

export const closeChat = (): void => set(undefined)
