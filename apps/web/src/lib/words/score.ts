/** Returns lower case without accents, so that 'piu' finds 'Più'. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/**
 * Rates how well a label matches the query; 0 means no match. A match at the start is better than one of a word, and
 * that is better than scattered letters.
 */
export function score(label: string, query: string): number {
  const queryText = plain(query)
  const text = plain(label)
  return scoreWords(text, queryText) || scoreScattered(text, queryText.replaceAll(/\s+/g, ''))
}

/** From here on a score says that the query begins a word of the label. */
export const strongScore = 60

function scoreWords(text: string, queryText: string): number {
  if (queryText === '') return 1
  if (text === queryText) return 100
  if (text.startsWith(queryText)) return 90 - lengthCost(text)
  const words = text.split(/[^\p{L}\p{N}]+/u)
  if (words.some(word => word.startsWith(queryText))) return 75 - lengthCost(text)
  if (queryText.split(/\s+/).every(part => words.some(word => word.startsWith(part)))) return 65 - lengthCost(text)
  return text.includes(queryText) ? 50 - lengthCost(text) : 0
}

const lengthCost = (text: string) => Math.min(text.length, 100) / 20

/**
 * Matches all letters in their order, with a higher score the closer they are. Letters from anywhere in a sentence would match
 * almost any word ("peso" is in "Aspetto scuro"): the first one begins a word, and so does the first one in another word.
 */
function scoreScattered(text: string, letters: string): number {
  if (letters.length < 2) return 0
  let gaps = 0
  let at = -1
  for (const letter of letters) {
    const next = indexOfLetter(text, letter, at)
    if (next < 0) return 0
    if (at >= 0) gaps += next - at - 1
    at = next
  }
  return gaps > letters.length * 2 ? 0 : Math.max(1, 30 - gaps * 2)
}

/** The next place of a letter within the same word, or at the beginning of a later one. */
function indexOfLetter(text: string, letter: string, after: number): number {
  for (let index = text.indexOf(letter, after + 1); index >= 0; index = text.indexOf(letter, index + 1)) {
    const isWordStart = index === 0 || /[^\p{L}\p{N}]/u.test(text.charAt(index - 1))
    if (isWordStart || (after >= 0 && !/[^\p{L}\p{N}]/u.test(text.slice(after + 1, index)))) return index
  }
  return -1
}

const otherNames = 0.9

interface Named {
  label: string
  keywords?: string
}

export const scoreItem = ({ label, keywords = '' }: Named, query: string): number =>
  Math.max(score(label, query), scoreWords(plain(keywords), plain(query)) * otherNames)

/** The items that match, best first; equal ones stay in their order. */
export const ranked = <Item extends Named>(items: readonly Item[], query: string): Item[] =>
  items
    .map(item => ({ item, points: scoreItem(item, query) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ item }) => item)

/** All of the items, best first: a search of the server may have found them by something that the label does not say. */
export const sortedByScore = <Item extends Named>(items: readonly Item[], query: string): Item[] =>
  items.toSorted((one, other) => scoreItem(other, query) - scoreItem(one, query))
