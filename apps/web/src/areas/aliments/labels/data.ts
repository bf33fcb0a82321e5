import type { Input } from '@allenio/contract'
import { getLabelCheck, listFoodProducts, listOpenLabels, listOwnLabels, productSorts, productStates } from '@allenio/contract/aliments'
import { listQuery, read } from '#lib/api'
import { listAddress, oneOf, parseText } from '#lib/list-place'
import { hrefTo } from '#lib/screens'

export const ownLabelsQuery = () => read(listOwnLabels, {}, { quiet: true, isStored: true })

export const labelHref = (at: { id: string; checkId: string }): string => hrefTo('/clients/$id/labels/$checkId', at)

export const labelCheckQuery = (at: { id: string; checkId: string }) => read(getLabelCheck, at, { quiet: true, isPageRead: true })

export const openLabelsQuery = () => read(listOpenLabels, {}, { quiet: true })

export type ProductFilters = Omit<Input<typeof listFoodProducts>, 'page'>

export const productsAddress = listAddress<ProductFilters>({
  name: 'food products',
  path: '/aliments/products',
  filters: { search: parseText, state: oneOf(productStates) },
  sorts: productSorts,
})

export const productsQuery = (filters: ProductFilters = {}) =>
  listQuery(listFoodProducts, filters, { rows: ({ products }) => products, quiet: true, linksFiles: true })
