import { createCheckout, createOwnCheckout, refundPayment, withdrawOwnPurchase } from '@allenio/contract/purchases'
import { unlockKinds } from '@allenio/contract/packages'
import { purchaseState } from '@allenio/domain/purchases'
import { newId } from '@allenio/domain/ids'
import type { ProviderOperation } from '#platform/test-provider'
import { sql, type Row } from '#platform/db'
import { atProvider, ownHouse, step, storyLimits, tryStories, troubleSteps } from '#testing'
import fc from 'fast-check'
import { test } from 'vitest'
import { consents } from '../scene.testing.ts'
import {
  faultsOfSale,
  faultsOfStory,
  faultsOfUnlocks,
  readSales,
  shopOfStories,
  type SaleOnBothSides,
  type ShopStory,
} from '../shop.testing.ts'

const house = await ownHouse({ runsJobs: false, because: 'a story goes the same way each time, and the database writes down its states' })
const begin = await shopOfStories(house)

const back = fc.constantFrom(1, 1, 1, 2)
const part = fc.constantFrom('all' as const, 'half' as const, 'ten euros' as const)
const times = fc.constantFrom(1, 1, 2)
const twice = (count: number) => (count === 2 ? ', twice at once' : '')

const sales = fc
  .record({
    who: fc.constantFrom('Anna' as const, 'Carla' as const),
    what: fc.constantFrom('Dieta' as const, 'Percorso' as const),
    isHeard: fc.boolean(),
  })
  .map(({ who, what, isHeard }) =>
    step<ShopStory>(`${who} buys '${what}'${isHeard ? '' : ', and nobody hears of it yet'}`, async story => {
      const { caller, email, clientId, name } = story.buyers[who]
      const { id: packageId, terms } = story.offers[what]
      const choice = { packageId, versionId: terms.versionId, checkoutId: newId(), consents }
      const outcome = await story.trouble.asks(() =>
        clientId === null
          ? house.stranger.ask(createCheckout, { ...choice, firstName: name, lastName: 'Riva', email, language: 'it' })
          : caller.ask(createOwnCheckout, choice),
      )
      const { provider_id: pageId } = (await story.checkoutRow(choice.checkoutId)) ?? { provider_id: null }
      if (outcome !== '200' || pageId === null) return outcome
      const paid = await atProvider(story.pay.pay(pageId))
      return isHeard ? story.trouble.send(ids => ids) : paid
    }),
  )

/** A step about the newest charge, or the one before it. */
const about = (line: string, nth: number, run: (story: ShopStory, sale: SaleOnBothSides, paymentId: string) => Promise<string>) =>
  step<ShopStory>(`${line} of the ${nth === 1 ? 'newest' : 'former'} sale`, async story => {
    const sold = (await readSales(story)).filter(({ charges }) => charges.length > 0)
    const sale = sold.at(-nth)
    return sale?.charges[0] ? run(story, sale, sale.charges[0].id) : 'there is none'
  })

const amountOf = (wish: 'all' | 'half' | 'ten euros', rest: number) =>
  wish === 'all' ? rest : wish === 'half' ? Math.ceil(rest / 2) : Math.min(1_000, rest)

const refunds = fc
  .record({ nth: back, wish: part, revokes: fc.boolean(), takes: fc.boolean(), count: times })
  .map(({ nth, wish, revokes, takes, count }) =>
    about(
      `the business gives back ${wish}${revokes ? ', closes what was opened' : ''}${takes ? ', takes the credits' : ''}${twice(count)},`,
      nth,
      async (story, { payments }, paymentId) => {
        const payment = payments.find(row => row.provider_payment_id === paymentId)
        if (!payment) return 'nobody has heard of it'
        const rest = payment.amount - (await storedRefunds(story, payment.id))
        const amount = amountOf(wish, rest)
        if (amount === 0) return 'nothing is left'
        const refund = { id: payment.id, amount, writtenOver: rest, revokesUnlocks: revokes, takesCredits: takes }
        const calls = Array.from({ length: count }, () => story.trouble.asks(() => story.admin.ask(refundPayment, refund)))
        return (await Promise.all(calls)).join(', ')
      },
    ),
  )

const storedRefunds = async ({ within }: ShopStory, paymentId: string): Promise<number> =>
  (
    await within(db =>
      db.one<{ sum: number }>(sql`
        select coalesce(sum(amount), 0)::int as sum from refunds where payment_id = ${paymentId} and state <> 'failed'`),
    )
  ).sum

const refundsThere = fc.tuple(back, part).map(([nth, wish]) =>
  about(`at the provider itself the business gives back ${wish}`, nth, (story, { charges }, paymentId) => {
    const { amount = 0, refunded = 0 } = charges[0]?.object.state ?? {}
    return atProvider(story.pay.refund(paymentId, amountOf(wish, amount - refunded)))
  }),
)

const disputes = fc.tuple(back, fc.constantFrom('open' as const, 'won' as const, 'lost' as const)).map(([nth, outcome]) =>
  about(
    outcome === 'open' ? 'the bank asks back the money' : `the dispute is ${outcome}, about the money`,
    nth,
    (story, { charges }, paymentId) => {
      const { amount = 0, refunded = 0, disputes: there = [] } = charges[0]?.object.state ?? {}
      const isOpen = there.some(({ status }) => status === 'open')
      // what was given back whole is asked back by nobody
      if (outcome === 'open' ? there.length > 0 || refunded === amount : !isOpen) return Promise.resolve('there is nothing to decide')
      return atProvider(story.pay.dispute(paymentId, outcome))
    },
  ),
)

const withdrawals = times.map(count =>
  step<ShopStory>(`Carla withdraws from her newest purchase${twice(count)}`, async story => {
    const own = (await readSales(story)).findLast(({ purchase }) => purchase && purchase.client_id === story.buyers.Carla.clientId)
    if (!own) return 'there is none'
    const withdraw = () => story.trouble.asks(() => story.buyers.Carla.caller.ask(withdrawOwnPurchase, { id: own.checkout.id }))
    return (await Promise.all(Array.from({ length: count }, withdraw))).join(', ')
  }),
)

const renewals = back.map(nth =>
  about('the next installment is charged', nth, (story, { checkout }) =>
    checkout.provider_subscription_id === null
      ? Promise.resolve('it has none')
      : atProvider(story.pay.renew(checkout.provider_subscription_id, 'succeeded')),
  ),
)

const operations: readonly ProviderOperation[] = [
  'createCheckout',
  'readCheckout',
  'readPayment',
  'refund',
  'limitToInstallments',
  'cancelSubscription',
]

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The faults in refunds, disputes and withdrawals. */
async function faultsOfReturns({ within }: ShopStory, sale: SaleOnBothSides): Promise<string[]> {
  const { title, purchase, payments, refunds: rows, unlocks, charges } = sale
  if (!purchase) return []
  const stored = await within(db =>
    db.many<Row<'disputes', 'payment_id' | 'state' | 'amount'>>(sql`
      select payment_id, state, amount from disputes where payment_id = any(${payments.map(({ id }) => id)}::uuid[])`),
  )
  const faults: string[] = []
  for (const { id, object } of charges) {
    const payment = payments.find(row => row.provider_payment_id === id)
    const { refunded, amount, disputes: there } = object.state
    if (payment?.refunded !== refunded) faults.push(`${title} says ${payment?.refunded} given back of ${refunded}`)
    if (refunded > amount) faults.push(`${title} gave back ${refunded} of ${amount}`)
    const here = stored.filter(row => row.payment_id === payment?.id).map(row => `${row.state} ${row.amount}`)
    const expected = there.map(dispute => `${dispute.status} ${dispute.amount}`)
    if (here.join() !== expected.join()) faults.push(`${title} has the disputes ${here.join()}, the provider ${expected.join()}`)
  }
  const open = rows.filter(({ state }) => state === 'asked' || state === 'pending')
  if (open.length > 0) faults.push(`${title} waits for ${open.length} refunds`)
  const given = sumOf(charges.map(({ object }) => object.state.refunded))
  if (purchase.refunded !== given) faults.push(`${title} is a purchase with ${purchase.refunded} given back of ${given}`)
  const state = purchaseState({
    waits: null,
    paid: sumOf(charges.map(({ object }) => object.state.amount)),
    refunded: given,
    hasOpenDispute: charges.some(({ object }) => object.state.disputes.some(({ status }) => status === 'open')),
    installments: purchase.installments === null ? null : { paid: charges.length, count: purchase.installments },
    isOver: purchase.withdrawn_at !== null,
  })
  if (charges.length > 0 && purchase.state !== state) faults.push(`${title} is ${purchase.state}, not ${state}`)
  const followed = rows.filter(row => row.state === 'paid')
  const isClosed = (kind: (typeof unlockKinds)[number]) =>
    purchase.withdrawn_at !== null || followed.some(row => (kind === 'credits' ? row.takes_credits : row.revokes_unlocks))
  const wrong = unlocks.filter(({ kind, revoked_at: revokedAt }) => isClosed(kind) !== (revokedAt !== null))
  if (wrong.length > 0) faults.push(`${title} has wrongly ${wrong.map(row => `${row.kind} ${row.revoked_at ? 'closed' : 'open'}`).join()}`)
  if (unlocks.every(row => row.revoked_at === null) && charges.length > 0 && !unlockKinds.some(isClosed))
    faults.push(...faultsOfUnlocks(sale))
  return faults
}

test('what was paid, given back and disputed adds up on both sides, whatever happens', storyLimits, () =>
  tryStories({
    begin,
    most: 12,
    steps: fc.oneof(
      { weight: 5, arbitrary: sales },
      { weight: 5, arbitrary: refunds },
      { weight: 2, arbitrary: refundsThere },
      { weight: 3, arbitrary: disputes },
      { weight: 2, arbitrary: withdrawals },
      { weight: 2, arbitrary: renewals },
      ...troubleSteps<ShopStory>(operations, { losesEvents: false }).map(arbitrary => ({ weight: 2, arbitrary })),
    ),
    async end(story) {
      const { trouble } = story
      trouble.heal()
      // a dispute is told by its event alone, which the provider repeats for days
      await trouble.send(ids => ids.toReversed())
      for (let round = 0; round < 2; round += 1) {
        await story.letTimePass()
        await trouble.sweep()
      }
      await story.letOrdersLapse()
      await trouble.sweep()
      const sold = await readSales(story)
      const returns = await Promise.all(sold.map(sale => faultsOfReturns(story, sale)))
      const faults = [...sold.flatMap(faultsOfSale), ...returns.flat(), ...(await faultsOfStory(story, sold))]
      return faults
    },
  }),
)
