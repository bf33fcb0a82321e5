import { addOwnProgress } from '@allenio/contract/progress'
import { addOwnWeight, updateOwnWeight } from '@allenio/contract/weights'
import { completeOwnAction } from '@allenio/contract/client-actions'
import { getOwnHome } from '@allenio/contract/home'
import { addOwnEntry, saveOwnMeal } from '@allenio/contract/meal-diary'
import { sendSurveyAnswer } from '@allenio/contract/surveys'
import { dayIn } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useWaitingWrites } from '#lib/offline'
import { deviceZone, useMoment } from './moment.ts'
import { todayFrom, type UnsentWrites } from './own-day.ts'

export const useOwnHome = () => useQuery(read(getOwnHome, {}, { isStored: true, quiet: true }))

export function useUnsentWrites(): UnsentWrites {
  const [newWeights, changedWeights] = [useWaitingWrites(addOwnWeight), useWaitingWrites(updateOwnWeight)]
  const [ticks, entries] = [useWaitingWrites(saveOwnMeal), useWaitingWrites(addOwnEntry)]
  return {
    completions: useWaitingWrites(completeOwnAction),
    weights: [...newWeights, ...changedWeights],
    photos: useWaitingWrites(addOwnProgress),
    surveys: useWaitingWrites(sendSurveyAnswer),
    meals: [...ticks.filter(({ input }) => input.state), ...entries],
  }
}

/** Changes under a page that was left open overnight. */
export function useToday(today: string, readAt: number): string {
  const now = useMoment()
  return todayFrom({ today, readOn: dayIn(deviceZone, new Date(readAt)) }, dayIn(deviceZone, now))
}
