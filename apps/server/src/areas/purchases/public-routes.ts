import * as contract from '@allenio/contract/purchases'
import type { WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { bindPublic, bindPublicInSteps, withMessage, type PublicCall } from '#platform/http'
import { installedPayments } from '#platform/payments'
import { askPublic, beginOwn, beginPublic } from './checkouts/public/begin.ts'
import { countCall } from './checkouts/public/doors.ts'
import { readPaymentLink } from './checkouts/public/payment-links.ts'
import { askForPrice, beginReadingPrice } from './checkouts/public/prices.ts'
import { askForPublic, beginReadingPublic, choosePassword, confirmFree, presentPublic } from './checkouts/public/thank-you.ts'
import type { WithdrawableFacts } from './followers.ts'
import { findLook } from './look.ts'
import { readWithdrawalToken } from './withdrawal-tokens.ts'
import { declareWithdrawal, findWithdrawable, presentWithdrawal } from './withdrawals.ts'

export const publicBindings = [
  bindPublicInSteps(contract.createOwnCheckout, {
    begin: ({ db, actor, request }, input) => beginOwn(db, { person: requirePerson(actor), request }, input),
    ask: askPublic,
    finish: (_, { answer }) => answer,
  }),

  bindPublicInSteps(contract.createCheckout, {
    // somebody signed in buys as who they are
    begin: ({ db, actor, request }, input) =>
      actor?.kind === 'person' ? beginOwn(db, { person: actor, request }, input) : beginPublic(db, input, request),
    ask: askPublic,
    finish: (_, { answer }) => answer,
  }),

  bindPublicInSteps(contract.getCheckoutPrice, {
    begin: ({ db, request }, input) => beginReadingPrice(db, input, request),
    ask: askForPrice,
    finish: (_, { answer }) => answer,
  }),

  bindPublic(contract.getPaymentLink, async ({ db, request }, { token }) => {
    await countCall(db, 'payment link', request)
    return readPaymentLink(db, token)
  }),

  bindPublicInSteps(contract.getCheckout, {
    begin: ({ db }, { id }) => beginReadingPublic(db, id),
    ask: askForPublic,
    finish: (call, { answer }) => presentPublic(call, answer),
  }),

  bindPublic(contract.setCheckoutPassword, async ({ db, request }, input) => ({ access_token: await choosePassword(db, input, request) })),

  bindPublicInSteps(contract.confirmCheckout, {
    begin: async ({ db, request }, input) => {
      await countCall(db, 'checkout', request)
      return input
    },
    ask: input => confirmFree(installedPayments().database, input),
    finish: (_, { answer }) => ({ state: answer }),
  }),

  bindPublicInSteps(contract.getWithdrawal, {
    begin: async ({ db, request }, { token }) => {
      await countCall(db, 'withdrawal', request)
      return found(readWithdrawalToken(token))
    },
    ask: ({ workspaceId, saleId }) =>
      installedPayments().database.withWorkspace(workspaceId, 'read', async here =>
        presentDeclaration(here, (await findWithdrawable(here, saleId)).facts),
      ),
    finish: (_, { answer }) => answer,
  }),

  bindPublicInSteps(contract.declareWithdrawal, {
    begin: async ({ db, request }, { token }) => {
      await countCall(db, 'withdrawal', request)
      return found(readWithdrawalToken(token))
    },
    ask: ({ workspaceId, saleId }) =>
      installedPayments().database.withWorkspace(workspaceId, 'write', async here =>
        presentDeclaration(here, await declareWithdrawal(here, saleId)),
      ),
    finish: (_, { answer }) => withMessage('withdrawal received', answer),
  }),
]

async function presentDeclaration(db: WorkspaceDb, facts: WithdrawableFacts) {
  const { name: business, ...look } = await findLook(db)
  const { title, buyerName, boughtAt, amount, currency } = facts
  return { business, look, package: title, buyerName, boughtAt, amount, currency, withdrawal: presentWithdrawal(facts) }
}

function requirePerson(actor: PublicCall['actor']) {
  if (actor?.kind !== 'person') throw new AppError('unauthenticated')
  return actor
}
