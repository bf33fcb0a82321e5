import { listPackages, type Package } from '@allenio/contract/packages'
import { getPurchase, listClientPurchases, listOwnPurchases, listPurchases } from '@allenio/contract/purchases'
import { useQuery } from '@tanstack/react-query'
import { listQuery, read } from '#lib/api'
import type { PurchaseFilters } from './list/filters.ts'

export const purchasesQuery = (filters: PurchaseFilters, collaboratorId: string | undefined) => {
  const { sort: _sort, ...wanted } = filters
  return listQuery(
    listPurchases,
    { ...wanted, ...(collaboratorId !== undefined && { collaboratorId }) },
    { rows: ({ purchases }) => purchases, quiet: true, linksFiles: true },
  )
}

export const purchaseQuery = (id: string) => read(getPurchase, { id }, { quiet: true })

export const clientPurchasesQuery = (id: string) =>
  listQuery(listClientPurchases, { id }, { rows: ({ purchases }) => purchases, quiet: true, linksFiles: true })

export const ownPurchasesQuery = () =>
  listQuery(listOwnPurchases, {}, { rows: ({ purchases }) => purchases, isStored: true, quiet: true, linksFiles: true })

/** The packages of the first page, archived ones too: enough to filter and to sell by. */
export const packagesQuery = (status: 'active' | 'all') => read(listPackages, { status }, { quiet: true })

const none: readonly Package[] = []

export const usePackages = (status: 'active' | 'all'): readonly Package[] => useQuery(packagesQuery(status)).data?.packages ?? none
