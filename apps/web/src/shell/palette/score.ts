import { plain } from '#lib/words'

/**
 * Rates how well a label matches the query; 0 means no match. A match at the start is better than one of a word, and
 * that is better than scattered letters.
 */
export function score(label: string, query: string): number {
  const queryText = plain(query)
  const text = plain(label)
  if (queryText === '') return 1
  if (text === queryText) return 100
  if (text.startsWith(queryText)) return 90 - lengthCost(text)
  const words = text.split(/[^\p{L}\p{N}]+/u)
  if (words.some(word => word.startsWith(queryText))) return 75 - lengthCost(text)
  if (queryText.split(/\s+/).every(part => words.some(word => word.startsWith(part)))) return 65 - lengthCost(text)
  if (text.includes(queryText)) return 50 - lengthCost(text)
  return scoreScattered(text, queryText.replaceAll(/\s+/g, ''))
}

const lengthCost = (text: string) => Math.min(text.length, 100) / 20

/** Matches all letters in their order, with a higher score the closer they are. A missing letter means no match. */
function scoreScattered(text: string, letters: string): number {
  let at = -1
  let gaps = 0
  for (const letter of letters) {
    const next = text.indexOf(letter, at + 1)
    if (next < 0) return 0
    if (at >= 0) gaps += next - at - 1
    at = next
  }
  return letters.length < 2 || gaps > letters.length * 2 ? 0 : Math.max(1, 30 - gaps * 2)
}

const otherNames = 0.9

export function ranked<Item extends { label: string; keywords?: string }>(items: readonly Item[], query: string): Item[] {
  return items
    .map(item => ({ item, points: Math.max(score(item.label, query), score(item.keywords ?? '', query) * otherNames) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ item }) => item)
}
