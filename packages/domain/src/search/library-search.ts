import type { Ranking, SearchFit, SearchText } from './ranking.ts'
import { forgivingPattern, soundPieces } from './words.ts'

export interface Searchable<Facts> {
  /** The place among all rows: of two rows with the same rank the first one is found. */
  place: number
  /** The names of the row without accents, each word between blanks. */
  text: string
  /** The facts from which the rank of the row is computed. */
  facts: Facts
  /** The part of the rank that does not depend on the typed text. */
  base: number
}

interface Search<Item, Typed> {
  typed: Typed
  exact: readonly Item[]
  /** Rows that match with a typo; undefined where nothing had to be forgiven. */
  forgiven: readonly Item[] | undefined
}

/** Whether one typo is forgiven if nothing matches as it was typed. */
export type SearchManner = 'forgiving' | 'as typed'

/**
 * Searches thousands of rows with each typed key: all texts are searched as one, and only the first results are sorted. Devices and the
 * server share this search.
 */
export function searchIn<Facts, Item extends Searchable<Facts>, Typed extends SearchText>(
  all: readonly Item[],
  ranking: Ranking<Facts, Typed>,
): (typed: Typed, atMost: number, manner?: SearchManner) => readonly Item[] {
  let lines: Lines<Item> | undefined
  let answer: { text: string; atMost: number; manner: SearchManner; found: readonly Item[] } | undefined
  return (typed, atMost, manner = 'forgiving') => {
    // each typed key searches twice: for the options, and for the one that Enter takes
    if (answer?.text === typed.text && answer.manner === manner && answer.atMost >= atMost) return answer.found.slice(0, atMost)
    const { mayHave } = (lines ??= linesOf(all))
    const pieces = typed.words.map(word => ranking.piecesOf(word).filter(mayHave))
    const search = searchLines(lines, { typed, pieces, manner })
    const found = likeliest(lines, search, { ranking, atMost })
    answer = { text: typed.text, atMost, manner, found }
    return answer.found
  }
}

interface Question<Typed> {
  typed: Typed
  /** The pieces of each word: a row that has the word contains at least one of its pieces. */
  pieces: readonly (readonly string[])[]
  manner: SearchManner
}

function searchLines<Item extends Searchable<unknown>, Typed extends SearchText>(
  lines: Lines<Item>,
  { typed, pieces, manner }: Question<Typed>,
): Search<Item, Typed> {
  const [first = [], ...others] = pieces
  const hasOne = (text: string, some: readonly string[]) => some.some(piece => text.includes(piece))
  const withFirst = lines.with(first)
  const exact = others.length === 0 ? withFirst : withFirst.filter(({ text }) => others.every(some => hasOne(text, some)))
  if (exact.length > 0 || manner === 'as typed') return { typed, exact, forgiven: undefined }
  const items = lines.with([...first, ...soundPieces(typed.words[0] ?? '')])
  return { typed, exact, forgiven: forgivingly(items, typed.words, pieces) }
}

/** Finds texts with all typed words, where one word may begin a word of the text with a typo. The server's SQL searches alike. */
function forgivingly<Item extends Searchable<unknown>>(
  items: readonly Item[],
  words: readonly string[],
  pieces: readonly (readonly string[])[],
): Item[] {
  const sounds = words.map(soundPieces)
  const patterns = words.map(word => new RegExp(forgivingPattern(word)))
  const hasTypo = (text: string, at: number) =>
    (sounds[at]?.some(piece => text.includes(piece)) ?? false) && (patterns[at]?.test(text) ?? false)
  return items.filter(({ text }) => {
    let typoAt = -1
    for (const [at, some] of pieces.entries()) {
      if (some.some(piece => text.includes(piece))) continue
      if (typoAt >= 0) return false
      typoAt = at
    }
    return typoAt < 0 || hasTypo(text, typoAt)
  })
}

interface Order<Facts, Typed extends SearchText> {
  ranking: Ranking<Facts, Typed>
  atMost: number
}

/** Ranks only as many rows as needed: they are sorted by their bases, so that most of them cannot reach the first places. */
function likeliest<Facts, Item extends Searchable<Facts>, Typed extends SearchText>(
  lines: Lines<Item>,
  { typed, exact, forgiven }: Search<Item, Typed>,
  { ranking, atMost }: Order<Facts, Typed>,
): Item[] {
  const first: { item: Item; rank: number }[] = []
  const add = (items: Iterable<Item>, fit: SearchFit) => {
    for (const item of items) {
      const worst = first.length === atMost ? first.at(-1) : undefined
      if (worst && ranking.leastRank(item.base, typed, fit) > worst.rank + rounding) return
      const rank = ranking.rankOf(item.facts, typed, worst?.rank)
      const isBefore = (other: { item: Item; rank: number }) => rank < other.rank || (rank === other.rank && item.place < other.item.place)
      if (worst && !isBefore(worst)) continue
      const at = first.findIndex(isBefore)
      first.splice(at < 0 ? first.length : at, 0, { item, rank })
      if (first.length > atMost) first.pop()
    }
  }
  if (forgiven) {
    add(forgiven, 'with typos')
  } else if (exact.length < few) {
    add(exact, 'whole')
  } else {
    // a name that equals the typed text, or begins or ends with it, contains it between blanks
    const whole = new Set(lines.with([` ${typed.text} `]))
    add(whole, 'whole')
    add(whole.size > 0 ? exact.filter(item => !whole.has(item)) : exact, 'in parts')
  }
  return first.map(({ item }) => item)
}

/** Up to this number, ranking all rows is faster than choosing among them. */
const few = 300

/** A tolerance for sums of the same points that were added in another order. */
const rounding = 0.001

interface Lines<Item> {
  /** Returns false for a whole word that no text has: most plural and singular forms of a typed word do not exist. */
  mayHave: (piece: string) => boolean
  /** The rows whose texts have one of the pieces, in the order of their bases. */
  with: (pieces: readonly string[]) => Item[]
}

const isWholeWord = /^ \S+ $/

/** Joins all texts to one, in which a piece is found many times faster than in each of them. */
function linesOf<Item extends Searchable<unknown>>(all: readonly Item[]): Lines<Item> {
  const items = all.toSorted((one, other) => one.base - other.base)
  const text = items.map(item => `${item.text}\n`).join('')
  let length = 0
  const ends = items.map(item => (length += item.text.length + 1))
  const words = new Set(text.split(/[ \n]+/))
  return {
    mayHave: piece => !isWholeWord.test(piece) || words.has(piece.trim()),
    with(pieces) {
      const isFound = new Uint8Array(items.length)
      for (const piece of pieces) {
        let line = 0
        for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, ends[line])) {
          while ((ends[line] ?? Infinity) <= at) line += 1
          isFound[line] = 1
        }
      }
      return items.filter((_, line) => isFound[line])
    },
  }
}
