import * as contract from '@allenio/contract/meal-diary'
import { reachClient, reachClientToChange } from '#areas/clients'
import { found } from '#platform/errors'
import { bind } from '#platform/http'
import { readClientDiary } from './client-diary.ts'
import { copyDay } from './day-copy.ts'
import { readDietMap } from './diet-map.ts'
import { listMarks } from './diet-marks.ts'
import { readEatenDays } from './eaten-days.ts'
import { deleteMatch, matchEntry } from './entry-matches.ts'
import { readExpenditures } from './expenditure.ts'
import { adoptHabit } from './habit-adoption.ts'
import { listHabits } from './swap-habits.ts'

export const teamBindings = [
  bind(contract.listDietMarks, ({ db, actor }, { clientId }) => listMarks(db, actor, [clientId].flat())),

  bind(contract.getDietMap, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return readDietMap(db, id)
  }),

  bind(contract.getClientDiary, async ({ db, actor }, { id, until, page }) => {
    await reachClient(db, actor, id)
    return readClientDiary(db, actor, { clientId: id, until, page })
  }),

  bind(contract.listSwapHabits, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return listHabits(db, id)
  }),

  bind(contract.getExpenditure, async ({ db, actor }, { id }) => {
    await reachClient(db, actor, id)
    return found((await readExpenditures(db, [id])).get(id))
  }),

  bind(contract.adoptSwapHabit, async ({ db, actor }, input) => {
    await reachClientToChange(db, actor, input.id)
    return adoptHabit(db, actor, input)
  }),

  bind(contract.getEatenDays, async ({ db, actor }, input) => {
    await reachClient(db, actor, input.id)
    return readEatenDays(db, actor, input)
  }),

  bind(contract.matchDiaryEntry, async ({ db, actor }, input) => {
    await reachClientToChange(db, actor, input.id)
    return matchEntry(db, actor, input)
  }),

  bind(contract.deleteDiaryMatch, async ({ db, actor }, input) => {
    await reachClientToChange(db, actor, input.id)
    return deleteMatch(db, actor, input)
  }),

  bind(contract.copyDayIntoPlan, async ({ db, actor }, input) => {
    await reachClient(db, actor, input.id)
    return copyDay(db, actor, input)
  }),
]
