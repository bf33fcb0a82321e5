import * as contract from '@allenio/contract/purchases'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { clauseTemplate } from '@allenio/domain/purchases'
import { sql, type Database, type Row } from '#platform/db'
import { newToken } from '#platform/auth'
import { requirePayments } from '#platform/payments'
import { actorOf, asClient, clientOf, refusing, samplesOf, testPayments, type Scene, type TestTeam } from '#testing'
import { sellByHand } from './checkouts/hand-sales.ts'
import { hashOf, payForFree } from './checkouts/start.ts'
import { accountOf, consents, packageIn } from './scene.testing.ts'
import { withdrawalPath } from './withdrawal-tokens.ts'

/** A client who has paid in cash; their payment can be refunded, too. */
async function soldTo(scene: Scene, team: TestTeam) {
  const { database } = scene
  const clientId = await clientOf(scene, team)
  const soldPackage = await packageIn(scene, team)
  const { id } = await database.withWorkspace(team.workspaceId, 'write', db =>
    sellByHand(db, actorOf(team.admin, 'admin'), { ...soldPackage, id: clientId, method: 'cash', day: romeDay(), amount: 5_000, note: '' }),
  )
  const payment = await database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`update purchases set buyer_email = 'martina@example.com' where id = ${id}`)
    return db.one<Row<'payments', 'id'>>(sql`select id from payments where purchase_id = ${id}`)
  })
  return { clientId, id, paymentId: payment.id, ...soldPackage }
}

/** A client who pays in installments by card, of which the first is paid. */
async function soldInParts(scene: Scene, team: TestTeam) {
  const sale = await soldTo(scene, team)
  const pay = testPayments(scene)
  const accountId = await pay.activeAccount()
  const provider = requirePayments()
  const page = await provider.createCheckout(
    accountId,
    {
      mode: 'subscription',
      reference: sale.id,
      name: 'Dieci lezioni',
      description: '',
      amount: 5_000,
      currency: 'EUR',
      rhythm: { unit: 'MONTH', count: 1 },
      extraFirst: 0,
      trialDays: 0,
      discount: null,
      email: 'martina@example.com',
      customerId: null,
      subscriptionId: null,
      language: 'it',
      successUrl: 'https://allenio.example/thankyou/purchase',
      cancelUrl: 'https://allenio.example',
      expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
    },
    `checkout:${sale.id}`,
  )
  await pay.pay(page.id)
  const { subscriptionId, customerId } = await provider.readCheckout(accountId, page.id)
  await scene.database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(sql`update checkouts set customer_id = ${customerId} where id = ${sale.id}`)
    await db.run(sql`
      update purchases set installments = 3, installments_paid = 1, provider = 'test', account_id = ${accountId},
        provider_subscription_id = ${subscriptionId} where id = ${sale.id}`)
  })
  return sale
}

type SaleSample = Awaited<ReturnType<typeof soldTo>>

const onSale = async <I extends object>(scene: Scene, input: (sale: SaleSample) => I) => ({
  as: 'admin' as const,
  input: input(await soldTo(scene, scene.a)),
  foreign: input(await soldTo(scene, scene.b)),
})

const onOwnSale = async <I extends object>(scene: Scene, input: (sale: SaleSample) => I) => ({
  ...(await onSale(scene, input)),
  as: 'client' as const,
})

const stranger = { as: 'stranger' as const }

const buyer = { firstName: 'Elena', lastName: 'Riva', language: 'it' as const, consents }

/** The checkout of a free package, as a stranger has begun it; its mail and its browser have the same token. */
async function freeCheckout({ database }: { database: Database }, team: TestTeam, { isPaid }: { isPaid: boolean }) {
  const { packageId, versionId } = await packageIn({ database }, team, { price: 0 })
  const [id, token] = [newId(), newToken()]
  const { workspaceId } = team
  await database.withWorkspace(workspaceId, 'write', db =>
    db.run(sql`
    insert into checkouts (id, package_id, version_id, state, source, email, email_key, first_name, language, amount, currency, link_hash,
      browser_hash, expires_at)
    values (${id}, ${packageId}, ${versionId}, 'asked', 'page', ${`${id}@example.com`}, ${`${id}@example.com`}, 'Elena', 'it', 0, 'EUR',
      ${hashOf(token)}, ${hashOf(token)}, now() + interval '1 day')`),
  )
  if (isPaid) await payForFree({ database, workspaceId }, id)
  return { id, token }
}

export const purchaseSamples = samplesOf(contract, {
  listPurchases: ({ a }) => ({
    as: 'admin',
    input: { collaboratorId: a.coach.membershipId, packageId: newId() },
    idFilters: ['packageId'],
  }),
  listClientPurchases: scene => onSale(scene, ({ clientId }) => ({ id: clientId })),
  getPurchase: scene => onSale(scene, ({ id }) => ({ id })),
  linkPurchaseToUser: scene => onSale(scene, ({ id, clientId }) => ({ id, userId: clientId })),
  resendPurchaseEmail: scene => onSale(scene, ({ id }) => ({ id })),
  refundPayment: scene =>
    onSale(scene, ({ paymentId }) => ({
      id: paymentId,
      amount: 2_000,
      writtenOver: 5_000,
      revokesUnlocks: false,
      takesCredits: false,
      reason: 'Due lezioni saltate',
    })),
  downloadReceipt: scene => onSale(scene, ({ paymentId }) => ({ id: paymentId })),
  downloadPaymentsOfMonth: () => ({ as: 'admin', input: { from: '2026-03-01', to: '2026-03-31', format: 'csv' } }),
  createHandSale: scene =>
    onSale(scene, ({ clientId, packageId, versionId }) => ({
      id: clientId,
      packageId,
      versionId,
      method: 'transfer' as const,
      day: romeDay(),
      amount: 5_000,
    })),
  createPaymentLink: async scene => {
    await accountOf(scene, scene.a)
    return onSale(scene, ({ clientId, packageId }) => ({ id: clientId, packageId, sendsMail: true, sendsMessage: true }))
  },

  listOwnPurchases: scene => asClient(scene, {}),
  downloadOwnReceipt: scene => onOwnSale(scene, ({ paymentId }) => ({ id: paymentId })),
  downloadContract: scene => onSale(scene, ({ id }) => ({ id })),
  downloadOwnContract: scene => onOwnSale(scene, ({ id }) => ({ id })),
  getSaleTerms: () => ({ as: 'admin', input: {} }),
  updateSaleTerms: () => ({ as: 'admin', input: { texts: clauseTemplate, writtenOver: 0 } }),
  changePurchaseCard: async scene => ({
    as: 'client',
    input: { id: (await soldInParts(scene, scene.a)).id },
    foreign: { id: (await soldInParts(scene, scene.b)).id },
  }),
  withdrawOwnPurchase: scene => onOwnSale(scene, ({ id }) => ({ id })),
  createOwnCheckout: async scene => {
    await clientOf(scene, scene.a)
    const input = { ...(await packageIn(scene, scene.a, { price: 0 })), checkoutId: newId(), consents }
    // somebody else's package that is offered is refused in other words, because it may be bought there
    const foreign = { ...input, ...(await packageIn(scene, scene.b, { deletedAt: new Date().toISOString() })) }
    return {
      as: 'client',
      input,
      foreign,
      refusals: refusing('buyer not linked', 'admin', 'coach', 'nutritionist', 'super_admin'),
      ofEveryClient: 'packages are for all clients',
      ofNoClient: 'the checkout is fulfilled in a transaction of its own',
    }
  },

  createCheckout: async scene => {
    await clientOf(scene, scene.a)
    const input = { ...(await packageIn(scene, scene.a, { price: 0 })), checkoutId: newId(), email: `${newId()}@example.com`, ...buyer }
    return { ...stranger, input, refusals: refusing('buyer not linked', 'admin', 'coach', 'nutritionist', 'super_admin') }
  },
  getCheckoutPrice: async scene => ({ ...stranger, input: { packageId: (await packageIn(scene, scene.a)).packageId } }),
  getPaymentLink: () => ({ ...stranger, input: { token: newToken() } }),
  getCheckout: async scene => ({ ...stranger, input: { id: (await freeCheckout(scene, scene.a, { isPaid: true })).id } }),
  setCheckoutPassword: async scene => {
    const { id, token } = await freeCheckout(scene, scene.a, { isPaid: true })
    return { ...stranger, input: { id, password: 'tre gatti sul tetto' }, headers: { cookie: `checkout=${token}` } }
  },
  confirmCheckout: async scene => ({ ...stranger, input: await freeCheckout(scene, scene.a, { isPaid: false }) }),
  getWithdrawal: async scene => ({ ...stranger, input: { token: await withdrawalToken(scene) } }),
  declareWithdrawal: async scene => ({ ...stranger, input: { token: await withdrawalToken(scene) } }),
})

const withdrawalToken = async (scene: Scene): Promise<string> => {
  const { id: saleId } = await soldTo(scene, scene.a)
  return withdrawalPath({ workspaceId: scene.a.workspaceId, saleId }).replace('/withdrawal/', '')
}
