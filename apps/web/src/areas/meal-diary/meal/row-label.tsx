import type { DietSwap } from '@allenio/contract/meal-diary'
import { labelledName } from '@allenio/domain/aliments'
import { LabelNote } from '#areas/aliments'
import { doubtsOf, type PlanRow } from '../diet/plan-rows.ts'
import { useRowTexts } from './row-texts.ts'

interface RowLabelProps {
  row: PlanRow
  swaps?: ReadonlyMap<string, DietSwap>
}

/** The label of the product that is eaten for a food of the plan, or for a row that is a name alone. */
export function RowLabel({ row, swaps = noSwaps }: RowLabelProps) {
  const { nameOfFood } = useRowTexts()
  const food = swaps.get(row.id)?.food ?? row.food
  const ownName = labelledName({ it: row.customNameIt ?? '', en: row.customNameEn ?? '' })
  if (!food && ownName === '') return null
  return <LabelNote food={food ? { id: food.id, name: nameOfFood(food) } : { id: null, name: ownName }} doubts={doubtsOf([row], swaps)} />
}

const noSwaps: ReadonlyMap<string, DietSwap> = new Map()
