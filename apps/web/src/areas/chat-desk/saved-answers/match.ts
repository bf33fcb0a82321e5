import type { SavedAnswer } from '@allenio/contract/chat-desk'
import { plain } from '#lib/words'

/** The rank of an answer for the typed text: the beginning of its title, of a word in it, any place in it, its text. */
function rank({ title, text }: SavedAnswer, wanted: string): number | undefined {
  const name = plain(title)
  if (name.startsWith(wanted)) return 0
  if (name.split(/[^\p{L}\p{N}]+/u).some(word => word.startsWith(wanted))) return 1
  // '/buongiorno' finds 'Buon giorno', because nobody types a space after a slash
  if (name.replaceAll(/\s/g, '').includes(wanted.replaceAll(/\s/g, ''))) return 2
  return plain(text).includes(wanted) ? 3 : undefined
}

export function matchAnswers(answers: readonly SavedAnswer[], typed: string): readonly SavedAnswer[] {
  const wanted = plain(typed)
  if (wanted === '') return answers
  return (
    answers
      .flatMap(answer => {
        const place = rank(answer, wanted)
        return place === undefined ? [] : [{ answer, place }]
      })
      // the server's order stays among equals
      .toSorted((one, other) => one.place - other.place)
      .map(({ answer }) => answer)
  )
}
