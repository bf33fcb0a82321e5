import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { readAhead } from '#lib/read-ahead'
import { useLanguage } from '#lib/words'
import { ownFoodsQuery } from '../data.ts'
import { ownFoodsOf, type OwnFoods } from './own-foods.ts'

/** Undefined until the foods have come to this device. */
export function useOwnFoods(): { foods: OwnFoods | undefined; isLoading: boolean } {
  const language = useLanguage()
  const { data, isPending } = useQuery(ownFoodsQuery())
  const foods = useMemo(() => data && ownFoodsOf(data, language), [data, language])
  return { foods, isLoading: isPending }
}

/** Brings the foods to the device before somebody looks for one where there is no signal. */
export function useFoodsAhead(): void {
  const cache = useQueryClient()
  useEffect(() => readAhead(() => void cache.prefetchQuery(ownFoodsQuery())), [cache])
}
