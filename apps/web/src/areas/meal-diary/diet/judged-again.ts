import { getMealPlan } from '@allenio/contract/meal-plans'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { keyOf } from '#lib/api'
import { ownDietQuery, ownPlanQuery, ownSwapsQuery } from '../data.ts'
import { daysWithoutAlternatives, withoutAlternatives } from './offers.ts'

/**
 * Takes back what the device offers, and reads it anew. Diet and swaps that were both read before an exclusion agree with each other, and
 * the network may be gone before they are read again: until then the device has what was planned, and offers nothing instead.
 */
export async function judgeAgain(cache: QueryClient): Promise<void> {
  const [diet, swaps] = [ownDietQuery(), ownSwapsQuery()]
  const plans = cache
    .getQueryCache()
    .findAll({ queryKey: keyOf(getMealPlan) })
    .flatMap(({ queryKey: [, , input] }) => (hasId(input) ? [ownPlanQuery(input.id)] : []))
  const [hasDiet, hasSwaps] = await Promise.all([stopRead(cache, diet.queryKey), stopRead(cache, swaps.queryKey)])
  // a team has no diet of its own, and its plans offer whatever their author wants
  if (!hasDiet && !hasSwaps) return
  // without a revision everything is sent again; as old as before, both are read when they are next shown, should that fail now
  cache.setQueryData(
    diet.queryKey,
    answer => answer && { ...answer, revision: '', diet: answer.diet && withoutAlternatives(answer.diet) },
    { updatedAt: cache.getQueryState(diet.queryKey)?.dataUpdatedAt },
  )
  cache.setQueryData(swaps.queryKey, answer => answer && { ...answer, revision: '', swaps: [] }, {
    updatedAt: cache.getQueryState(swaps.queryKey)?.dataUpdatedAt,
  })
  for (const { queryKey } of plans)
    cache.setQueryData(queryKey, plan => plan && { ...plan, content: daysWithoutAlternatives(plan.content) })
  await Promise.all([
    hasDiet && cache.prefetchQuery({ ...diet, staleTime: 0 }),
    hasSwaps && cache.prefetchQuery({ ...swaps, staleTime: 0 }),
    ...plans.map(each => cache.prefetchQuery({ ...each, staleTime: 0 })),
  ])
}

const hasId = (input: unknown): input is { id: string } =>
  typeof input === 'object' && input !== null && 'id' in input && typeof input.id === 'string'

/** An answer that is under way was judged before. Whether there is anything to judge. */
async function stopRead(cache: QueryClient, queryKey: QueryKey): Promise<boolean> {
  const state = cache.getQueryState(queryKey)
  if (!state || (state.data === undefined && state.fetchStatus === 'idle')) return false
  await cache.cancelQueries({ queryKey, exact: true })
  return true
}
