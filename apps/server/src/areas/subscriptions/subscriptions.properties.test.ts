import { checkoutWording, createOwnCheckout } from '@allenio/contract/purchases'
import {
  cancelSubscription,
  changeSubscription,
  changeSubscriptionCard,
  keepSubscription,
  pauseSubscription,
  previewSubscriptionChange,
  releaseSubscriptionChange,
  resumeSubscription,
  withdrawSubscription,
} from '@allenio/contract/subscriptions'
import { newId } from '@allenio/domain/ids'
import { sql, type Row } from '#platform/db'
import type { ProviderOperation, TestCard } from '#platform/test-provider'
import { atProvider, ownHouse, step, storyLimits, tryStories, troubleSteps, type CallAnswer } from '#testing'
import fc from 'fast-check'
import { test } from 'vitest'
import { clubOfStories, faultsOf, faultsOfStory, plans, readBothSides, type ClubStory, type PlanName } from './club.testing.ts'

const house = await ownHouse({ runsJobs: false, because: 'a story goes the same way each time, and the database writes down its states' })
const begin = await clubOfStories(house)

const consents = { policy: true, terms: true, earlyStart: true, wording: checkoutWording } as const
const plan = fc.constantFrom(...plans)
const times = fc.constantFrom(1, 1, 1, 2)
const twice = (count: number) => (count === 2 ? ', twice at once' : '')

const order = (story: ClubStory, what: PlanName, id: string) => async () => {
  const { id: packageId, terms } = story.offers[what]
  const answer = await story.client.ask(createOwnCheckout, { packageId, versionId: terms.versionId, checkoutId: id, consents })
  story.orders.push(answer.status === 200 ? answer.body.data.checkoutId : id)
  return answer
}

async function payPage(story: ClubStory, id: string, card: TestCard): Promise<string> {
  const pageId = (await story.checkoutRow(id))?.provider_id
  return pageId ? atProvider(story.pay.pay(pageId, card)) : 'it has no page'
}

const cards = ['pays', 'pays', 'pays once', 'settles later', 'fails soft'] as const satisfies readonly TestCard[]

const orders = fc.tuple(plan, fc.constantFrom(...cards)).map(([what, card]) =>
  step<ClubStory>(`Carla orders '${what}' with a card that ${card}`, async story => {
    const outcome = await story.trouble.asks(order(story, what, newId()))
    return outcome === '200' ? payPage(story, story.orders.at(-1) ?? '', card) : outcome
  }),
)

const unpaidOrders = plan.map(what =>
  step<ClubStory>(`Carla orders '${what}', and leaves its page open`, story => story.trouble.asks(order(story, what, newId()))),
)

const latePayments = fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(...cards)).map(([back, card]) =>
  step<ClubStory>(`a card that ${card} is entered on the page of the ${back === 1 ? 'newest' : 'former'} order`, story => {
    const id = story.orders.at(-back)
    return id ? payPage(story, id, card) : Promise.resolve('there is none')
  }),
)

/** Something about the newest subscription that there is. */
const about = (line: string, run: (story: ClubStory, row: Row<'subscriptions'>) => Promise<string>) =>
  step<ClubStory>(line, async story => {
    for (const id of story.orders.toReversed()) {
      const row = await story.subscriptionRow(id)
      if (row) return run(story, row)
    }
    return 'there is no subscription'
  })

/** Somebody does something at the provider, to the newest subscription there. */
const atSide = (line: string, run: (story: ClubStory, subscriptionId: string) => Promise<unknown>) =>
  step<ClubStory>(line, async story => {
    const side = (await readBothSides(story)).findLast(({ sides }) => sides.length > 0)?.sides[0]
    if (!side) return 'there is no subscription'
    // the first period does not end before its bank has answered
    return side.state.state === 'incomplete' ? 'the first payment settles' : atProvider(run(story, side.id))
  })

const renewals = fc
  .constantFrom(undefined, 'succeeded' as const, 'fails soft' as const, 'fails hard' as const, 'settling' as const)
  .map(result => atSide(`the period ends, and the renewal ${result ?? 'goes as its card does'}`, ({ pay }, id) => pay.renew(id, result)))

const provider = fc.constantFrom(
  atSide('the unpaid renewal is paid after all', ({ pay }, id) => pay.retry(id, { result: 'succeeded' })),
  atSide('the provider gives the unpaid renewal up, and ends', ({ pay }, id) => pay.giveUp(id, 'canceled')),
)

const banks = fc.boolean().map(arrives =>
  step<ClubStory>(`the bank ${arrives ? 'sends' : 'refuses'} the money that settles`, async story => {
    const settling = await story.house.database.withSystem('read', db =>
      db.maybeOne<Row<'test_payment_objects', 'id'>>(sql`
        select id from test_payment_objects where kind = 'payment' and account_id = ${story.accountId}
          and object -> 'state' ->> 'status' = 'settling' and object ->> 'reference' = any(${story.orders}::text[])
        order by place limit 1`),
    )
    if (!settling) return 'there is none'
    return atProvider(arrives ? story.pay.arrive(settling.id) : story.pay.bounce(settling.id))
  }),
)

const calls = (line: string, call: (story: ClubStory, id: string) => Promise<CallAnswer>) =>
  times.map(count =>
    about(`${line}${twice(count)}`, async (story, { id }) =>
      (await Promise.all(Array.from({ length: count }, () => story.trouble.asks(() => call(story, id))))).join(', '),
    ),
  )

const changes = fc.tuple(plan, fc.constantFrom('now' as const, 'period end' as const), times).map(([what, at, count]) =>
  about(
    `the business changes it to '${what}' ${at === 'now' ? 'at once' : 'at the end of the period'}${twice(count)}`,
    async (story, { id }) => {
      const wish = { id, versionId: story.offers[what].terms.versionId, at }
      const change = async () => {
        const preview = await story.admin.ask(previewSubscriptionChange, wish)
        if (preview.status !== 200) return preview
        const { amountSeen, dueNow: dueNowSeen, balance: balanceSeen, prorationDate } = preview.body.data
        return story.admin.ask(changeSubscription, { ...wish, amountSeen, dueNowSeen, balanceSeen, prorationDate })
      }
      return (await Promise.all(Array.from({ length: count }, () => story.trouble.asks(change)))).join(', ')
    },
  ),
)

const newCards = fc.constantFrom<TestCard[]>('pays', 'fails soft').map(card =>
  about(`Carla enters a new card, which ${card}`, async (story, { id }) => {
    const outcome = await story.trouble.asks(() => story.client.ask(changeSubscriptionCard, { id }))
    if (outcome !== '200') return outcome
    const page = await story.within(db =>
      db.maybeOne<Row<'subscription_requests', 'provider_id'>>(sql`
        select provider_id from subscription_requests where subscription_id = ${id} and kind = 'card' and state = 'asked'`),
    )
    return page?.provider_id ? atProvider(story.pay.pay(page.provider_id, card)) : 'its page is unknown'
  }),
)

const operations: readonly ProviderOperation[] = [
  'createCheckout',
  'readCheckout',
  'readPayment',
  'readSubscription',
  'cancelSubscription',
  'keepSubscription',
  'pauseSubscription',
  'resumeSubscription',
  'changeSubscription',
  'releaseChange',
  'useCard',
]

test('subscriptions are on both sides alike, whatever happens', storyLimits, () =>
  tryStories({
    begin,
    most: 12,
    steps: fc.oneof(
      { weight: 6, arbitrary: orders },
      { weight: 1, arbitrary: unpaidOrders },
      { weight: 1, arbitrary: latePayments },
      { weight: 5, arbitrary: renewals },
      { weight: 2, arbitrary: provider },
      { weight: 3, arbitrary: banks },
      { weight: 2, arbitrary: calls('Carla cancels', ({ client }, id) => client.ask(cancelSubscription, { id })) },
      { weight: 1, arbitrary: calls('the business ends it now', ({ admin }, id) => admin.ask(cancelSubscription, { id, at: 'now' })) },
      { weight: 1, arbitrary: calls('the business keeps it', ({ admin }, id) => admin.ask(keepSubscription, { id })) },
      { weight: 2, arbitrary: calls('the business pauses it', ({ admin }, id) => admin.ask(pauseSubscription, { id })) },
      { weight: 2, arbitrary: calls('the business resumes it', ({ admin }, id) => admin.ask(resumeSubscription, { id })) },
      { weight: 3, arbitrary: changes },
      {
        weight: 1,
        arbitrary: calls('the business takes the change back', ({ admin }, id) => admin.ask(releaseSubscriptionChange, { id })),
      },
      { weight: 2, arbitrary: newCards },
      { weight: 1, arbitrary: calls('Carla withdraws', ({ client }, id) => client.ask(withdrawSubscription, { id })) },
      ...troubleSteps<ClubStory>(operations).map(arbitrary => ({ weight: 3, arbitrary })),
    ),
    async end(story) {
      const { trouble } = story
      trouble.heal()
      await trouble.loseEvents()
      for (let round = 0; round < 3; round += 1) {
        await story.letTimePass()
        await trouble.sweep()
      }
      const sales = await readBothSides(story)
      const faults = [...sales.flatMap(faultsOf), ...(await faultsOfStory(story, sales))]
      return faults
    },
  }),
)
