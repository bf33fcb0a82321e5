import * as contract from '@allenio/contract/purchases'
import { ownClient, reachClient } from '#areas/clients'
import { sql } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { bind, bindInSteps, withMessage } from '#platform/http'
import { requirePayments } from '#platform/payments'
import { makePaymentLink, sellByHand } from './checkouts/hand-sales.ts'
import { downloadContractOf, downloadOwnContractOf } from './contract/contract.ts'
import { readSaleTerms, writeSaleTerms } from './contract/terms.ts'
import { linkToClient, sendWayInAgain } from './ledger/changes.ts'
import { readPayments } from './ledger/payments.ts'
import { presentPurchase, readDetail } from './ledger/present.ts'
import { listPurchaseRows, listRowsOfClient } from './ledger/queries.ts'
import { askNewCard, beginNewCard, storeNewCard } from './own/new-card.ts'
import { readOwn } from './own/read.ts'
import { findPurchase } from './purchase-states.ts'
import { exportPayments } from './receipts/month.ts'
import { downloadOwnReceiptOf, downloadReceiptOf } from './receipts/receipt.ts'
import { askRefund, beginRefund, failRefund, finishRefund } from './refunds/refund.ts'
import { boughtBy, declareWithdrawal, presentWithdrawal } from './withdrawals.ts'

export const purchaseBindings = [
  bind(contract.listPurchases, async ({ db, actor }, input) => {
    const { pageRows, nextPage, totals } = await listPurchaseRows(db, actor, input)
    return { purchases: pageRows.map(row => presentPurchase(row, actor)), nextPage, totals }
  }),

  bind(contract.listClientPurchases, async ({ db, actor }, { id, page }) => {
    const client = await reachClient(db, actor, id)
    const { pageRows, nextPage } = await listRowsOfClient(db, { clientId: client.id, page })
    return { purchases: pageRows.map(row => presentPurchase(row, actor)), nextPage }
  }),

  bind(contract.getPurchase, async ({ db, actor }, { id }) => ({ purchase: await readDetail(db, actor, id) })),

  bind(contract.linkPurchaseToUser, async ({ db, actor }, input) =>
    withMessage('purchase linked', { workoutPackagePayment: await linkToClient(db, actor, input) }),
  ),

  bind(contract.resendPurchaseEmail, async ({ db, actor }, input) =>
    withMessage('purchase email sent', { workoutPackagePayment: await sendWayInAgain(db, actor, input) }),
  ),

  bindInSteps(contract.refundPayment, {
    begin: ({ db, actor }, input) => beginRefund(db, actor, input),
    ask: askRefund,
    finish: async ({ db }, { intent, answer }) => {
      await finishRefund(db, intent, answer)
      const payment = found((await readPayments(db, sql`y.id = ${intent.paymentId}`))[0])
      const refund = found(payment.refunds.find(({ id }) => id === intent.refundId))
      return withMessage('refund made', { refund, payment })
    },
    refused: async ({ db }, { intent }) => {
      await failRefund(db, intent)
    },
  }),

  bind(contract.downloadReceipt, ({ db, actor }, { id }) => downloadReceiptOf(db, actor, id)),

  bind(contract.downloadPaymentsOfMonth, ({ db, actor }, input) => exportPayments(db, actor, input)),

  bind(contract.downloadContract, ({ db, actor }, { id }) => downloadContractOf(db, actor, id)),

  bind(contract.getSaleTerms, ({ db }) => readSaleTerms(db)),

  bind(contract.updateSaleTerms, async ({ db, actor }, input) => withMessage('terms saved', await writeSaleTerms(db, actor, input))),

  bind(contract.createHandSale, async ({ db, actor }, input) =>
    withMessage('sale recorded', { purchase: await sellByHand(db, actor, input) }),
  ),

  bind(contract.createPaymentLink, ({ db, actor }, input) => makePaymentLink(db, actor, input)),
]

export const ownBindings = [
  bind(contract.listOwnPurchases, ({ db, actor }, { page }) => readOwn(db, actor, page)),

  bind(contract.downloadOwnReceipt, ({ db, actor }, { id }) => downloadOwnReceiptOf(db, actor, id)),

  bind(contract.downloadOwnContract, ({ db, actor }, { id }) => downloadOwnContractOf(db, actor, id)),

  bindInSteps(contract.changePurchaseCard, {
    begin: ({ db, actor }, { id }) => beginNewCard(db, actor, id),
    ask: intent => askNewCard(intent, requirePayments()),
    async finish({ db }, { intent, answer }) {
      await storeNewCard(db, intent, answer)
      return { url: answer.url }
    },
  }),

  bind(contract.withdrawOwnPurchase, async ({ db, actor }, { id }) => {
    const client = await ownClient(db, actor)
    const purchase = await findPurchase(db, id)
    if (purchase?.client_id !== client.id) throw new AppError('not found')
    await declareWithdrawal(db, id)
    return withMessage('withdrawal received', { withdrawal: presentWithdrawal(boughtBy(found(await findPurchase(db, id)))) })
  }),
]
