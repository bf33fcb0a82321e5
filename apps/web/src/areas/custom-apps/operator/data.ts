import type { Input } from '@allenio/contract'
import { customAppTurns, getOperatorApp, listOperatorApps, operatorAppSorts, operatorAppStates } from '@allenio/contract/custom-apps'
import { listQuery, read } from '#lib/api'
import { listAddress, oneOf, parseText } from '#lib/list-place'
import { hrefTo } from '#lib/screens'

export type AppFilters = Omit<Input<typeof listOperatorApps>, 'page'>

export const appsAddress = listAddress<AppFilters>({
  name: 'custom-apps',
  path: '/dash/customApps',
  filters: { search: parseText, state: oneOf(operatorAppStates), turn: oneOf(customAppTurns) },
  sorts: operatorAppSorts,
})

export const appsQuery = (filters: AppFilters) =>
  listQuery(listOperatorApps, filters, { rows: ({ customApps }) => customApps, quiet: true })

export const appQuery = (id: string) => read(getOperatorApp, { id }, { quiet: true, staleTime: 0 })

export const appHref = (id: string) => hrefTo('/dash/customApps/{-$id}/edit', { id })
