import type { Output } from '@allenio/contract'
import type { listOwnSwaps, RowSwaps } from '@allenio/contract/meal-diary'
import { swapCandidates, type SwapCandidate } from '@allenio/domain/meal-diary'
import type { PlannedRow } from '@allenio/domain/meal-plans'
import {
  findExclusions,
  findFoodWeights,
  findPlannedFoods,
  foodKey,
  listFoodsOfCategories,
  type FoodWeights,
  type FoundExclusion,
} from '#areas/aliments'
import { presentJudgedFood, readMealPlanSettings } from '#areas/meal-plans'
import type { WorkspaceDb } from '#platform/db'
import type { OwnDiary } from '../own-diary.ts'
import { nearRange, readNearPlans } from './near-plans.ts'
import { hashExclusions } from './exclusions-hash.ts'
import { revisionOf } from './revision.ts'

export async function readSwaps(db: WorkspaceDb, diary: OwnDiary, knownRevision: string | undefined): Promise<Output<typeof listOwnSwaps>> {
  const { clientId, actor } = diary
  const exclusions = (await findExclusions(db, [clientId], actor.language)).get(clientId) ?? []
  const swaps = await listRowSwaps(db, diary, exclusions)
  const exclusionsHash = hashExclusions(exclusions)
  const revision = revisionOf({ exclusionsHash, swaps })
  return { revision, exclusionsHash, swaps: revision === knownRevision ? null : swaps }
}

interface ReleaseRow {
  releaseId: string
  row: PlannedRow
}

/** The number of queries is fixed, and each food is judged once. */
async function listRowSwaps(db: WorkspaceDb, diary: OwnDiary, exclusions: readonly FoundExclusion[]): Promise<RowSwaps[]> {
  const [settings, { plans }] = await Promise.all([readMealPlanSettings(db), readNearPlans(db, diary.clientId, nearRange(diary.today))])
  if (!settings.mayClientsSwap) return []
  const rows = plans.flatMap(({ plan: { releaseId }, days }) =>
    days.flatMap(({ meals }) =>
      meals.flatMap(({ components }) =>
        components.flatMap(component => component.rows.flatMap((row): ReleaseRow[] => (row.food ? [{ releaseId, row }] : []))),
      ),
    ),
  )
  const cells = rows.flatMap(({ row }) => row.food ?? [])
  const planned = await findPlannedFoods(db, diary.actor, cells, { readsNutrients: false })
  const categories = [...new Set([...planned.values()].flatMap(({ category }) => category ?? []))]
  const foods = Map.groupBy(await listFoodsOfCategories(db, categories), ({ category }) => category)
  const rules = { exclusions, tolerancePercent: settings.tolerancePercent, judgedFoods: new Map() }
  const offers = new Map<string, readonly SwapCandidate[]>()
  const rowOffers = rows.flatMap(({ releaseId, row }) => {
    const food = row.food && planned.get(foodKey(row.food))
    if (!food) return []
    const basis = row.basis ?? settings.alternativeBasis
    // a food stands in many rows of a plan in the same quantity
    const key = `${foodKey(food)} ${row.grams} ${basis}`
    const candidates =
      offers.get(key) ?? swapCandidates({ food: presentJudgedFood(food), grams: row.grams, basis }, foods.get(food.category) ?? [], rules)
    offers.set(key, candidates)
    return candidates.length > 0 ? [{ releaseId, rowId: row.id, candidates }] : []
  })
  const weights = await findFoodWeights(
    db,
    [...offers.values()].flatMap(candidates => candidates.map(({ food }) => food)),
  )
  return rowOffers.map(({ candidates, ...row }) => ({ ...row, candidates: candidates.map(each => presentCandidate(each, weights)) }))
}

const unknownWeights: FoodWeights = { ediblePart: null, cookingFactor: null }

const presentCandidate = (
  { food: { id, version, name, category }, grams }: SwapCandidate,
  weights: ReadonlyMap<string, FoodWeights>,
): RowSwaps['candidates'][number] => ({
  food: { id, version, ...name },
  category,
  ...(weights.get(foodKey({ id, version })) ?? unknownWeights),
  grams,
})
