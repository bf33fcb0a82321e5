import type { Language } from '@allenio/contract'
import type { Equipment, ExerciseCategory, exerciseLevels, exerciseSorts, Muscle } from '@allenio/contract/exercise-fields'
import { forgivingPattern, searchWords, soundPieces } from '@allenio/domain/exercises'
import { joined, nothing, searchForm, sql, type Sql } from '#platform/db'

export interface CommonFilters {
  search?: string | undefined
  muscle?: Muscle | undefined
  equipment?: Equipment | undefined
  category?: ExerciseCategory | undefined
  level?: (typeof exerciseLevels)[number] | undefined
}

/** How the words of a search are looked for. What is typed rightly is not buried under what only resembles it. */
export type Matching = 'as typed' | 'forgiving'

const anywhereFrom = 3

const hasWord = (word: string): Sql => sql`e.search like ${searchForm(`%${word.length < anywhereFrom ? ' ' : ''}${word}%`)}`

const hasTypo = (word: string): Sql => {
  const pieces = soundPieces(word).map(piece => sql`e.search like ${`%${piece}%`}`)
  return sql`(${joined(pieces, ' or ')}) and e.search ~ ${forgivingPattern(word)}`
}

/** All words are there, one of them perhaps with a typo. */
function hasWords(search: string | undefined, matching: Matching): Sql[] {
  const words = searchWords(search ?? '')
  if (matching === 'as typed' || !words.length) return words.map(hasWord)
  // the cheap conditions stand first: what they leave is looked at by the regular expression
  const withTypoIn = (at: number): Sql =>
    joined([...words.filter((_, place) => place !== at).map(hasWord), hasTypo(words[at] ?? '')], ' and ')
  const anyTypo = joined(
    words.map((_, at) => withTypoIn(at)),
    ' or ',
  )
  return [sql`(${anyTypo})`]
}

/** A condition on the exercises `e`. */
export const exerciseCondition = ({ search, muscle, equipment, category, level }: CommonFilters, matching: Matching): Sql =>
  joined(
    [
      sql`true`,
      ...hasWords(search, matching),
      ...(muscle === undefined ? [] : [sql`(${muscle} = any(e.primary_muscles) or ${muscle} = any(e.secondary_muscles))`]),
      ...(equipment === undefined ? [] : [sql`${equipment} = any(e.equipment)`]),
      ...(category === undefined ? [] : [sql`e.category = ${category}`]),
      ...(level === undefined ? [] : [sql`e.level = ${level}`]),
    ],
    ' and ',
  )

export type ExerciseSort = (typeof exerciseSorts)[number]

const nameKeys = { it: sql`e.name_key_it`, en: sql`e.name_key_en` } as const satisfies Record<Language, Sql>

/** Names that begin with the search stand first, and exercises for a muscle before those that also use it. */
export function exerciseOrder(sort: ExerciseSort, language: Language, { search, muscle }: CommonFilters = {}): Sql {
  const name = nameKeys[language]
  switch (sort) {
    case 'relevance': {
      const words = searchWords(search ?? '').join(' ')
      const fits = words ? sql`starts_with(${name}, ${words}) desc,` : nothing
      const trains = muscle ? sql`(${muscle} = any(e.primary_muscles)) desc,` : nothing
      return sql`${fits} ${trains} ${name}, e.id`
    }
    case 'name':
      return sql`${name}, e.id`
    case '-name':
      return sql`${name} desc, e.id desc`
    case 'created':
      return sql`e.created_at, e.id`
    case '-created':
      return sql`e.created_at desc, e.id desc`
    default:
      return sort satisfies never
  }
}

/**
 * Asks for what fits as it is typed; where that is nothing, it asks again and forgives a typo. A later page follows the way
 * that the first one went, as long as nobody adds the missing exercise meanwhile.
 */
export async function findForgiving<T>(
  search: string | undefined,
  ask: (matching: Matching) => Promise<T>,
  isEmpty: (answer: T) => boolean,
) {
  const exact = await ask('as typed')
  return isEmpty(exact) && searchWords(search ?? '').length > 0 ? ask('forgiving') : exact
}
