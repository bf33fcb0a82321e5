import { listClients, listClientTypeFilters, listClientTypes } from '@allenio/contract/clients'
import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '#lib/api'

/** A type shows in the lists, too. */
export const refreshTypes = (cache: QueryClient): Promise<unknown> =>
  Promise.all([listClientTypes, listClientTypeFilters, listClients].map(each => cache.invalidateQueries({ queryKey: keyOf(each) })))
