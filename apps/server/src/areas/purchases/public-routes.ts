import * as contract from '@allenio/contract/purchases'
import { sql, type Row, type SystemDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { bindPublic, bindPublicInSteps, withMessage, type PublicCall } from '#platform/http'
import { installedPayments } from '#platform/payments'
import {
  askPublic,
  beginOwn,
  beginPublic,
  choosePassword,
  confirmFree,
  countCall,
  readPaymentLink,
  readPrice,
  readPublic,
} from './checkouts/public.ts'
import type { WithdrawableFacts } from './followers.ts'
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

  bindPublic(contract.getCheckoutPrice, ({ db, request }, input) => readPrice(db, input, request)),

  bindPublic(contract.getPaymentLink, async ({ db, request }, { token }) => {
    await countCall(db, 'payment link', request)
    return readPaymentLink(db, token)
  }),

  bindPublic(contract.getCheckout, ({ db, actor, request }, { id }) =>
    readPublic(db, { id, request, personId: actor?.kind === 'person' ? actor.personId : undefined }),
  ),

  bindPublic(contract.setCheckoutPassword, async ({ db, request }, input) => ({ access_token: await choosePassword(db, input, request) })),

  bindPublicInSteps(contract.confirmCheckout, {
    begin: async ({ db, request }, input) => {
      await countCall(db, 'checkout', request)
      return input
    },
    ask: input => confirmFree(installedPayments().database, input),
    finish: (_, { answer }) => ({ state: answer }),
  }),

  bindPublic(contract.getWithdrawal, async ({ db, request }, { token }) => {
    await countCall(db, 'withdrawal', request)
    const { workspaceId, saleId } = found(readWithdrawalToken(token))
    const facts = await installedPayments().database.withWorkspace(
      workspaceId,
      'read',
      async here => (await findWithdrawable(here, saleId)).facts,
    )
    return presentDeclaration(db, workspaceId, facts)
  }),

  bindPublicInSteps(contract.declareWithdrawal, {
    begin: async ({ db, request }, { token }) => {
      await countCall(db, 'withdrawal', request)
      return found(readWithdrawalToken(token))
    },
    ask: ({ workspaceId, saleId }) =>
      installedPayments().database.withWorkspace(workspaceId, 'write', here => declareWithdrawal(here, saleId)),
    finish: async ({ db }, { intent, answer }) =>
      withMessage('withdrawal received', await presentDeclaration(db, intent.workspaceId, answer)),
  }),
]

async function presentDeclaration(db: SystemDb, workspaceId: string, facts: WithdrawableFacts) {
  const { name } = await db.one<Row<'workspaces', 'name'>>(sql`select name from workspaces where id = ${workspaceId}`)
  const { title, buyerName, boughtAt, amount, currency } = facts
  return { business: name, package: title, buyerName, boughtAt, amount, currency, withdrawal: presentWithdrawal(facts) }
}

function requirePerson(actor: PublicCall['actor']) {
  if (actor?.kind !== 'person') throw new AppError('unauthenticated')
  return actor
}
