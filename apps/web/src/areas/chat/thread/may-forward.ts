import type { Message } from '@allenio/contract/chat-messages'

/** Words and files can go on to others. A voice speaks to one, and what the team notes is for itself. */
export const mayForward = ({ type, isTeamNote, deletedAt }: Message): boolean =>
  type !== 'voice' && !isTeamNote && deletedAt === null
