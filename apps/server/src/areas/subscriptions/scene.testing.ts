import { createPackage, type IntervalUnit, type Package } from '@allenio/contract/packages'
import { getSubscription } from '@allenio/contract/subscriptions'
import { newId } from '@allenio/domain/ids'
import { packagesArea } from '#areas/packages'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { makeLog } from '#platform/log'
import { requirePayments, settleRow } from '#platform/payments'
import { type TestCard } from '#platform/test-provider'
import { actorOf, clientOf, testPayments, type TestHouse, type TestTeam } from '#testing'
import { complete } from './requests/complete.ts'
import { subscriptionFollower } from './fulfilment.ts'

interface Terms {
  price?: number
  trialDays?: number
  intervalUnit?: IntervalUnit
  intervalCount?: number
  credits?: number
  name?: string
}

type Where = Pick<TestHouse, 'database'>

/** A package of the business that repeats. */
export async function packageOf({ database }: Where, team: TestTeam, terms: Terms = {}): Promise<Package> {
  const { price = 5000, trialDays = 0, intervalUnit = 'MONTH', intervalCount = 1, credits, name = 'Coaching online' } = terms
  const unlocks = credits === undefined ? {} : { unlocks: { credits: [{ amount: credits, each: 'period' as const }] } }
  const input = createPackage.input.parse({ name, billingModel: 'SUBSCRIPTION', price, trialDays, intervalUnit, intervalCount, ...unlocks })
  const binding = packagesArea.bindings.find(({ endpoint }) => endpoint === createPackage)
  const answer = await database.withWorkspace(team.workspaceId, 'write', async db =>
    binding?.run({ db, actor: actorOf(team.admin, 'admin') }, input),
  )
  return createPackage.output.parse(answer?.value)
}

export const allowPauses = (db: WorkspaceDb): Promise<number> =>
  db.run(sql`insert into client_settings (may_pause_subscription) values (true)`)

interface SoldSubscription {
  id: string
  accountId: string
  providerId: string
  package: Package
}

/** A client of the team has bought a package that repeats, with a card of the test provider. */
export async function sellTo(
  { database }: Where,
  team: TestTeam,
  { clientId, card = 'pays', ...terms }: Terms & { clientId: string; card?: TestCard },
): Promise<SoldSubscription> {
  const pay = testPayments({ database })
  const accountId = await pay.activeAccount()
  const soldPackage = await packageOf({ database }, team, terms)
  const id = newId()
  const provider = requirePayments()
  const { versionId, price, currency, intervalUnit, intervalCount, trialDays } = soldPackage.terms
  if (intervalUnit === null || intervalCount === null) throw new Error('a package that repeats has a rhythm')
  const page = await provider.createCheckout(
    accountId,
    {
      mode: 'subscription',
      reference: id,
      name: soldPackage.name,
      description: '',
      amount: price,
      currency,
      rhythm: { unit: intervalUnit, count: intervalCount },
      extraFirst: 0,
      trialDays,
      discount: null,
      email: 'elena@example.com',
      customerId: null,
      subscriptionId: null,
      language: 'it',
      successUrl: 'https://allenio.example/thankyou_subscription/purchase',
      cancelUrl: 'https://allenio.example',
      expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
    },
    `checkout:${id}`,
  )
  await pay.pay(page.id, card)
  const { subscriptionId: providerId, customerId } = await provider.readCheckout(accountId, page.id)
  if (providerId === null) throw new Error('the checkout was paid')
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    const checkout = await db.one<Row<'checkouts'>>(sql`
      insert into checkouts (id, package_id, version_id, state, source, client_id, email, email_key, first_name, last_name, language,
        amount, total, currency, provider, account_id, provider_id, customer_id, provider_subscription_id, expires_at, paid_at, has_trial)
      values (${id}, ${soldPackage.id}, ${versionId}, 'fulfilled', 'client', ${clientId}, 'elena@example.com', 'elena@example.com',
        'Elena', 'Riva', 'it', ${price}, ${price}, ${currency}, 'test', ${accountId}, ${page.id}, ${customerId}, ${providerId},
        now(), now(), ${trialDays > 0})
      returning *`)
    await subscriptionFollower.fulfil(db, { ...checkout, title: soldPackage.name })
  })
  await settleRow('subscription', { workspaceId: team.workspaceId, id })
  return { id, accountId, providerId, package: soldPackage }
}

/** A business with a client who has bought, and what a test does with them. */
export async function soldScene(house: TestHouse, options: Terms & { card?: TestCard } = {}) {
  const { database, given, as } = house
  const team = await given.team()
  const clientId = await clientOf(house, team)
  const sale = await sellTo(house, team, { ...options, clientId })
  const { id } = sale
  const within = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(team.workspaceId, 'write', work)
  return {
    ...sale,
    team,
    clientId,
    pay: testPayments(house),
    within,
    settle: () => settleRow('subscription', { workspaceId: team.workspaceId, id }),
    /** Sends the requests that wait for an answer of the provider, as the job does. */
    complete: () => complete(database, makeLog('silent'), { workspaceId: team.workspaceId, subscriptionId: id }),
    row: () => within(db => db.one<Row<'subscriptions'>>(sql`select * from subscriptions where id = ${id}`)),
    read: () => as(team.admin).call(getSubscription, { id }),
    readOwn: () => as(team.client).call(getSubscription, { id }),
    clientEnd: () =>
      within(
        async db =>
          (await db.one<Row<'clients', 'subscription_end'>>(sql`select subscription_end from clients where id = ${clientId}`))
            .subscription_end,
      ),
  }
}
