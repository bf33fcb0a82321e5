import type { Conversation } from '@allenio/contract/chat'
import type { Message } from '@allenio/contract/chat-messages'
import { createContext, use } from 'react'

type Emoji = Message['reactions'][number]['emoji']

/** What may be done with the messages of the thread that they stand in. */
export interface Stage {
  conversation: Conversation
  /** The reader is of the team: it then matters who of them wrote. */
  isTeam: boolean
  reply: (message: Message) => void
  /** Leads to a message, wherever in the conversation it is. */
  show: (messageId: string) => void
  openMedia: (messageId: string) => void
  react: (message: Message, emoji: Emoji | null) => void
  remove: (message: Message) => void
  copy: (message: Message) => void
  /** To others of the team's clients. */
  forward: (message: Message) => void
}

export const StageContext = createContext<Stage | undefined>(undefined)

export function useStage(): Stage {
  const stage = use(StageContext)
  if (!stage) throw new Error('a message stands outside of its thread')
  return stage
}
