import { exerciseLimits } from '@allenio/contract/exercise-fields'
import { rankFacts, searchRank, typedName } from '@allenio/domain/exercises'
import { exerciseOrder, type ExerciseColumns, type Matching } from '#areas/system-exercises'
import type { Actor } from '#platform/access'
import { limitTo, sql, type WorkspaceDb } from '#platform/db'
import { isFavorite, listCondition, type Filters } from './filters.ts'

interface Candidate extends Pick<ExerciseColumns, 'name_it' | 'name_en' | 'primary_muscles' | 'equipment' | 'mechanic' | 'level'> {
  id: string
  is_own: boolean
  is_favorite: boolean
}

/** Enough for what somebody looks for by a word; behind them the names stand in the order of the database. */
const rankedAtMost = 10 * exerciseLimits.perPage
const otherMusclePoints = 500

interface RankedSearch {
  filters: Filters
  matching: Matching
  page: number
}

/** The ids of a page of a search and of the first one behind it, the likeliest first; undefined where the database orders alone. */
export async function rankPage(
  db: WorkspaceDb,
  actor: Actor,
  { filters, matching, page }: RankedSearch,
): Promise<readonly string[] | undefined> {
  const typed = typedName(filters.search ?? '')
  const first = (page - 1) * exerciseLimits.perPage
  if (typed.words.length === 0 || first >= rankedAtMost) return undefined
  // the last of these only tells that more follow
  const candidates = await db.many<Candidate>(sql`
    select e.id, e.name_it, e.name_en, e.primary_muscles, e.equipment, e.mechanic, e.level, e.is_own, ${isFavorite(actor)} as is_favorite
    from all_exercises e where ${listCondition(actor, filters, matching)}
    order by ${exerciseOrder('relevance', actor.language, filters)} ${limitTo(rankedAtMost + 1)}`)
  const rankOf = ({ name_it, name_en, primary_muscles, is_own, is_favorite, ...fields }: Candidate): number => {
    const facts = rankFacts({ ...fields, nameIt: name_it, nameEn: name_en, isOwn: is_own, isFavorite: is_favorite }, actor.language)
    const trains = filters.muscle === undefined || primary_muscles.includes(filters.muscle)
    return searchRank(facts, typed) + (trains ? 0 : otherMusclePoints)
  }
  const ranked = candidates.slice(0, rankedAtMost).map(each => ({ id: each.id, rank: rankOf(each) }))
  const ids = [...ranked.toSorted((one, other) => one.rank - other.rank), ...candidates.slice(rankedAtMost)].map(({ id }) => id)
  return ids.slice(first, first + exerciseLimits.perPage + 1)
}
