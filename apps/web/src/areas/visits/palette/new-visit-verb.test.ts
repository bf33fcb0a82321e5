import { listClientsForSelect } from '@allenio/contract/clients'
import { expect, test } from 'vitest'
import { makeQueryClient, read } from '#lib/api'
import { newVisitVerb } from './new-visit-verb.ts'

test('a client’s name after its word opens the bench with a new visit of theirs', async () => {
  const cache = makeQueryClient()
  const { queryKey } = read(listClientsForSelect, { search: 'martina', page: 1 })
  cache.setQueryData(queryKey, { clients: [{ id: 'c1', name: 'Martina Bellini', photo: null, isRegistered: true }], nextPage: -1 })
  const rows = await newVisitVerb.search('martina ', { signal: AbortSignal.timeout(1_000), today: '2026-03-10' })
  expect(rows).toMatchObject([{ id: 'new visit of c1', label: 'Nuova visita: Martina Bellini', href: '/visits/create?client=c1' }])
  cache.clear()
  expect(newVisitVerb).toMatchObject({ permission: 'create visits', words: { it: ['visita'], en: ['visit'] } })
})
