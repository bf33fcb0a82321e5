import type { RowSwaps, DiarySwap } from '@allenio/contract/meal-diary'
import type { FoodCell } from '@allenio/contract/meal-plans'
import { candidatesFor, type PlanRow, type SwapChoice } from '../diet/plan-rows.ts'

export interface OfferedSwap {
  choice: SwapChoice
  food: FoodCell
  grams: number
  /** The alternative of the plan, if the choice is one; its amount may be in a measure. */
  alternative: PlanRow['alternatives'][number] | undefined
}

interface Offers {
  /** The release that the row is of. */
  releaseId: string
  swaps: readonly RowSwaps[]
}

/** The plan's own alternatives first, then safe swaps that are none of them. */
export function choicesOf(row: PlanRow, { releaseId, swaps }: Offers): OfferedSwap[] {
  const alternatives = row.alternatives.flatMap(alternative =>
    alternative.food
      ? [
          {
            choice: { kind: 'alternative' as const, alternativeId: alternative.id },
            food: alternative.food,
            grams: alternative.grams ?? 0,
            alternative,
          },
        ]
      : [],
  )
  const takenIds = new Set([row.food?.id, ...row.alternatives.map(({ food }) => food?.id)])
  const others = candidatesFor(swaps, { releaseId, rowId: row.id })
    .filter(({ food }) => !takenIds.has(food.id))
    .map(({ food, grams }) => ({ choice: { kind: 'food' as const, foodId: food.id }, food, grams, alternative: undefined }))
  return [...alternatives, ...others]
}

/** The choice before, to go back to it. */
export function choiceOf(swap: DiarySwap | undefined): SwapChoice | null {
  if (!swap?.food) return null
  return swap.alternativeId === null ? { kind: 'food', foodId: swap.food.id } : { kind: 'alternative', alternativeId: swap.alternativeId }
}

export const isChosen = ({ choice }: OfferedSwap, swap: DiarySwap | undefined): boolean => {
  if (!swap) return false
  return choice.kind === 'alternative' ? choice.alternativeId === swap.alternativeId : choice.foodId === swap.food?.id
}
