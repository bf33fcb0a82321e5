import type { Input } from '@allenio/contract'
import { paymentMethods, purchaseStates, type listPurchases } from '@allenio/contract/purchases'
import { listAddress, oneOf, parseId, parseText } from '#lib/list-place'

export type PurchaseFilters = Omit<Input<typeof listPurchases>, 'page' | 'collaboratorId'> & { sort?: 'recent' | undefined }

export const purchasesAddress = listAddress<PurchaseFilters>({
  name: 'purchases',
  path: '/workoutPackages/purchases',
  filters: {
    search: parseText,
    state: oneOf(purchaseStates),
    packageId: parseId,
    method: oneOf(paymentMethods),
    from: parseText,
    to: parseText,
  },
  sorts: ['recent'],
})

/** The list with one purchase open beside it; notifications lead there, too. */
export const purchaseHref = (id: string, filters: PurchaseFilters = {}): string => {
  const href = purchasesAddress.href(filters)
  return `${href}${href.includes('?') ? '&' : '?'}purchase=${id}`
}
