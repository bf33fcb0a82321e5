import type { Message } from '@allenio/contract/chat'

const longest = 60

/**
 * Whether a message is announced, by the rule that also counts unread ones: the team hears of a client's message, the
 * client of an answer, colleagues of a team note. A colleague's answer needs no reaction.
 */
export const isNews = ({ isOwn, isTeamNote, deletedAt, sender }: Message, isClient: boolean): boolean =>
  !isOwn && deletedAt === null && (isClient || isTeamNote || sender.role === 'client')

/** The first words on one line, a whole word at the end where there is one. */
export function firstWords(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest)
  const blank = cut.lastIndexOf(' ')
  return `${(blank > longest / 2 ? cut.slice(0, blank) : cut).replace(/(?<![\s,.;:])[\s,.;:]+$/, '')}…`
}
