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

/** The endings are vowels, the h of Italian plurals and the s of English ones; at least two letters stay. */
const stemOf = (word: string): string => word.replace(/^(..+?)[aeiouyhs]*$/u, '$1').replace(/v$/, 'f')
