import { nameWords } from '@allenio/domain/search'

/** Words that mean one measure, where the tables of foods use only one of them. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['tablespoon', 'tbsp'],
  ['tablespoons', 'tbsp'],
  ['teaspoon', 'tsp'],
  ['teaspoons', 'tsp'],
])

/**
 * The words of a text without accents and without what singular and plural differ in, in both languages: fetta and fette, bistecca and
 * bistecche, uovo and uova, cup and cups, leaf and leaves. Two words may fall together (pesca, pesce); whoever compares has to bear that.
 */
export const wordStems = (text: string): string[] => nameWords(text).map(word => stemOf(synonyms.get(word) ?? word))

const leastLetters = 2
const isEnding = /[aeiouyhs]/

/** The endings are vowels, the h of Italian plurals and the s of English ones. Thousands of names are compared at once. */
function stemOf(word: string): string {
  let end = word.length
  while (end > leastLetters && isEnding.test(word.charAt(end - 1))) end -= 1
  const stem = word.slice(0, end)
  return stem.endsWith('v') ? `${stem.slice(0, -1)}f` : stem
}
