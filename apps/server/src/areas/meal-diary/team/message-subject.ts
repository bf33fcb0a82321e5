import type { Language } from '@allenio/contract'
import { mealTypeNames, type PlannedMeal } from '@allenio/domain/meal-plans'
import type { SubjectPart } from '#areas/client-records'
import { listGivenPlans, readGivenMeal } from '#areas/meal-plans'
import type { WorkspaceDb } from '#platform/db'
import { readDatePlans } from '../plan-days.ts'

interface DatedMeal {
  clientId: string
  id: string
  day: string
}

const nameIn = ({ title, type }: PlannedMeal, language: Language): string =>
  title[language] || title.it || title.en || (type ? mealTypeNames[type][language] : '')

/** A device that was away writes about a meal of the release that it has, perhaps of a plan that was taken back since. */
async function readEarlierMeal(db: WorkspaceDb, { clientId, id, day }: DatedMeal): Promise<PlannedMeal | undefined> {
  const hasPlanBegun = (await listGivenPlans(db, [clientId])).some(({ startDay }) => startDay <= day)
  return hasPlanBegun ? readGivenMeal(db, clientId, id) : undefined
}

/** A meal of a plan on a date, of the release that the client saw then, else of the latest that has it. */
export const mealSubject: SubjectPart = {
  kind: 'meal',
  permission: 'view meal plans',
  async find(db, { clientId, id, day }) {
    if (day === null) return undefined
    const plan = (await readDatePlans(db, clientId, [day])).get(day)
    const inPlan = plan?.release.days.flatMap(({ meals }) => meals).find(each => each.id === id)
    const meal = inPlan ?? (await readEarlierMeal(db, { clientId, id, day }))
    return meal && { title: nameIn(meal, 'it'), titles: { it: nameIn(meal, 'it'), en: nameIn(meal, 'en') }, day, parentId: null }
  },
  // the diary opens at any date, whatever was ticked there since
  listOpenable: async (_db, _actor, { subjects }) => subjects.map(({ id }) => id),
}
