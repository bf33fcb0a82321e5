import type { Message } from '@allenio/contract/chat-messages'

/**
 * Words can go on to others; a file only from the library, of which a sent one is no part. What the team notes is for
 * itself.
 */
export const mayForward = ({ type, message, isTeamNote, deletedAt }: Message): boolean =>
  type === 'text' && message !== '' && !isTeamNote && deletedAt === null
