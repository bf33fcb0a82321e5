import type { Input } from '@allenio/contract'
import { packagePaymentKinds, type getWorkoutPackagePayments } from '@allenio/contract/dash'
import { listAddress, oneOf, parseText } from '#lib/list-place'

export const paymentStates = ['settling', 'paid', 'failed'] as const

export type PaymentFilters = Omit<Input<typeof getWorkoutPackagePayments>, 'page'> & { sort?: 'recent' | undefined }

export const paymentsAddress = listAddress<PaymentFilters>({
  name: 'package-payments',
  path: '/dash/payments',
  filters: {
    search: parseText,
    state: oneOf(paymentStates),
    kind: oneOf(packagePaymentKinds),
    test: oneOf(['yes', 'no']),
    from: parseText,
    to: parseText,
  },
  sorts: ['recent'],
})
