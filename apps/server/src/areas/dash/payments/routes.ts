import { getWorkoutPackagePayments } from '@allenio/contract/dash'
import { pageOf } from '#platform/db'
import { bindPerson } from '#platform/http'
import { listPayments, presentPayment, sumPayments } from './queries.ts'

const perPage = 50

export const paymentBindings = [
  bindPerson(getWorkoutPackagePayments, async ({ db }, { page, ...filters }) => {
    const { pageRows, nextPage } = pageOf(await listPayments(db, filters, { page, perPage }), page, perPage)
    return { payments: pageRows.map(presentPayment), nextPage, totals: page === 1 ? await sumPayments(db, filters) : null }
  }),
]
