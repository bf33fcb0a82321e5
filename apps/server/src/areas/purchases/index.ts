import * as contract from '@allenio/contract/purchases'
import { exporters } from '#areas/account'
import { activityParts, attentionParts } from '#areas/client-overview'
import { clientEndListeners, clientJoins, moveRecords, paidUntilParts } from '#areas/clients'
import { sql } from '#platform/db'
import { area } from '#platform/http'
import { mailFiles } from '#platform/mail'
import { notificationKinds } from '#platform/notify'
import { paymentSettlers } from '#platform/payments'
import { demoRecords } from '#platform/demo'
import { expireLinks } from './checkouts/links.ts'
import { checkoutSettler } from './checkouts/settle.ts'
import { contractFile } from './contract/contract.ts'
import { fillDemoSales } from './demo.ts'
import { purchaseExporter } from './export.ts'
import { withdrawableSales } from './followers.ts'
import { purchaseActivity, purchaseAttention } from './home-parts.ts'
import { purchaseJobs } from './jobs.ts'
import { saleKinds } from './news.ts'
import { paidByPurchases } from './purchase-states.ts'
import { receiptFile } from './receipts/receipt.ts'
import { installmentSettler, paymentSettler } from './refunds/settlers.ts'
import { settlingKinds } from './debit-news.ts'
import { publicBindings } from './public-routes.ts'
import { ownBindings, purchaseBindings } from './routes.ts'
import { withdrawablePurchases } from './withdrawals.ts'
import { purchaseWords } from './words.ts'

export const purchasesArea = area({
  name: 'purchases',
  tables: ['checkouts', 'purchases', 'payments', 'refunds', 'disputes', 'sale_steps', 'sale_terms'],
  contract,
  bindings: [...purchaseBindings, ...ownBindings, ...publicBindings],
  errors: contract.purchasesErrors,
  words: purchaseWords,
  jobs: purchaseJobs,
  contributes: [
    exporters(purchaseExporter),
    clientJoins(moveRecords(sql`checkouts`), moveRecords(sql`purchases`), moveRecords(sql`payments`)),
    clientEndListeners(expireLinks),
    paidUntilParts(paidByPurchases),
    paymentSettlers(checkoutSettler, paymentSettler, installmentSettler),
    withdrawableSales(withdrawablePurchases),
    notificationKinds(...saleKinds, ...settlingKinds),
    attentionParts(...purchaseAttention),
    activityParts(purchaseActivity),
    mailFiles(contractFile, receiptFile),
    demoRecords(fillDemoSales),
  ],
})

export { readCurrentTerms, type CurrentTerms } from './contract/terms.ts'
export {
  checkoutFollowers,
  findPrivacyUrl,
  privacyPages,
  withdrawableSales,
  type Checkout,
  type CheckoutFollower,
  type WithdrawableSales,
} from './followers.ts'
export { findOrderer } from './checkouts/queries.ts'
export { findLook, publicPages } from './look.ts'
export { hasPayments, isBeyondBooks } from './old-sales.ts'
export { listFilesOf } from './own/read.ts'
export { enterPayment } from './payments.ts'
export { failSettling, isDebited, isUnrefunded, listOwnPaymentsOf, listPaidInvoices, listPaymentsOf, sumPayments } from './sale-payments.ts'
export { receiptFile } from './receipts/receipt.ts'
export { eraseSteps, hasTaken, takeStep } from './steps.ts'
export { defineWithdrawalNeed } from './withdrawal-needs.ts'
export { declareWithdrawal, presentWithdrawal } from './withdrawals.ts'
