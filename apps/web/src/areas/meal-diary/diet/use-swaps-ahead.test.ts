import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ownSwapsQuery } from '../data.ts'
import { fetchSwaps } from './use-swaps-ahead.ts'

const asksFor = (mayClientsSwap: boolean) => {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
  fetchSwaps(cache, { mayClientsSwap })
  const query = cache.getQueryCache().find({ queryKey: ownSwapsQuery().queryKey })
  return query?.state.fetchStatus
}

test('safe swaps come to the device before anybody asks for them, where clients may swap', () => {
  expect(asksFor(true)).toBe('fetching')
  expect(asksFor(false)).toBeUndefined()
})
