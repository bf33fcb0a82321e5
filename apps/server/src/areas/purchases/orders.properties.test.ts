import { confirmCheckout, createCheckout, createOwnCheckout, createPaymentLink, getCheckout } from '@allenio/contract/purchases'
import { newId } from '@allenio/domain/ids'
import type { ProviderOperation, TestCard } from '#platform/test-provider'
import { atProvider, ownHouse, step, storyLimits, tryStories, troubleSteps } from '#testing'
import fc from 'fast-check'
import { test } from 'vitest'
import { consents } from './scene.testing.ts'
import {
  buyerNames,
  codeNames,
  faultsOfSale,
  faultsOfStory,
  faultsOfUnlocks,
  readSales,
  shopOfStories,
  type BuyerName,
  type CodeName,
  type OfferName,
  type Order,
  type ShopStory,
} from './shop.testing.ts'

const house = await ownHouse({ runsJobs: false, because: 'a story goes the same way each time, and the database writes down its states' })
const begin = await shopOfStories(house)

const buyer = fc.constantFrom(...buyerNames)
const offer = fc.constantFrom<OfferName[]>('Dieta', 'Dieta', 'Percorso', 'Prova')
const code = fc.option(fc.constantFrom(...codeNames), { freq: 2 })
const nth = fc.constantFrom(1, 1, 1, 2, 3)
const times = fc.constantFrom(1, 1, 2)

interface Wish {
  who: BuyerName
  what: OfferName
  code: CodeName | null
  paysAtOnce: boolean
  link: string | undefined
}

/** One order; the same one where it is sent again. */
function placing(story: ShopStory, { who, what, code: codeName, paysAtOnce, link }: Wish, id = newId()) {
  const { caller, email, clientId, name } = story.buyers[who]
  const { id: packageId, terms } = story.offers[what]
  const choice = {
    packageId,
    versionId: terms.versionId,
    checkoutId: id,
    consents,
    paysAtOnce,
    ...(codeName !== null && { discountCode: story.codeOf(codeName) }),
  }
  const order = { id, buyer: story.buyers[who], offer: what }
  story.orders.push(order)
  return async () => {
    const answer =
      clientId !== null && link === undefined
        ? await caller.ask(createOwnCheckout, choice)
        : await house.stranger.ask(createCheckout, {
            ...choice,
            firstName: name,
            lastName: 'Riva',
            email,
            language: 'it',
            ...(link && { link }),
          })
    // an order of before may be the one that counts
    if (answer.status === 200) order.id = answer.body.data.checkoutId
    return answer
  }
}

const withCode = (name: CodeName | null) => (name === null ? '' : ` with code ${name}`)

const orders = fc
  .record({ who: buyer, what: offer, code, paysAtOnce: fc.boolean(), count: times, isSame: fc.boolean() })
  .map(({ count, isSame, ...wish }) => {
    const again = count === 1 ? '' : isSame ? ', sent twice at once' : ', twice at once in two tabs'
    const parts = wish.what !== 'Percorso' ? '' : wish.paysAtOnce ? ' at once' : ' in 3 parts'
    return step<ShopStory>(`${wish.who} orders '${wish.what}'${parts}${withCode(wish.code)}${again}`, async story => {
      const id = isSame ? newId() : undefined
      const calls = Array.from({ length: count }, () => placing(story, { ...wish, link: undefined }, id))
      return (await Promise.all(calls.map(story.trouble.asks))).join(', ')
    })
  })

const sales = fc.record({ who: buyer, what: fc.constantFrom<OfferName[]>('Dieta', 'Percorso'), code, paysAtOnce: fc.boolean() }).map(wish =>
  step<ShopStory>(`${wish.who} orders '${wish.what}'${wish.paysAtOnce ? ' at once' : ''}${withCode(wish.code)}, and pays`, async story => {
    const outcome = await story.trouble.asks(placing(story, { ...wish, link: undefined }))
    return outcome === '200' ? payPage(story, story.orders.at(-1)?.id ?? '', 'pays') : outcome
  }),
)

async function payPage(story: ShopStory, id: string, card: TestCard): Promise<string> {
  const providerId = (await story.checkoutRow(id))?.provider_id
  return providerId ? atProvider(story.pay.pay(providerId, card)) : 'it has no page'
}

/** The order that a step is about: the newest one, the one before it, and so on. */
const orderOf = ({ orders: placed }: ShopStory, back: number): Order | undefined => placed.at(-back)

const backWords = (back: number) => (back === 1 ? 'the newest order' : `the newest order but ${back - 1}`)

const about = (line: (order: string) => string, back: number, run: (story: ShopStory, order: Order) => Promise<string>) =>
  step<ShopStory>(line(backWords(back)), async story => {
    const order = orderOf(story, back)
    return order ? run(story, order) : 'there is none'
  })

const resends = nth.map(back =>
  about(
    order => `the browser sends ${order} again`,
    back,
    (story, { id, buyer: { name }, offer: what }) =>
      story.trouble.asks(placing(story, { who: name, what, code: null, paysAtOnce: false, link: undefined }, id)),
  ),
)

const payments = fc
  .tuple(nth, fc.constantFrom<TestCard[]>('pays', 'pays', 'fails soft', 'settles later'), times)
  .map(([back, card, count]) =>
    about(
      order => `a card that ${card} is entered for ${order}${count === 2 ? ', in two tabs at once' : ''}`,
      back,
      async (story, { id }) => (await Promise.all(Array.from({ length: count }, () => payPage(story, id, card)))).join(', '),
    ),
  )

const paymentIdOf = async (story: ShopStory, id: string) =>
  (await readSales(story, { isAny: true })).find(({ checkout }) => checkout.id === id)?.charges[0]?.id

const banks = fc.tuple(nth, fc.boolean()).map(([back, arrives]) =>
  about(
    order => `the bank ${arrives ? 'sends' : 'refuses'} the money of ${order}`,
    back,
    async (story, { id }) => {
      const paymentId = await paymentIdOf(story, id)
      if (!paymentId) return 'it waits for none'
      return atProvider(arrives ? story.pay.arrive(paymentId) : story.pay.bounce(paymentId))
    },
  ),
)

const renewals = fc.tuple(nth, fc.constantFrom('succeeded' as const, 'fails soft' as const)).map(([back, result]) =>
  about(
    order => `a month later the next installment of ${order} ${result}`,
    back,
    async (story, { id }) => {
      const subscriptionId = (await story.checkoutRow(id))?.provider_subscription_id
      return subscriptionId ? atProvider(story.pay.renew(subscriptionId, result)) : 'there is no next one'
    },
  ),
)

const looks = nth.map(back =>
  about(
    order => `the thank-you page of ${order} is opened`,
    back,
    (story, { id }) => story.trouble.asks(() => house.stranger.ask(getCheckout, { id })),
  ),
)

const confirmations = fc.tuple(fc.constantFrom<BuyerName[]>('Anna', 'Bruno'), nth, times).map(([who, back, count]) =>
  about(
    order => `${who} follows the link of the mail for ${order}${count === 2 ? ', twice at once' : ''}`,
    back,
    async (story, { id }) => {
      const token = await story.readConfirmation(story.buyers[who])
      if (token === undefined) return 'there is no mail'
      const confirm = () => story.trouble.asks(() => house.stranger.ask(confirmCheckout, { id, token }))
      return (await Promise.all(Array.from({ length: count }, confirm))).join(', ')
    },
  ),
)

const lapses = fc.constant(
  step<ShopStory>('half an hour passes, and the sweeps run', async story => {
    await story.letOrdersLapse()
    return story.trouble.sweep()
  }),
)

const links = fc.tuple(fc.constantFrom<OfferName[]>('Dieta', 'Percorso'), code).map(([what, codeName]) =>
  step<ShopStory>(`the business sends Carla a payment link for '${what}'${withCode(codeName)}, which she follows`, async story => {
    const { admin, offers, buyers } = story
    const outcome = await story.trouble.asks(async () => {
      const answer = await admin.ask(createPaymentLink, {
        id: buyers.Carla.clientId,
        packageId: offers[what].id,
        ...(codeName !== null && { discountCode: story.codeOf(codeName) }),
        sendsMail: false,
        sendsMessage: false,
      })
      if (answer.status === 200) story.links.push({ token: new URL(answer.body.data.url).searchParams.get('link') ?? '', offer: what })
      return answer
    })
    const link = story.links.at(-1)
    if (outcome !== '200' || !link) return outcome
    return story.trouble.asks(placing(story, { who: 'Carla', what, code: null, paysAtOnce: false, link: link.token }))
  }),
)

const followed = fc.tuple(fc.constantFrom<BuyerName[]>('Anna', 'Carla'), times).map(([who, count]) =>
  step<ShopStory>(`${who} orders by the newest payment link${count === 2 ? ', twice at once' : ''}`, async story => {
    const link = story.links.at(-1)
    if (!link) return 'there is none'
    const wish = { who, what: link.offer, code: null, paysAtOnce: false, link: link.token }
    const calls = Array.from({ length: count }, () => placing(story, wish))
    return (await Promise.all(calls.map(story.trouble.asks))).join(', ')
  }),
)

const operations: readonly ProviderOperation[] = ['createCheckout', 'expireCheckout', 'readCheckout', 'readPayment', 'limitToInstallments']

test('orders are charged once and open once, whatever happens', storyLimits, () =>
  tryStories({
    begin,
    most: 14,
    steps: fc.oneof(
      { weight: 4, arbitrary: orders },
      { weight: 4, arbitrary: sales },
      { weight: 6, arbitrary: payments },
      { weight: 1, arbitrary: resends },
      { weight: 2, arbitrary: banks },
      { weight: 2, arbitrary: renewals },
      { weight: 2, arbitrary: looks },
      { weight: 2, arbitrary: confirmations },
      { weight: 1, arbitrary: lapses },
      { weight: 2, arbitrary: links },
      { weight: 3, arbitrary: followed },
      ...troubleSteps<ShopStory>(operations).map(arbitrary => ({ weight: 2, arbitrary })),
    ),
    async end(story) {
      const { trouble } = story
      trouble.heal()
      await trouble.loseEvents()
      for (let round = 0; round < 2; round += 1) {
        await story.letTimePass()
        await trouble.sweep()
        await story.letOrdersLapse()
        await trouble.sweep()
      }
      const soldOrders = await readSales(story)
      const faults = [
        ...soldOrders.flatMap(sale => [...faultsOfSale(sale), ...(sale.checkout.state === 'fulfilled' ? faultsOfUnlocks(sale) : [])]),
        ...(await faultsOfStory(story, soldOrders)),
      ]
      return faults
    },
  }),
)
