import type { SavedAnswer } from '@allenio/contract/chat-desk'
import { plain } from '#lib/words'

/** The rank of an answer for the typed text: the beginning of its title, of a word in it, any place in it, its text. */
function rank({ title, text }: SavedAnswer, searchTerm: string): number | undefined {
  const name = plain(title)
  if (name.startsWith(searchTerm)) return 0
  if (name.split(/[^\p{L}\p{N}]+/u).some(word => word.startsWith(searchTerm))) return 1
  // '/buongiorno' finds 'Buon giorno', because nobody types a space after a slash
  if (name.replaceAll(/\s/g, '').includes(searchTerm.replaceAll(/\s/g, ''))) return 2
  return plain(text).includes(searchTerm) ? 3 : undefined
}

export function matchAnswers(answers: readonly SavedAnswer[], typed: string): readonly SavedAnswer[] {
  const searchTerm = plain(typed)
  if (searchTerm === '') return answers
  return (
    answers
      .flatMap(answer => {
        const matchRank = rank(answer, searchTerm)
        return matchRank === undefined ? [] : [{ answer, matchRank }]
      })
      // the server's order stays among equals
      .toSorted((one, other) => one.matchRank - other.matchRank)
      .map(({ answer }) => answer)
  )
}
