import { getOwnDiet, getOwnFoods, listOwnSwaps, type Diet } from '@allenio/contract/meal-diary'
import { getMealPlan, listMealPlans, type MealPlan } from '@allenio/contract/meal-plans'
import { call, read } from '#lib/api'

/** The addresses of pictures live for ten minutes at least. */
const linksLiveMs = 9 * 60_000

let linksReadAt = -Infinity

const hasLinks = ({ recipes, diary }: Diet): boolean => diary.photos.length > 0 || recipes.some(({ picture }) => picture !== null)

/** The fortnight, kept on the device: a server that has nothing newer sends nothing. */
export function ownDietQuery() {
  const query = read(getOwnDiet, {}, { quiet: true, isStored: true })
  return {
    ...query,
    queryFn: async ({ client, signal }: Parameters<NonNullable<typeof query.queryFn>>[0]) => {
      const before = client.getQueryData(query.queryKey)
      const mayKeep = before?.diet && (!hasLinks(before.diet) || Date.now() - linksReadAt < linksLiveMs)
      const answer = await call(getOwnDiet, mayKeep ? { revision: before.revision } : {}, { signal })
      if (answer.diet) linksReadAt = Date.now()
      return answer.diet === null && before?.diet ? before : answer
    },
  }
}

/** The safe swaps of all rows, kept beside the plan. */
export function ownSwapsQuery() {
  const query = read(listOwnSwaps, {}, { quiet: true, isStored: true })
  return {
    ...query,
    queryFn: async ({ client, signal }: Parameters<NonNullable<typeof query.queryFn>>[0]) => {
      const before = client.getQueryData(query.queryKey)
      const answer = await call(listOwnSwaps, before?.swaps ? { revision: before.revision } : {}, { signal })
      return answer.swaps === null && before?.swaps ? before : answer
    },
  }
}

/** The foods among which the client finds what they eat, kept on the device: the library comes again when it changes. */
export function ownFoodsQuery() {
  const query = read(getOwnFoods, {}, { quiet: true, isStored: true })
  return {
    ...query,
    queryFn: async ({ client, signal }: Parameters<NonNullable<typeof query.queryFn>>[0]) => {
      const before = client.getQueryData(query.queryKey)
      const isWhole = before?.own && before.library
      const revisions = isWhole ? { revision: before.revision, libraryRevision: before.libraryRevision } : {}
      const answer = await call(getOwnFoods, revisions, { signal })
      return { ...answer, own: answer.own ?? before?.own ?? null, library: answer.library ?? before?.library ?? null }
    },
  }
}

/** All plans that the client was given, for reading them whole. */
export const ownPlansQuery = () => read(listMealPlans, {}, { quiet: true, isStored: true })

/** One plan, as the client was given it. */
export const ownPlanQuery = (id: string) => read(getMealPlan, { id }, { quiet: true, isStored: true, alsoShows: ['exclusion'] })

/** The plan that is followed now, else the next one, else the last one. */
export const firstPlan = (plans: readonly MealPlan[]): MealPlan | undefined =>
  (['current', 'upcoming', 'past'] as const).flatMap(state => plans.filter(({ assigned }) => assigned?.state === state))[0]
