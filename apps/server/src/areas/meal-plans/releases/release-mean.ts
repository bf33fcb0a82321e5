import type { EnergyTotals } from '@allenio/contract/meal-plans'
import { summableFood } from '@allenio/domain/aliments'
import type { DocumentRows } from '@allenio/domain/documents'
import { filledDays, meanOfDays, readPlannedDays, sumDay } from '@allenio/domain/meal-plans'
import { findFoodBasics } from '#areas/aliments'
import type { WorkspaceDb } from '#platform/db'
import { energyCodes, presentEnergy } from '../figures.ts'
import { foodsIn, rootOf } from './release-content.ts'

/** The mean of the days of a release; null where nothing is on any. Neither its rows nor the versions of its foods change any more. */
export async function meanOfRelease(db: WorkspaceDb, rows: DocumentRows): Promise<EnergyTotals | null> {
  const root = rootOf(rows)
  if (!root) return null
  const basics = await findFoodBasics(db, foodsIn(rows.values()))
  const foods = new Map(
    [...basics].map(([key, food]) => [key, summableFood(food.id, { ...food, carbsIncludeFiber: false, nutrients: {} }, energyCodes)]),
  )
  const sums = { codes: energyCodes, foods, countsAlternatives: root.cells['countsAlternatives'] === true }
  const filled = filledDays(readPlannedDays(rows, root.id).map(day => sumDay(day, sums)))
  return filled.length === 0 ? null : presentEnergy(meanOfDays(filled, energyCodes))
}
