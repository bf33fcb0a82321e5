import type { PlannedFood } from '@allenio/contract/aliments'
import type { DiaryEntry, ReadDiaryEntry } from '@allenio/contract/meal-diary'
import { describedFood } from '@allenio/domain/aliments'
import { allergiesIn, doubtsIn } from '@allenio/domain/meal-diary'
import { findExclusions, findPlannedFoods, foodKey, type FoundExclusion } from '#areas/aliments'
import { presentJudgedFood } from '#areas/meal-plans'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'

export type EntryWarnings = Pick<ReadDiaryEntry, 'allergies' | 'doubts'>
type JudgedEntry = Pick<DiaryEntry, 'id' | 'text' | 'food'>

interface JudgedBy {
  foods: ReadonlyMap<string, PlannedFood>
  exclusions: readonly FoundExclusion[]
}

/** The allergies that an entry touches, or may: by its food, or by the words that stand for one. */
export function warningsOf({ id, text, food }: JudgedEntry, { foods, exclusions }: JudgedBy): EntryWarnings {
  const allergies = exclusions.filter(({ kind }) => kind === 'allergy')
  if (allergies.length === 0) return { allergies: [], doubts: [] }
  const planned = food && foods.get(foodKey(food))
  const judged = planned ? presentJudgedFood(planned) : describedFood({ id, name: { it: text, en: text } })
  const touched = allergiesIn([judged], allergies).map(({ name }) => name)
  const doubted = doubtsIn([judged], allergies).map(({ name }) => name)
  return { allergies: [...new Set(touched)], doubts: [...new Set(doubted)].filter(name => !touched.includes(name)) }
}

/** Finds the warnings of entries by their id. */
export async function findEntryWarnings(
  db: WorkspaceDb,
  actor: Actor,
  { clientId, entries }: { clientId: string; entries: readonly JudgedEntry[] },
): Promise<Map<string, EntryWarnings>> {
  const exclusions = entries.length === 0 ? [] : ((await findExclusions(db, [clientId], actor.language)).get(clientId) ?? [])
  if (exclusions.length === 0) return new Map()
  const cells = entries.flatMap(({ food }) => food ?? [])
  const foods = await findPlannedFoods(db, actor, cells, { readsNutrients: false })
  return new Map(entries.map(entry => [entry.id, warningsOf(entry, { foods, exclusions })]))
}
