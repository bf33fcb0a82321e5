import { forgivingPattern, numberForms, searchWords, soundPieces } from '@allenio/domain/search'
import { searchForm } from './search.ts'
import { joined, sql, type Sql } from './sql.ts'

/** How the words of a search are looked for. What is typed rightly is not buried under what only resembles it. */
export type Matching = 'as typed' | 'forgiving'

const anywhereFrom = 3

const hasWord = (column: Sql, word: string): Sql => sql`${column} like ${searchForm(`%${word.length < anywhereFrom ? ' ' : ''}${word}%`)}`

// PostgreSQL asks of two conditions the one first that it takes for cheaper, which would be the regular expression: so they stand in a case
const hasTypo = (column: Sql, word: string): Sql => {
  const pieces = soundPieces(word).map(piece => sql`${column} like ${`%${piece}%`}`)
  return sql`case when ${joined(pieces, ' or ')} then ${column} ~ ${forgivingPattern(word)} else false end`
}

/** The word as it is typed, or in its other number, which is a word of its own: mele for mela, and no melanzane. */
const hasNoun = (column: Sql, word: string): Sql => {
  const forms = numberForms(word).map(
    form => sql`case when ${column} like ${`%${form}%`} then ${column} ~ ${`(?:^|[^a-z0-9])${form}(?:[^a-z0-9]|$)`} else false end`,
  )
  return sql`(${joined([hasWord(column, word), ...forms], ' or ')})`
}

/** Conditions: all words of the search are in the column, one of them perhaps with a typo. */
export const matchesWords = (column: Sql, search: string | undefined, matching: Matching): Sql[] =>
  matches(column, searchWords(search ?? ''), { matching, has: hasWord })

/** Conditions like those of `matchesWords`, for nouns in singular or plural. */
export const matchesNouns = (column: Sql, words: readonly string[], matching: Matching): Sql[] =>
  matches(column, words, { matching, has: hasNoun })

interface MatchOptions {
  matching: Matching
  has: (column: Sql, word: string) => Sql
}

function matches(column: Sql, words: readonly string[], { matching, has: hasIn }: MatchOptions): Sql[] {
  const has = (word: string) => hasIn(column, word)
  if (matching === 'as typed' || !words.length) return words.map(has)
  const withTypoIn = (at: number): Sql =>
    joined([...words.filter((_, place) => place !== at).map(has), hasTypo(column, words[at] ?? '')], ' and ')
  const anyTypo = joined(
    words.map((_, at) => withTypoIn(at)),
    ' or ',
  )
  return [sql`(${anyTypo})`]
}

/**
 * Asks for what fits as it is typed; where that is nothing, it asks again and forgives a typo. A later page follows the way
 * that the first one went, as long as nobody adds what is missing meanwhile.
 */
export async function findForgiving<T>(
  search: string | undefined,
  ask: (matching: Matching) => Promise<T>,
  isEmpty: (answer: T) => boolean,
) {
  const exact = await ask('as typed')
  return isEmpty(exact) && searchWords(search ?? '').length > 0 ? ask('forgiving') : exact
}
