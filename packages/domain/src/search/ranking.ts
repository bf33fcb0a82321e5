/** A typed text, as names are compared with it: its words, and all of them divided by blanks. */
export interface SearchText {
  text: string
  words: readonly string[]
}

/** How well the typed text fits all rows that are left, at best: as a whole, only in parts, or only with typos. */
export type SearchFit = 'whole' | 'in parts' | 'with typos'

/** How the rows of a library are found and put in order, by what is known of each before anything is typed. */
export interface Ranking<Facts, Typed extends SearchText> {
  /** The pieces of a word: each row that has the word, as typed or in its other number (singular or plural), contains a piece. */
  piecesOf: (word: string) => readonly string[]
  /** The row with the lowest rank is meant most probably. One that is known to rank behind `beyond` needs no exact rank. */
  rankOf: (facts: Facts, typed: Typed, beyond?: number) => number
  /** A row with this base, or with a higher one, ranks no lower where it fits no better. */
  leastRank: (base: number, typed: Typed, fit: SearchFit) => number
}
