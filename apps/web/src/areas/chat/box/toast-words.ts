import type { Message } from '@allenio/contract/chat-messages'

const longest = 60

/**
 * Whether somebody is to be told. As what is to be read is counted: a client's message by the team, an answer by the
 * client, a note by the colleagues. A colleague's answer asks for nothing.
 */
export const isNews = ({ isOwn, isTeamNote, deletedAt, sender }: Message, isClient: boolean): boolean =>
  !isOwn && deletedAt === null && (isClient || isTeamNote || sender.role === 'client')

/** The first words on one line, a whole word at the end where there is one. */
export function firstWords(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest)
  const blank = cut.lastIndexOf(' ')
  return `${(blank > longest / 2 ? cut.slice(0, blank) : cut).replace(/[\s,.;:]+$/, '')}…`
}
