import { createStore, useStored } from '#lib/store'
import { chooseSubject, type NewSubject } from '../subjects.ts'

/** The chat box shows a conversation, the one with a client, or the list of conversations. */
export type BoxPlace =
  | { kind: 'list' }
  | { kind: 'conversation'; id: string; around?: string | undefined }
  | { kind: 'client'; clientId: string }

const place = createStore<BoxPlace | undefined>(undefined)

export const boxPlace = place.get
export const useBoxPlace = () => useStored(place)

/** Opens the chat box beside the page; without an id, it shows the list of conversations. */
export const openChat = (conversationId?: string, around?: string): void =>
  place.set(conversationId === undefined ? { kind: 'list' } : { kind: 'conversation', id: conversationId, around })

export const openChatWith = (clientId: string): void => place.set({ kind: 'client', clientId })

/** Opens the conversation with a client about one of their things: the next message names it. */
export function discuss(clientId: string, subject: NewSubject): void {
  chooseSubject(clientId, subject)
  openChatWith(clientId)
}

export const closeChat = (): void => place.set(undefined)
