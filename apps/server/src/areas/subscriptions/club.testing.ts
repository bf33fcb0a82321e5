import { createPackage, defaultUnlocks } from '@allenio/contract/packages'
import { subscriptionTransitions } from '@allenio/domain/subscriptions'
import { newId } from '@allenio/domain/ids'
import { areSameIds, nameSeller, clientOf, providerTrouble, testPayments, watchStates, type TestHouse } from '#testing'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

interface ProviderObject<State> {
  id: string
  reference: string
  state: State
}

// A business that sells what repeats, for stories: its clients come and go, the business and its packages stay for many of them.

export const plans = ['Coaching', 'Intenso', 'Settimana di prova'] as const
export type PlanName = (typeof plans)[number]

async function openClub(house: TestHouse) {
  const { as, given, database } = house
  const team = await given.team()
  const accountId = await testPayments(house).activeAccount()
  await database.withWorkspace(team.workspaceId, 'write', async db => {
    await db.run(
      sql`insert into payment_accounts (provider, account_id, status, has_payouts) values ('test', ${accountId}, 'active', true)`,
    )
    await nameSeller(db)
  })
  const admin = as(team.admin)
  const unlocks = { ...defaultUnlocks, opensChat: false, credits: [{ kindId: null, amount: 4, validDays: null, each: 'period' as const }] }
  const monthly = { billingModel: 'SUBSCRIPTION', intervalUnit: 'MONTH', intervalCount: 1, unlocks } as const
  const offers = {
    Coaching: await admin.call(createPackage, { ...monthly, name: 'Coaching', price: 5_000 }),
    Intenso: await admin.call(createPackage, { ...monthly, name: 'Intenso', price: 9_000 }),
    'Settimana di prova': await admin.call(createPackage, { ...monthly, name: 'Settimana di prova', price: 4_900, trialDays: 7 }),
  }
  return { team, accountId, offers, admin }
}

type Club = Awaited<ReturnType<typeof openClub>>

const storiesOfClub = 50

export async function clubOfStories(house: TestHouse) {
  const states = await watchStates(house, 'subscriptions')
  let club: Club | undefined
  let begun = 0
  return async (isAfterFailure: boolean) => {
    if (isAfterFailure || begun % storiesOfClub === 0) club = undefined
    begun += 1
    club ??= await openClub(house)
    return { ...(await beginStory(house, club)), states }
  }
}

async function beginStory(house: TestHouse, club: Club) {
  const { team, accountId } = club
  const trouble = await providerTrouble(house, { accountId, workspaceId: team.workspaceId })
  const within = <T>(work: (db: WorkspaceDb) => Promise<T>) => house.database.withWorkspace(team.workspaceId, 'write', work)
  const client = await house.given.member('client', { workspaceId: team.workspaceId, email: `carla${newId().slice(-12)}@example.com` })
  const clientId = await clientOf(house, { ...team, client })
  return {
    ...club,
    house,
    trouble,
    within,
    client: house.as(client),
    clientId,
    pay: testPayments(house),
    /** The orders of the story, the newest last. */
    orders: [] as string[],
    checkoutRow: (id: string) => within(db => db.maybeOne<Row<'checkouts'>>(sql`select * from checkouts where id = ${id}`)),
    subscriptionRow: (id: string) => within(db => db.maybeOne<Row<'subscriptions'>>(sql`select * from subscriptions where id = ${id}`)),
    letTimePass: () =>
      within(async db => {
        await db.run(
          sql`update checkouts set settled_at = now() - interval '1 hour' where state <> 'fulfilled' and client_id = ${clientId}`,
        )
        await db.run(sql`update subscriptions set settled_at = now() - interval '1 day' where client_id = ${clientId}`)
        await db.run(sql`update payments set settled_at = now() - interval '2 days' where client_id = ${clientId}`)
        await db.run(sql`update subscription_requests set tried_at = now() - interval '1 hour' where state = 'asked'`)
      }),
  }
}

export type ClubStory = Awaited<ReturnType<Awaited<ReturnType<typeof clubOfStories>>>>

interface ProviderSubscription {
  id: string
  state: {
    state: string
    amount: number
    endsAt: string | null
    endedAt: string | null
    card: { last4: string } | null
    change: object | null
    invoices: { id: string; status: string; cause: string; amount: number; paymentId: string | null }[]
  }
}

/** A subscription on both sides. */
export interface BothSides {
  title: string
  checkout: Row<'checkouts'>
  row: Row<'subscriptions'> | undefined
  payments: readonly Row<'payments'>[]
  credits: readonly Row<'sale_unlocks', 'revoked_at'>[]
  changes: number
  openRequests: readonly string[]
  sides: readonly ProviderSubscription[]
  charges: readonly { id: string; state: { status: string; amount: number } }[]
}

export async function readBothSides({ within, house, accountId, clientId, offers }: ClubStory): Promise<BothSides[]> {
  const rows = await within(async db => ({
    checkouts: await db.many<Row<'checkouts'>>(sql`select * from checkouts where client_id = ${clientId} order by id`),
    subscriptions: await db.many<Row<'subscriptions'>>(sql`select * from subscriptions where client_id = ${clientId}`),
    payments: await db.many<Row<'payments'>>(sql`select * from payments where client_id = ${clientId} order by number`),
    unlocks: await db.many<Row<'sale_unlocks', 'sale_id' | 'kind' | 'revoked_at'>>(sql`
      select sale_id, kind, revoked_at from sale_unlocks where client_id = ${clientId} and kind = 'credits'`),
    requests: await db.many<Row<'subscription_requests', 'subscription_id' | 'kind' | 'state'>>(sql`
      select q.subscription_id, q.kind, q.state from subscription_requests q join subscriptions s on s.id = q.subscription_id
      where s.client_id = ${clientId}`),
  }))
  const objects = <Thing>(kind: 'payment' | 'subscription') =>
    house.database.withSystem('read', db =>
      db.many<ProviderObject<Thing>>(sql`
        select id, coalesce(object ->> 'reference', object -> 'state' ->> 'reference') as reference, object -> 'state' as state
        from test_payment_objects where kind = ${kind} and account_id = ${accountId}
          and coalesce(object ->> 'reference', object -> 'state' ->> 'reference') = any(${rows.checkouts.map(({ id }) => id)}::text[])`),
    )
  const sides = await objects<ProviderSubscription['state']>('subscription')
  const charges = await objects<BothSides['charges'][number]['state']>('payment')
  return rows.checkouts.map((checkout, nth) => ({
    checkout,
    title: `order ${nth + 1} (${plans.find(name => offers[name].id === checkout.package_id)})`,
    row: rows.subscriptions.find(({ id }) => id === checkout.id),
    payments: rows.payments.filter(({ subscription_id: id }) => id === checkout.id),
    credits: rows.unlocks.filter(({ sale_id: id }) => id === checkout.id),
    changes: rows.requests.filter(({ subscription_id: id, kind }) => id === checkout.id && kind === 'change').length,
    openRequests: rows.requests
      .filter(({ subscription_id: id, kind, state }) => id === checkout.id && kind !== 'card' && state === 'asked')
      .map(({ kind }) => kind),
    sides: sides.filter(({ reference }) => reference === checkout.id),
    charges: charges.filter(({ reference, state }) => reference === checkout.id && state.status === 'succeeded'),
  }))
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** What does not add up between our rows and the provider's. */
export function faultsOf({ title, checkout, row, payments, credits, changes, openRequests, sides, charges }: BothSides): string[] {
  const [side] = sides
  const paid = payments.filter(({ state }) => state === 'paid')
  const state = side?.state
  const isOver = state !== undefined && (state.endedAt !== null || state.state === 'canceled')
  const paidPeriods =
    state?.invoices.filter(({ cause, status }) => status === 'paid' && (cause === 'creation' || cause === 'renewal')) ?? []
  const open = credits.filter(({ revoked_at: revokedAt }) => revokedAt === null)
  const faults = [
    sides.length > 1 && `has ${sides.length} subscriptions at the provider`,
    (side === undefined) !== (row === undefined) && `has ${sides.length} subscriptions at the provider and ${row ? 'one' : 'none'} here`,
    row && side && row.provider_id !== side.id && 'names another subscription',
    !areSameIds(
      paid.map(payment => payment.provider_payment_id),
      charges.map(({ id }) => id),
    ) && `has ${paid.length} payments for ${charges.length} charges`,
    sumOf(paid.map(({ amount }) => amount)) !== sumOf(charges.map(each => each.state.amount)) && 'has other amounts than the provider',
    paidPeriods.length > 0 && checkout.state !== 'fulfilled' && !isOver && `is ${checkout.state}, though it was paid`,
    paidPeriods.length === 0 && credits.length > 0 && 'has given credits without money',
    row && state && (row.ended_at !== null) !== isOver && `is ${row.state}, at the provider ${state.state}`,
    row && state && !isOver && (row.ends_at !== null) !== (state.endsAt !== null) && 'ends on one side alone',
    row &&
      state &&
      !isOver &&
      state.endsAt === null &&
      (row.state === 'paused') !== (state.state === 'paused') &&
      `is ${row.state}, not paused`,
    row && state && !isOver && row.amount !== state.amount && `costs ${row.amount} here, ${state.amount} at the provider`,
    row && state && !isOver && (row.change !== null) !== (state.change !== null) && 'changes on one side alone',
    row &&
      state &&
      !isOver &&
      changes === 0 &&
      row.withdrawn_at === null &&
      open.length !== paidPeriods.length &&
      `has given credits for ${open.length} of ${paidPeriods.length} paid periods`,
    row?.withdrawn_at && !isOver && 'goes on after a withdrawal',
    (isOver || row?.withdrawn_at) && open.length > 0 && 'is over, and its credits stay',
    openRequests.length > 0 && `waits for ${openRequests.join()}`,
  ]
  return faults.flatMap(fault => (fault ? [`${title} ${fault}`] : []))
}

export async function faultsOfStory({ trouble, states }: ClubStory, sales: readonly BothSides[]): Promise<string[]> {
  const trials = sales.filter(({ checkout, sides }) => checkout.has_trial && sides.length > 0)
  return [
    ...(trials.length > 1 ? [`${trials.length} trials were begun`] : []),
    ...(await states.listForbidden(subscriptionTransitions)),
    ...trouble.readFaults(),
  ]
}
