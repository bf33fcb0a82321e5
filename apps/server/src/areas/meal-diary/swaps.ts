import type { ParsedInput } from '@allenio/contract'
import type { saveOwnSwap, DiarySwap } from '@allenio/contract/meal-diary'
import type { FoodCell } from '@allenio/contract/meal-plans'
import { isAllowedAlternative, isSafeSwap, swapGrams, type SwapFood } from '@allenio/domain/meal-diary'
import type { PlannedRow } from '@allenio/domain/meal-plans'
import { findExclusions, findOfferedFood, findPlannedFoods, foodKey, type FoundExclusion } from '#areas/aliments'
import { deviceClock } from '#areas/client-records'
import { findGivenRelease, presentJudgedFood, readMealPlanSettings } from '#areas/meal-plans'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { lockDay, refuseFarDay, type OwnDiary } from './own-diary.ts'
import { listSwaps, swapColumns } from './queries.ts'
import { refreshSums } from './sums.ts'

type Write = ParsedInput<typeof saveOwnSwap>
type Choice = Write['choice']

export async function saveSwap(db: WorkspaceDb, diary: OwnDiary, write: Write): Promise<DiarySwap> {
  const { clientId } = diary
  const { day, rowId, assignmentId, releaseId, choice } = write
  refuseFarDay(diary, day)
  const { days } = found(await findGivenRelease(db, { clientId, assignmentId, releaseId }))
  const rows = days.flatMap(({ meals }) => meals.flatMap(({ components }) => components.flatMap(component => component.rows)))
  const row = found(rows.find(({ id }) => id === rowId))
  const plannedFood = found(row.food)
  const changedAt = deviceClock(write.sentAt).timeOf(write.changedAt)
  await lockDay(db, clientId, day)
  const [stored] = await listSwaps(db, sql`r.client_id = ${clientId} and r.day = ${day} and r.row_id = ${rowId}`)
  // an earlier choice is not checked any more, and neither is a repeated one: its food may have been deleted since
  if (stored && isEarlier({ changedAt, choice }, stored)) return stored
  const { food, grams, alternativeId } = await judgeChoice(db, diary, { row, plannedFood, choice })
  const record = await db.one<DiarySwap>(sql`
    insert into diary_swaps as r (client_id, day, row_id, assignment_id, release_id, planned_food, planned_grams, food, grams,
      alternative_id, changed_at)
    values (${clientId}, ${day}, ${rowId}, ${assignmentId}, ${releaseId}, ${jsonText(plannedFood)}::jsonb, ${row.grams},
      ${food && jsonText(food)}::jsonb, ${grams}, ${alternativeId}::uuid, ${changedAt})
    on conflict (workspace_id, client_id, day, row_id) do update set assignment_id = excluded.assignment_id,
      release_id = excluded.release_id, planned_food = excluded.planned_food, planned_grams = excluded.planned_grams,
      food = excluded.food, grams = excluded.grams,
      alternative_id = excluded.alternative_id, changed_at = excluded.changed_at
    returning ${swapColumns}`)
  await refreshSums(db, clientId, [day])
  return record
}

function idOfChoice(choice: Choice): string {
  switch (choice?.kind) {
    case undefined:
      return ''
    case 'alternative':
      return choice.alternativeId
    case 'food':
      return choice.foodId
    default:
      return choice satisfies never
  }
}

/** Whether a choice is earlier than the stored one. If both have the same moment, every device prefers the same choice. */
function isEarlier({ changedAt, choice }: Pick<Write, 'changedAt' | 'choice'>, stored: DiarySwap): boolean {
  if (stored.changedAt !== changedAt) return stored.changedAt > changedAt
  return (stored.alternativeId ?? stored.food?.id ?? '') >= idOfChoice(choice)
}

type SwapValue = Pick<DiarySwap, 'food' | 'grams' | 'alternativeId'>

interface Judging {
  row: PlannedRow
  plannedFood: FoodCell
  choice: Choice
}

async function judgeChoice(db: WorkspaceDb, diary: OwnDiary, { row, plannedFood, choice }: Judging): Promise<SwapValue> {
  switch (choice?.kind) {
    case undefined:
      return { food: null, grams: 0, alternativeId: null }
    case 'alternative':
      return judgeAlternative(db, diary, { row, alternativeId: choice.alternativeId })
    case 'food':
      return judgeFood(db, diary, { row, plannedFood, foodId: choice.foodId })
    default:
      return choice satisfies never
  }
}

async function listExclusions(db: WorkspaceDb, { clientId, actor }: OwnDiary): Promise<FoundExclusion[]> {
  return (await findExclusions(db, [clientId], actor.language)).get(clientId) ?? []
}

async function readPlanned(db: WorkspaceDb, { actor }: OwnDiary, cell: FoodCell): Promise<SwapFood | undefined> {
  const food = (await findPlannedFoods(db, actor, [cell])).get(foodKey(cell))
  return food && presentJudgedFood(food)
}

/** Checks an alternative of the plan. The professional has chosen it, so clients who may not choose freely may take it too. */
async function judgeAlternative(
  db: WorkspaceDb,
  diary: OwnDiary,
  { row, alternativeId }: { row: PlannedRow; alternativeId: string },
): Promise<SwapValue> {
  const alternative = found(row.alternatives.find(({ id }) => id === alternativeId))
  const { food: cell, grams } = alternative
  const food = cell && (await readPlanned(db, diary, cell))
  if (!food || !isAllowedAlternative(food, alternative, await listExclusions(db, diary))) throw new AppError('swap refused')
  return { food: cell, grams, alternativeId }
}

async function judgeFood(
  db: WorkspaceDb,
  diary: OwnDiary,
  { row, plannedFood, foodId }: { row: PlannedRow; plannedFood: FoodCell; foodId: string },
): Promise<SwapValue> {
  const { mayClientsSwap, alternativeBasis, tolerancePercent } = await readMealPlanSettings(db)
  if (!mayClientsSwap) throw new AppError('swaps closed')
  const [planned, food, exclusions] = await Promise.all([
    readPlanned(db, diary, plannedFood),
    findOfferedFood(db, foodId),
    listExclusions(db, diary),
  ])
  if (!planned || !food || !isSafeSwap(food, exclusions)) throw new AppError('swap refused')
  const grams = swapGrams({ food: planned, grams: row.grams, basis: row.basis ?? alternativeBasis }, food, { tolerancePercent })
  if (grams === null) throw new AppError('swap refused')
  return { food: { id: food.id, version: food.version, ...food.name }, grams, alternativeId: null }
}
