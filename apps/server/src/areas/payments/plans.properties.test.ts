import {
  cancelPlan,
  changePlan,
  changePlanCard,
  previewPlanChange,
  purchasePlan,
  releasePlanChange,
  resumePlan,
} from '@allenio/contract/payments'
import { planBufferHours, planPicture } from '@allenio/domain/plan'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { ownAccount, requirePayments, type SubscriptionState } from '#platform/payments'
import { testControls, type ProviderOperation, type TestCard } from '#platform/test-provider'
import {
  areSameIds,
  atProvider,
  endTrial,
  ownHouse,
  providerTrouble,
  step,
  storyLimits,
  tryStories,
  troubleSteps,
  type CallAnswer,
} from '#testing'
import fc from 'fast-check'
import { test } from 'vitest'
import type { ChangeRow } from './changes/store.ts'
import { completeBilling } from './scene.testing.ts'

const house = await ownHouse({ runsJobs: false })
const { given, as, database } = house
const controls = testControls(database)

/** A business without a plan, whose trial is over. */
async function beginStory() {
  const team = await given.team()
  const { workspaceId } = team
  await completeBilling(house, team)
  const within = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(workspaceId, 'write', work)
  await within(db => endTrial(db, planBufferHours + 24))
  const checkouts = () => within(db => db.many<Row<'plan_checkouts'>>(sql`select * from plan_checkouts order by created_at, id`))
  return {
    workspaceId,
    within,
    checkouts,
    admin: as(team.admin),
    trouble: await providerTrouble(house, { accountId: ownAccount, workspaceId }),
    planRow: () => within(db => db.maybeOne<Row<'plan_subscriptions'>>(sql`select * from plan_subscriptions`)),
    letTimePass: () =>
      within(async db => {
        await db.run(sql`update plan_subscriptions set settled_at = now() - interval '1 day'`)
        await db.run(sql`
          update plan_checkouts set settled_at = settled_at - interval '3 hours', created_at = created_at - interval '3 hours',
            expires_at = expires_at - interval '3 hours'`)
        await db.run(sql`update plan_changes set tried_at = now() - interval '1 hour'`)
      }),
  }
}

type Story = Awaited<ReturnType<typeof beginStory>>

const times = fc.constantFrom(1, 1, 1, 2)
const twice = (count: number) => (count === 2 ? ', twice at once' : '')
const tier = fc.constantFrom(15, 30, 50)
const period = fc.constantFrom('monthly' as const, 'annual' as const)

const calls = (line: string, call: (story: Story) => Promise<CallAnswer>) =>
  times.map(count =>
    step<Story>(`${line}${twice(count)}`, async story =>
      (await Promise.all(Array.from({ length: count }, () => story.trouble.asks(() => call(story))))).join(', '),
    ),
  )

async function payPage({ checkouts }: Story, kind: 'plan' | 'card', card: TestCard, back = 1): Promise<string> {
  const page = (await checkouts()).filter(row => row.kind === kind && row.provider_id !== null).at(-back)
  return page?.provider_id ? atProvider(controls.payCheckout(page.provider_id, { card })) : 'there is no page'
}

const cards = fc.constantFrom<TestCard[]>('pays', 'pays', 'pays once', 'fails soft', 'settles later')

const purchases = fc.tuple(tier, period, cards).map(([size, span, card]) =>
  step<Story>(`the business buys Pro ${size}, ${span}, with a card that ${card}`, async story => {
    const outcome = await story.trouble.asks(() => story.admin.ask(purchasePlan, { tier: size, period: span }))
    return outcome === '200' ? payPage(story, 'plan', card) : outcome
  }),
)

const openPages = fc.tuple(tier, times).chain(([size, count]) =>
  fc.constant(
    step<Story>(`the business opens the page for Pro ${size}${twice(count)}`, async story => {
      const open = () => story.trouble.asks(() => story.admin.ask(purchasePlan, { tier: size, period: 'monthly' }))
      return (await Promise.all(Array.from({ length: count }, open))).join(', ')
    }),
  ),
)

const latePayments = fc
  .tuple(fc.constantFrom(1, 2), cards)
  .map(([back, card]) =>
    step<Story>(`a card that ${card} is entered on the ${back === 1 ? 'newest' : 'former'} page`, story =>
      payPage(story, 'plan', card, back),
    ),
  )

const changes = fc.tuple(tier, period, times).map(([size, span, count]) =>
  step<Story>(`the business changes to Pro ${size}, ${span}${twice(count)}`, async story => {
    const wish = { tier: size, period: span }
    const change = async () => {
      const preview = await story.admin.ask(previewPlanChange, wish)
      if (preview.status !== 200) return preview
      const { at, prorationDate, due } = preview.body.data
      return story.admin.ask(changePlan, { ...wish, at, prorationDate, total: due.total })
    }
    return (await Promise.all(Array.from({ length: count }, () => story.trouble.asks(change)))).join(', ')
  }),
)

const newCards = fc.constantFrom<TestCard[]>('pays', 'fails soft', 'asks').map(card =>
  step<Story>(`the business enters a new card, which ${card}`, async story => {
    const outcome = await story.trouble.asks(() => story.admin.ask(changePlanCard, {}))
    return outcome === '200' ? payPage(story, 'card', card) : outcome
  }),
)

/** Something happens to the plan that runs at the provider. */
const atSide = (line: string, run: (id: string, side: SubscriptionState) => Promise<unknown>) =>
  step<Story>(line, async story => {
    const side = (await listSides(story)).find(({ endedAt, state }) => endedAt === null && state !== 'canceled')
    if (!side) return 'no plan runs'
    return side.state === 'incomplete' ? 'the first payment settles' : atProvider(run(side.id, side))
  })

const provider = fc.constantFrom(
  atSide('the period ends, and its card decides', id => controls.jumpToRenewal(id)),
  atSide('the period ends, and the renewal is paid', id => controls.jumpToRenewal(id, 'succeeded')),
  atSide('the period ends, and the renewal fails', id => controls.jumpToRenewal(id, 'fails soft')),
  atSide('the period ends, and the bank is asked for the renewal', id => controls.jumpToRenewal(id, 'settling')),
  atSide('what is unpaid is paid after all', id => controls.payInvoice(id, { result: 'succeeded' })),
  atSide('the provider gives up what is unpaid', (id, { state }) =>
    state === 'past due' ? controls.giveUp(id, 'canceled') : Promise.resolve(undefined),
  ),
)

const listObjects = async <Thing>({ checkouts }: Story, kind: 'payment' | 'subscription'): Promise<(Thing & { id: string })[]> => {
  const ids = (await checkouts()).map(({ id }) => id)
  const rows = await database.withSystem('read', db =>
    db.many<{ id: string; state: Thing }>(sql`
      select id, object -> 'state' as state from test_payment_objects where kind = ${kind} and account_id = ${ownAccount}
        and coalesce(object ->> 'reference', object -> 'state' ->> 'reference') = any(${ids}::text[]) order by place`),
  )
  return rows.map(({ id, state }) => ({ ...state, id }))
}

const listSides = (story: Story) => listObjects<SubscriptionState>(story, 'subscription')

const banks = fc.boolean().map(arrives =>
  step<Story>(`the bank ${arrives ? 'sends' : 'refuses'} the money that settles`, async story => {
    const settling = (await listObjects<{ status: string }>(story, 'payment')).find(({ status }) => status === 'settling')
    return settling ? atProvider(controls.endPayment(settling.id, arrives ? 'succeeded' : 'fails soft')) : 'there is none'
  }),
)

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The differences between our rows and the provider's. */
async function listFaults(story: Story): Promise<string[]> {
  const { within, planRow } = story
  const sides = await listSides(story)
  const charges = (await listObjects<{ status: string; amount: number; refunded: number }>(story, 'payment')).filter(
    ({ status }) => status === 'succeeded',
  )
  const row = await planRow()
  const payments = await within(db => db.many<Row<'plan_payments'>>(sql`select * from plan_payments`))
  const open = await within(db =>
    db.many<ChangeRow>(sql`select * from plan_changes where state in ('asked', 'undoing', 'scheduled', 'unconfirmed')`),
  )
  const running = sides.filter(({ endedAt, state }) => endedAt === null && state !== 'canceled' && state !== 'incomplete expired')
  const side = sides.find(({ id }) => id === row?.provider_id)
  const picture = side && planPicture(await requirePayments().readSubscription(ownAccount, side.id))
  const isScheduled = open.some(({ state }) => state === 'scheduled')
  const faults = [
    running.length > 1 && `${running.length} plans run at the provider`,
    running.length === 1 && running[0]?.id !== row?.provider_id && 'another plan runs than the one that is shown',
    row && picture && row.state !== picture.state && `the plan is ${row.state}, at the provider ${picture.state}`,
    row && side && row.price !== side.amount && picture?.endedAt === null && `it costs ${row.price}, at the provider ${side.amount}`,
    row && picture && (row.ends_at !== null) !== (picture.endsAt !== null) && 'it ends on one side alone',
    !areSameIds(
      payments.map(payment => payment.provider_payment_id),
      charges.map(({ id }) => id),
    ) && `${payments.length} payments stand for ${charges.length} charges`,
    sumOf(payments.map(({ total }) => total)) !== sumOf(charges.map(({ amount }) => amount)) && 'the sums are not those of the provider',
    sumOf(payments.map(({ refunded }) => refunded)) !== sumOf(charges.map(({ refunded }) => refunded)) && 'other sums were given back',
    open.some(({ state }) => state === 'asked' || state === 'undoing') && 'a change waits for its answer',
    picture?.endedAt === null && isScheduled !== (side?.change !== null) && `a change is scheduled ${isScheduled ? 'here' : 'there'} alone`,
    open.some(({ state }) => state === 'unconfirmed') && side?.changeExpiresAt === null && 'a change waits for a payment that is over',
  ]
  return [...faults.flatMap(fault => (fault ? [fault] : [])), ...story.trouble.readFaults()]
}

const operations: readonly ProviderOperation[] = [
  'createCheckout',
  'expireCheckout',
  'readCheckout',
  'readSubscription',
  'cancelSubscription',
  'keepSubscription',
  'changeSubscription',
  'releaseChange',
  'useCard',
  'refund',
]

test('the plan of a business is on both sides alike, whatever happens', storyLimits, () =>
  tryStories({
    begin: beginStory,
    most: 12,
    steps: fc.oneof(
      { weight: 5, arbitrary: purchases },
      { weight: 2, arbitrary: openPages },
      { weight: 2, arbitrary: latePayments },
      { weight: 5, arbitrary: changes },
      { weight: 5, arbitrary: provider },
      { weight: 2, arbitrary: banks },
      { weight: 2, arbitrary: newCards },
      { weight: 2, arbitrary: calls('the business cancels', ({ admin }) => admin.ask(cancelPlan, {})) },
      { weight: 2, arbitrary: calls('the business takes the cancellation back', ({ admin }) => admin.ask(resumePlan, {})) },
      { weight: 1, arbitrary: calls('the business takes the change back', ({ admin }) => admin.ask(releasePlanChange, {})) },
      ...troubleSteps<Story>(operations).map(arbitrary => ({ weight: 3, arbitrary })),
    ),
    async end(story) {
      const { trouble } = story
      trouble.heal()
      await trouble.loseEvents()
      for (let round = 0; round < 3; round += 1) {
        await story.letTimePass()
        await trouble.sweep()
      }
      const faults = await listFaults(story)
      return faults
    },
  }),
)
