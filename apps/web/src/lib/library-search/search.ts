import { forgivingPattern, isTypoForgiven, soundPieces, type Ranking, type SearchFit, type SearchText } from '@allenio/domain/search'

export interface Searchable<Facts> {
  /** Among all rows: of two that rank alike the first one is found. */
  place: number
  /** Its names without accents, each word between blanks. */
  text: string
  /** Its rank goes by these. */
  facts: Facts
  /** Its rank without what is typed. */
  base: number
}

interface Search<Item, Typed> {
  typed: Typed
  pieces: readonly string[]
  exact: readonly Item[]
  /** Those with a typo; undefined where none had to be forgiven. */
  forgiven: readonly Item[] | undefined
}

/**
 * Searches among thousands with each key that is typed: among those alone that the text before the key has found, and it orders only
 * the first few.
 */
export function searchIn<Facts, Item extends Searchable<Facts>, Typed extends SearchText>(
  all: readonly Item[],
  ranking: Ranking<Facts, Typed>,
): (typed: Typed, atMost: number) => readonly Item[] {
  let lines: Lines<Item> | undefined
  let last: Search<Item, Typed> | undefined
  let answer: { text: string; atMost: number; found: readonly Item[] } | undefined
  return (typed, atMost) => {
    // a key typed asks for the options and for the one that Enter takes
    if (answer?.text === typed.text && answer.atMost === atMost) return answer.found
    lines ??= linesOf(all)
    last = last?.typed.text === typed.text ? last : narrowed(lines, { typed, pieces: typed.words.map(ranking.pieceOf) }, last)
    answer = { text: typed.text, atMost, found: likeliest(lines, last, { ranking, atMost }) }
    return answer.found
  }
}

function narrowed<Item extends Searchable<unknown>, Typed extends SearchText>(
  lines: Lines<Item>,
  { typed, pieces }: Pick<Search<Item, Typed>, 'typed' | 'pieces'>,
  before: Search<Item, Typed> | undefined,
): Search<Item, Typed> {
  const [first = '', ...others] = pieces
  const goesOn = before?.pieces.every((piece, at) => pieces[at]?.startsWith(piece)) ?? false
  const exact =
    others.length === 0
      ? lines.with([first])
      : (goesOn && before ? before.exact : lines.with([first])).filter(
          ({ text }) => text.includes(first) && others.every(piece => text.includes(piece)),
        )
  if (exact.length > 0) return { typed, pieces, exact, forgiven: undefined }
  const mayNarrow = goesOn && before?.typed.words.every((word, at) => isTypoForgiven(word) === isTypoForgiven(typed.words[at] ?? ''))
  const items = (mayNarrow && before?.forgiven) || lines.with([first, ...soundPieces(typed.words[0] ?? '')])
  return { typed, pieces, exact, forgiven: forgivingly(items, typed.words, pieces) }
}

/** Each word stands in the text as it is typed, or begins a word of it with a typo. */
function forgivingly<Item extends Searchable<unknown>>(
  items: readonly Item[],
  words: readonly string[],
  pieces: readonly string[],
): Item[] {
  const sounds = words.map(soundPieces)
  const patterns = words.map(word => new RegExp(forgivingPattern(word)))
  const hasTypo = (text: string, at: number) =>
    (sounds[at]?.some(piece => text.includes(piece)) ?? false) && (patterns[at]?.test(text) ?? false)
  return items.filter(({ text }) => pieces.every((piece, at) => text.includes(piece) || hasTypo(text, at)))
}

interface Order<Facts, Typed extends SearchText> {
  ranking: Ranking<Facts, Typed>
  atMost: number
}

/** The first few of thousands, which stand in the order of their bases: most of them are not even ranked. */
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
      const rank = ranking.rankOf(item.facts, typed)
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
    // no other name can be what was typed, or begin or end with it
    const whole = new Set(lines.with([` ${typed.text} `]))
    add(whole, 'whole')
    add(whole.size > 0 ? exact.filter(item => !whole.has(item)) : exact, 'in parts')
  }
  return first.map(({ item }) => item)
}

/** So few are ranked faster than they are told apart. */
const few = 300

/** Sums of the same points in another order differ by less. */
const rounding = 0.001

interface Lines<Item> {
  /** Those in whose texts one of the pieces stands, in the order of their bases. */
  with: (pieces: readonly string[]) => Item[]
}

/** All texts as one, in which a piece is found many times faster than in each of them. */
function linesOf<Item extends Searchable<unknown>>(all: readonly Item[]): Lines<Item> {
  const items = all.toSorted((one, other) => one.base - other.base)
  const text = items.map(item => `${item.text}\n`).join('')
  let length = 0
  const ends = items.map(item => (length += item.text.length + 1))
  return {
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
