import { getOwnShoppingList } from '@allenio/contract/shopping-lists'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storeOwnMacros } from '#areas/macros'
import { read } from '#lib/api'
import { whenSettled } from '#lib/build'
import { isOnline, mayPrefetch } from '#lib/device'
import { firstPlan, ownPlanQuery, ownPlansQuery } from '../data.ts'

/** Fetches what the links below the day lead to, so that the device has it where there is no signal: in a shop, in a cellar. */
export function useLinksAhead({ isEnergyVisible }: { isEnergyVisible: boolean }): void {
  const cache = useQueryClient()
  useEffect(() => {
    if (!isOnline() || !mayPrefetch()) return undefined
    return whenSettled(() => {
      void fetchPlan(cache).catch(() => undefined)
      void cache.prefetchQuery(read(getOwnShoppingList, {}, { quiet: true, isStored: true }))
      if (isEnergyVisible) void storeOwnMacros(cache).catch(() => undefined)
    })
  }, [cache, isEnergyVisible])
}

async function fetchPlan(cache: QueryClient): Promise<void> {
  const { mealPlans } = await cache.fetchQuery(ownPlansQuery())
  const plan = firstPlan(mealPlans)
  if (plan) await cache.prefetchQuery(ownPlanQuery(plan.id))
}
