import type { Language } from '@allenio/contract'
import { exerciseLimits } from '@allenio/contract/exercises'
import { rankFacts, searchRank, typedName } from '@allenio/domain/exercises'
import { sql } from '#platform/db'
import type { ExerciseColumns } from './fields.ts'
import type { CommonFilters } from './filters.ts'

/** The ranking reads these of exercises `e`. */
export const rankedColumns = sql`e.id, e.name_it, e.name_en, e.primary_muscles, e.equipment, e.mechanic, e.level`

export interface RankedRow extends Pick<ExerciseColumns, 'name_it' | 'name_en' | 'primary_muscles' | 'equipment' | 'mechanic' | 'level'> {
  id: string
  is_own?: boolean
  is_favorite?: boolean
  is_recent?: boolean
}

/** Enough for what somebody looks for by a word; behind them the names stand in the order of the database. */
export const rankedAtMost = 10 * exerciseLimits.perPage
const otherMusclePoints = 500

interface RankedSearch {
  filters: CommonFilters
  page: number
  language: Language
}

const firstOf = (page: number): number => (page - 1) * exerciseLimits.perPage

/** Whether a page stands in the order of the ranking; elsewhere the database orders alone. */
export const isRanked = ({ filters, page }: Pick<RankedSearch, 'filters' | 'page'>): boolean =>
  typedName(filters.search ?? '').words.length > 0 && firstOf(page) < rankedAtMost

/**
 * The ids of a page of a search and of the first one behind it, the likeliest first. The candidates are as many as are ranked, and one
 * more that only tells that others follow.
 */
export function rankPage(candidates: readonly RankedRow[], { filters, page, language }: RankedSearch): string[] {
  const typed = typedName(filters.search ?? '')
  const rankOf = (row: RankedRow): number => {
    const { name_it: nameIt, name_en: nameEn, is_own: isOwn = false, is_favorite: isFavorite = false, is_recent: isRecent = false } = row
    const { equipment, mechanic, level } = row
    const facts = rankFacts({ nameIt, nameEn, equipment, mechanic, level, isOwn, isFavorite, isRecent }, language)
    const trains = filters.muscle === undefined || row.primary_muscles.includes(filters.muscle)
    return searchRank(facts, typed) + (trains ? 0 : otherMusclePoints)
  }
  const ranked = candidates.slice(0, rankedAtMost).map(each => ({ id: each.id, rank: rankOf(each) }))
  const ids = [...ranked.toSorted((one, other) => one.rank - other.rank), ...candidates.slice(rankedAtMost)].map(({ id }) => id)
  return ids.slice(firstOf(page), firstOf(page) + exerciseLimits.perPage + 1)
}
