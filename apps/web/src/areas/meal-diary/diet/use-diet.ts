import { createOwnExclusions } from '@allenio/contract/aliments'
import type { Diet, DietFood, RowSwaps } from '@allenio/contract/meal-diary'
import { clockIn } from '@allenio/domain/days'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMe, useToday } from '#shell'
import { useMinute } from '#lib/device'
import { useWaitingWrites } from '#lib/offline'
import { ownDietQuery, ownSwapsQuery } from '../data.ts'
import { offersOf } from './offers.ts'
import { knownFoods } from './plan-rows.ts'
import { withUnsent, type ShownDiary } from './unsent-diary.ts'
import { useUnsentDiary } from './use-unsent.ts'

/** The client's diet, with the taps on this device. */
export interface OwnDiet {
  diet: Diet
  diary: ShownDiary
  /** The foods of the diet, and those of waiting swaps. */
  foods: DietFood[]
  swaps: readonly RowSwaps[]
  today: string
}

const noSwaps: readonly RowSwaps[] = []

/** Loads the diet. Its `data` is undefined until the device or the server has answered. Only pages with swaps ask for swaps. */
export function useOwnDiet(needs: 'diet and swaps' | 'diet' = 'diet and swaps') {
  const query = useQuery(ownDietQuery())
  const diet = query.data?.diet ?? undefined
  const mayClientsSwap = diet?.settings.mayClientsSwap === true
  const swapsQuery = useQuery({ ...ownSwapsQuery(), enabled: mayClientsSwap && needs === 'diet and swaps' })
  const answer = mayClientsSwap ? swapsQuery.data : undefined
  const unsent = useUnsentDiary()
  const isExclusionUnsent = useIsExclusionUnsent()
  const today = useToday()
  const data = useMemo<OwnDiet | undefined>(() => {
    if (!diet) return undefined
    const swaps = answer?.swaps ?? noSwaps
    const diary = withUnsent(diet, unsent, swaps)
    const foods = knownFoods(diet, diary.swaps, swaps)
    return { ...offersOf({ diet, swaps: answer, isExclusionUnsent }), diary, foods, today }
  }, [diet, unsent, answer, isExclusionUnsent, today])
  const { error, isRefetching, refetch } = query
  return { data, error, isRefetching, refetch }
}

/** Whether an exclusion waits to be sent, so that the server has not checked any food by it. */
export const useIsExclusionUnsent = (): boolean => useWaitingWrites(createOwnExclusions).length > 0

/** Returns the time on the client's clock (HH:MM), and updates it while the page is open. */
export function useClock(): string {
  const zone = useMe()?.timeZone ?? 'Europe/Rome'
  return clockIn(zone, useMinute())
}
