import * as contract from '@allenio/contract/meal-diary'
import { bind } from '#platform/http'
import { openDiary } from '../own-diary.ts'
import { readOwnFoods } from '../own-foods.ts'
import { readDiet } from './diet.ts'
import { recordDietReceipt } from './receipts.ts'
import { readSwaps } from './row-swaps.ts'

export const dietBindings = [
  bind(contract.getOwnDiet, async ({ db, actor }, { revision }) => readDiet(db, await openDiary(db, actor), revision)),
  bind(contract.recordOwnDietReceipt, async ({ db, actor }, input) => recordDietReceipt(db, await openDiary(db, actor), input)),
  bind(contract.listOwnSwaps, async ({ db, actor }, { revision }) => readSwaps(db, await openDiary(db, actor), revision)),
  bind(contract.getOwnFoods, async ({ db, actor }, known) => readOwnFoods(db, await openDiary(db, actor), known)),
]
