import type { Language } from '@allenio/contract'
import type { Equipment, ExerciseCategory, exerciseLevels, exerciseSorts, Muscle } from '@allenio/contract/exercises'
import { searchWords } from '@allenio/domain/search'
import { joined, matchesWords, nothing, sql, type Matching, type Sql } from '#platform/db'

export interface CommonFilters {
  search?: string | undefined
  muscle?: Muscle | undefined
  equipment?: Equipment | undefined
  category?: ExerciseCategory | undefined
  level?: (typeof exerciseLevels)[number] | undefined
}

/** A condition on the exercises `e`. */
export const exerciseCondition = ({ search, muscle, equipment, category, level }: CommonFilters, matching: Matching): Sql =>
  joined(
    [
      sql`true`,
      ...matchesWords(sql`e.search`, search, matching),
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
