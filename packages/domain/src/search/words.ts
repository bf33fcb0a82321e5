const wordsAtMost = 6
const longestWord = 30
/** Shorter words are too like each other: one typo away from "leg" is "lat". */
const forgivingFrom = 4

const withoutAccents = (name: string): string =>
  // most names have none, and taking them out of thousands of names takes long
  /^[ -~]*$/.test(name) ? name : name.normalize('NFD').replaceAll(/\p{Mark}/gu, '')

/** A name as searches compare it: without accents, in lower case. */
export const plainName = (name: string): string => withoutAccents(name).toLowerCase()

/** All words of a name, as searches compare them. */
export const nameWords = (name: string): string[] =>
  plainName(name)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)

/** The words of a search, as names are stored to be searched. */
export const searchWords = (search: string): string[] =>
  nameWords(search)
    .slice(0, wordsAtMost)
    .map(word => word.slice(0, longestWord))

/**
 * Whether a word is found with a typo; the pattern grows with the square of the word. A longer one that begins with it finds nothing that
 * it does not find.
 */
export const isTypoForgiven = (word: string): boolean => word.length >= forgivingFrom && word.length <= longestWord

/**
 * Pieces of which at least one stands in every text that has the word with at most one typo: one of its halves is whole, or the two
 * letters in the middle are in the wrong order. Looking for them is far cheaper than the regular expression.
 */
export function soundPieces(word: string): string[] {
  if (!isTypoForgiven(word)) return [word]
  const half = word.length >> 1
  const [first, second] = [word.slice(0, half), word.slice(half)]
  return [first, second, `${first.slice(0, -1)}${second.charAt(0)}${first.slice(-1)}${second.slice(1)}`]
}

/**
 * A regular expression for a word with at most one typo: a wrong letter, one too many, one missing, or two in the wrong order. It stands
 * at the beginning of a word, so that a search may stop in the middle of one. PostgreSQL and JavaScript read it alike.
 */
export function forgivingPattern(word: string): string {
  if (!isTypoForgiven(word)) return `(?:^|[^a-z0-9])${word}`
  const letters = [...word]
  const before = (at: number) => letters.slice(0, at).join('')
  const after = (at: number) => letters.slice(at).join('')
  const forms = new Set<string>()
  letters.forEach((letter, at) => {
    // one wrong letter, or one too many
    forms.add(`${before(at)}.?${after(at + 1)}`)
    // one missing
    forms.add(`${before(at)}.${after(at)}`)
    const next = letters[at + 1]
    if (next !== undefined && next !== letter) forms.add(`${before(at)}${next}${letter}${after(at + 2)}`)
  })
  return `(?:^|[^a-z0-9])(?:${[...forms].join('|')})`
}
