import { mondayOf } from '@allenio/domain/days'
import { dietAdherence } from '@allenio/domain/meal-diary'
import type { WeightMarkPart } from '#areas/weights'
import { readJudgedDays } from './judged-days.ts'

/** The weeks in which a client had a plan. One of which nothing was ticked is not known. */
export const adherenceWeeks: WeightMarkPart = {
  permission: 'update meal plans',
  async listWeeks(db, { clientId, from, to }) {
    const days = await readJudgedDays(db, clientId, { from: mondayOf(from), to })
    return [...Map.groupBy(days, ({ day }) => mondayOf(day))].flatMap(([week, ofWeek]) => {
      const { percent, level, plannedDays } = dietAdherence(ofWeek, to)
      return plannedDays === 0 ? [] : [{ from: week, percent, level }]
    })
  },
}
