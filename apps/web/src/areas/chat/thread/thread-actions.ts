import type { Conversation } from '@allenio/contract/chat'
import type { Message } from '@allenio/contract/chat-messages'
import { createContext, use } from 'react'

type Emoji = Message['reactions'][number]['emoji']

/** The actions that a thread offers for its messages. */
export interface ThreadActions {
  conversation: Conversation
  /** The reader belongs to the team and needs to see which member wrote a message. */
  isTeam: boolean
  reply: (message: Message) => void
  /** Scrolls to a message, even if it is not loaded yet. */
  show: (messageId: string) => void
  openMedia: (messageId: string) => void
  react: (message: Message, emoji: Emoji | null) => void
  remove: (message: Message) => void
  copy: (message: Message) => void
  /** Forwards a message to other clients. */
  forward: (message: Message) => void
}

export const ThreadContext = createContext<ThreadActions | undefined>(undefined)

export function useThreadActions(): ThreadActions {
  const actions = use(ThreadContext)
  if (!actions) throw new Error('a message stands outside of its thread')
  return actions
}
