import type { Conversation } from '@allenio/contract/chat'

type Known = Pick<Conversation, 'lastMessage' | 'totalMessages' | 'wipedTo' | 'may'>

/** Something is shown to the reader. A note among the team is nobody's last message, but counts. */
export const isAnythingSaid = ({ lastMessage, totalMessages }: Pick<Known, 'lastMessage' | 'totalMessages'>): boolean =>
  lastMessage !== null || totalMessages > 0

/** Something may still stand there for the others: what one has emptied for oneself is no less theirs. */
export const mayWipeAll = (conversation: Known): boolean =>
  conversation.may.wipeAll && (isAnythingSaid(conversation) || conversation.wipedTo !== null)
