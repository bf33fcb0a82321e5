import * as contract from '@allenio/contract/payments'
import { erasers, exporters } from '#areas/account'
import { demoParts } from '#platform/demo'
import { area } from '#platform/http'
import { notificationKinds } from '#platform/notify'
import { paymentSettlers } from '#platform/payments'
import { unexportedTables } from '#platform/tables'
import { checkoutSettler } from './checkouts/settle.ts'
import { fillDemoPlan } from './demo.ts'
import { cancelForBusinesses } from './erase.ts'
import { paymentsExporter, paymentsUnexported } from './export.ts'
import { paymentsJobs } from './jobs.ts'
import { planKinds } from './notifications.ts'
import { planSettler } from './picture/settler.ts'
import { planPaymentSettler } from './refunds.ts'
import { hasPlans } from './installation.ts'
import { paymentsBindings } from './routes.ts'
import { paymentsWords } from './words.ts'

export const paymentsArea = area({
  name: 'payments',
  tables: ['plan_prices', 'plan_checkouts', 'plan_changes', 'plan_payments', 'plan_vat_checks'],
  contract,
  bindings: paymentsBindings,
  isOffered: hasPlans,
  errors: contract.paymentsErrors,
  words: paymentsWords,
  jobs: paymentsJobs,
  contributes: [
    exporters(paymentsExporter),
    unexportedTables(paymentsUnexported),
    erasers({ tables: ['plan_payments'], leaving: cancelForBusinesses }),
    paymentSettlers(checkoutSettler, planSettler, planPaymentSettler),
    notificationKinds(...planKinds),
    demoParts(fillDemoPlan),
  ],
})

export { exportBilling, grantPlanByHand, setUpPrices } from './commands.ts'
export { billingOf } from './billing-profile.ts'
export { enterDemoPlan, type DemoPlan } from './demo.ts'
export { hasPlans } from './installation.ts'
export {
  cancelAtOperator,
  payAtOperator,
  saleFollowers,
  type OperatorSale,
  type SaleFollower,
  type SaleIntent,
  type SaleState,
} from './operator-sales/sale.ts'
