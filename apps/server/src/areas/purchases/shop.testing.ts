import { createDiscountCode, createPackage, defaultUnlocks } from '@allenio/contract/packages'
import { createProgram, publishProgram } from '@allenio/contract/programs'
import { checkoutTransitions } from '@allenio/domain/purchases'
import { newId } from '@allenio/domain/ids'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import {
  areSameIds,
  clientOf,
  mailboxOf,
  providerTrouble,
  runQueued,
  testPayments,
  watchStates,
  type Caller,
  type TestHouse,
} from '#testing'
import { accountOf } from './scene.testing.ts'

// A business that sells, for stories: buyers come and go, the business and its packages stay for many of them.

export const offerNames = ['Dieta', 'Percorso', 'Prova'] as const
export type OfferName = (typeof offerNames)[number]
export const codeNames = ['META', 'REGALO'] as const
export type CodeName = (typeof codeNames)[number]
export const buyerNames = ['Anna', 'Bruno', 'Carla'] as const
export type BuyerName = (typeof buyerNames)[number]

const credits = 10
const usesAtMost: Record<CodeName, number> = { META: 1, REGALO: 2 }

async function openShop(house: TestHouse) {
  const { as, given } = house
  const team = await given.team()
  const accountId = await accountOf(house, team)
  const admin = as(team.admin)
  const { id: programId } = await admin.call(createProgram, { title: 'Forza base', example: 'full body' })
  await admin.call(publishProgram, { id: programId })
  const unlocks = {
    ...defaultUnlocks,
    opensChat: false,
    programIds: [programId],
    credits: [{ kindId: null, amount: credits, validDays: 90, each: 'once' as const }],
  }
  const base = { billingModel: 'ONE_TIME_PAYMENT', accessDays: 30, unlocks } as const
  const offers = {
    Dieta: await admin.call(createPackage, { ...base, name: 'Dieta', price: 5_000 }),
    Percorso: await admin.call(createPackage, { ...base, name: 'Percorso', price: 20_000, installments: 3 }),
    Prova: await admin.call(createPackage, { ...base, name: 'Prova', price: 0 }),
  }
  return { team, accountId, offers, admin }
}

type Shop = Awaited<ReturnType<typeof openShop>>

export interface Buyer {
  name: BuyerName
  email: string
  /** Carla is signed in as a client of the business, the others are strangers. */
  caller: Caller
  clientId: string | null
}

export interface Order {
  id: string
  buyer: Buyer
  offer: OfferName
}

const storiesOfShop = 50

/** Opens the shop of the stories; a new one after many, so that lists stay as short as those of a business. */
export async function shopOfStories(house: TestHouse) {
  const states = await watchStates(house, 'checkouts')
  let shop: Shop | undefined
  let begun = 0
  return async (isAfterFailure: boolean) => {
    if (isAfterFailure || begun % storiesOfShop === 0) shop = undefined
    begun += 1
    shop ??= await openShop(house)
    return { ...(await beginStory(house, shop)), states }
  }
}

async function beginStory(house: TestHouse, shop: Shop) {
  const { database, as, given, stranger } = house
  const { team, accountId, admin } = shop
  const trouble = await providerTrouble(house, { accountId, workspaceId: team.workspaceId })
  const within = <T>(work: (db: WorkspaceDb) => Promise<T>) => database.withWorkspace(team.workspaceId, 'write', work)
  const tag = newId().slice(-12)
  const client = await given.member('client', { workspaceId: team.workspaceId, firstName: 'Carla', email: `carla${tag}@example.com` })
  const strangerNamed = (name: 'Anna' | 'Bruno'): Buyer => ({
    name,
    email: `${name.toLowerCase()}${tag}@example.com`,
    caller: stranger,
    clientId: null,
  })
  const buyers: Record<BuyerName, Buyer> = {
    Anna: strangerNamed('Anna'),
    Bruno: strangerNamed('Bruno'),
    Carla: { name: 'Carla', email: client.email, caller: as(client), clientId: await clientOf(house, { ...team, client }) },
  }
  const codeOf = (name: CodeName) => `${name}-${tag}`
  await admin.call(createDiscountCode, { code: codeOf('META'), percent: 50, usesAtMost: usesAtMost.META })
  await admin.call(createDiscountCode, { code: codeOf('REGALO'), percent: 100, usesAtMost: usesAtMost.REGALO })
  const orders: Order[] = []
  const links: { token: string; offer: OfferName }[] = []
  const emails = Object.values(buyers).map(({ email }) => email)
  const ofStory = sql`(email_key = any(${emails}::text[]) or client_id = ${buyers.Carla.clientId})`

  const letTimePass = async () => {
    await within(async db => {
      await db.run(sql`update checkouts set settled_at = now() - interval '1 hour' where state <> 'fulfilled' and ${ofStory}`)
      await db.run(sql`update purchases set settled_at = now() - interval '2 hours'`)
      await db.run(sql`update payments set settled_at = now() - interval '2 days'`)
      await db.run(sql`update refunds set created_at = now() - interval '1 hour' where state in ('asked', 'pending')`)
    })
  }

  return {
    ...shop,
    house,
    trouble,
    within,
    buyers,
    orders,
    links,
    codeOf,
    letTimePass,
    pay: testPayments(house),
    /** The checkouts of the story, but for links. */
    listCheckouts: () =>
      within(db => db.many<Row<'checkouts'>>(sql`select * from checkouts where ${ofStory} and source <> 'link' order by id`)),
    checkoutRow: (id: string) => within(db => db.maybeOne<Row<'checkouts'>>(sql`select * from checkouts where id = ${id}`)),
    /** The time in which an order is to be paid is over, here and at the provider. */
    letOrdersLapse: async () => {
      await within(async db => {
        await db.run(sql`
          update checkouts set expires_at = expires_at - interval '31 minutes'
          where source <> 'link' and provider is not null and ${ofStory}`)
        await db.run(sql`update discount_uses set held_until = held_until - interval '31 minutes'`)
      })
      await database.withSystem('write', db =>
        db.run(sql`
          update test_payment_objects set object = jsonb_set(object::jsonb, '{order,expiresAt}',
            to_jsonb((object::jsonb #>> '{order,expiresAt}')::timestamptz - interval '31 minutes'))
          where kind = 'checkout' and account_id = ${accountId}`),
      )
      await letTimePass()
    },
    /** The token in the newest mail that asks the buyer to confirm a free order. */
    readConfirmation: async ({ email }: Buyer): Promise<string | undefined> => {
      await runQueued(house, ['send mail'])
      const mails = await mailboxOf(database).mailsTo(email)
      return mails.map(({ plain }) => /confirm=([\w-]+)/.exec(plain)?.[1]).findLast(token => token !== undefined)
    },
  }
}

export type ShopStory = Awaited<ReturnType<Awaited<ReturnType<typeof shopOfStories>>>>

interface ProviderObject<Thing> {
  id: string
  object: Thing
}

interface Charge {
  state: { status: string; amount: number }
}

/** A sale on both sides. */
export interface SaleOnBothSides {
  checkout: Row<'checkouts'>
  title: string
  purchase: Row<'purchases'> | undefined
  payments: readonly Row<'payments'>[]
  refunds: readonly (Row<'refunds'> & { purchase_id: string })[]
  unlocks: readonly (Row<'sale_unlocks'> & { remaining: number | null })[]
  pages: readonly ProviderObject<{ order: { mode: string } }>[]
  charges: readonly ProviderObject<Charge & { state: { refunded: number; disputes: { status: string; amount: number }[] } }>[]
}

/** The sales of the story. With `isAny` their charges are also those that the provider has not succeeded with. */
export async function readSales(story: ShopStory, { isAny = false } = {}): Promise<SaleOnBothSides[]> {
  const { within, house, accountId } = story
  const checkouts = await story.listCheckouts()
  const ids = checkouts.map(({ id }) => id)
  const [purchases, payments, unlocks, refunds] = await within(async db => [
    await db.many<Row<'purchases'>>(sql`select * from purchases where id = any(${ids}::uuid[])`),
    await db.many<Row<'payments'>>(sql`select * from payments where purchase_id = any(${ids}::uuid[]) order by number`),
    await db.many<SaleOnBothSides['unlocks'][number]>(sql`
      select u.*, (select c.remaining from credit_packs c where c.id = u.given_id and c.deleted_at is null) as remaining
      from sale_unlocks u where u.sale_id = any(${ids}::uuid[])`),
    await db.many<SaleOnBothSides['refunds'][number]>(sql`
      select r.*, y.purchase_id from refunds r join payments y on y.id = r.payment_id where y.purchase_id = any(${ids}::uuid[])`),
  ])
  const objects = <Thing>(kind: 'checkout' | 'payment') =>
    house.database.withSystem('read', db =>
      db.many<ProviderObject<Thing> & { reference: string }>(sql`
        select id, object, coalesce(object ->> 'reference', object -> 'order' ->> 'reference') as reference from test_payment_objects
        where kind = ${kind} and account_id = ${accountId}
          and coalesce(object ->> 'reference', object -> 'order' ->> 'reference') = any(${ids}::text[])`),
    )
  const pages = await objects<SaleOnBothSides['pages'][number]['object']>('checkout')
  const charges = await objects<SaleOnBothSides['charges'][number]['object']>('payment')
  const offerOf = (packageId: string) => offerNames.find(name => story.offers[name].id === packageId) ?? 'a package'
  return checkouts.map((checkout, nth) => ({
    checkout,
    title: `order ${nth + 1} (${checkout.first_name}, ${offerOf(checkout.package_id)})`,
    purchase: purchases.find(({ id }) => id === checkout.id),
    payments: payments.filter(row => row.purchase_id === checkout.id),
    refunds: refunds.filter(row => row.purchase_id === checkout.id),
    unlocks: unlocks.filter(row => row.sale_id === checkout.id),
    pages: pages.filter(({ reference, object }) => reference === checkout.id && object.order.mode !== 'card'),
    charges: charges.filter(({ reference, object }) => reference === checkout.id && (isAny || object.state.status === 'succeeded')),
  }))
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const unlockKindsOfShop = ['credits', 'file', 'program'] as const

/** The faults of a sale whose unlocks stay. */
export function faultsOfSale(sale: SaleOnBothSides): string[] {
  const { checkout, purchase, payments, unlocks, pages, charges } = sale
  const charged = sumOf(charges.map(({ object }) => object.state.amount))
  const isFree = checkout.provider === null
  const isSold = isFree ? checkout.state === 'fulfilled' : charges.length > 0
  const paid = payments.filter(({ state, provider }) => state === 'paid' && provider !== null)
  const count = purchase?.installments ?? 1
  const faults = [
    pages.length > 1 && 'has two pages at the provider',
    charges.length > count && `was charged ${charges.length} times`,
    !isFree && charged > checkout.total && `was charged ${charged} of ${checkout.total}`,
    !isFree && isSold !== (checkout.state === 'fulfilled') && `is ${checkout.state} after ${charges.length} charges`,
    ['asked', 'open', 'paid'].includes(checkout.state) && !isFree && `is still ${checkout.state}`,
    !areSameIds(
      paid.map(row => row.provider_payment_id),
      charges.map(({ id }) => id),
    ) && `has ${paid.length} payments for ${charges.length} charges`,
    sumOf(paid.map(({ amount }) => amount)) !== charged && 'has other amounts than the provider',
    isSold && purchase?.paid !== charged && `says ${purchase?.paid} paid of ${charged}`,
    !isSold && purchase && !['pending', 'failed'].includes(purchase.state) && `is unpaid, but its purchase ${purchase.state}`,
    !isSold && unlocks.length > 0 && 'has opened something without money',
    isSold && checkout.client_id === null && 'has no client',
  ]
  return faults.flatMap(fault => (fault ? [`${sale.title} ${fault}`] : []))
}

/** The faults in the unlocks of a sale that was paid and is neither refunded nor withdrawn. */
export function faultsOfUnlocks({ title, unlocks }: SaleOnBothSides): string[] {
  const kinds = unlocks
    .filter(({ revoked_at: revokedAt }) => revokedAt === null)
    .map(({ kind }) => kind)
    .toSorted()
  const givenCredits = unlocks.find(({ kind }) => kind === 'credits')?.remaining
  return [
    ...(kinds.join() === unlockKindsOfShop.join() ? [] : [`${title} has opened ${kinds.join(', ') || 'nothing'}`]),
    ...(givenCredits === credits ? [] : [`${title} has given ${givenCredits} credits`]),
  ]
}

/** The faults of the whole story: codes, links and the log. */
export async function faultsOfStory({ within, trouble, states, codeOf }: ShopStory, sales: readonly SaleOnBothSides[]): Promise<string[]> {
  const codes = await within(db =>
    db.many<Row<'discount_codes', 'id' | 'code' | 'uses' | 'uses_at_most'>>(sql`
      select id, code, uses, uses_at_most from discount_codes where code = any(${codeNames.map(codeOf)}::text[])`),
  )
  const isSold = ({ checkout }: SaleOnBothSides) => checkout.state === 'fulfilled'
  const codeFaults = codes.flatMap(({ id, code, uses, uses_at_most: most }) => {
    const used = sales.filter(sale => sale.checkout.discount_code_id === id && isSold(sale)).length
    return [
      ...(used === uses ? [] : [`code ${code} counts ${uses} uses of ${used}`]),
      ...(most !== null && used > most ? [`code ${code} was used ${used} times of ${most}`] : []),
    ]
  })
  const linkIds = sales.filter(isSold).flatMap(({ checkout }) => (checkout.link_id === null ? [] : [checkout.link_id]))
  return [
    ...codeFaults,
    ...(new Set(linkIds).size === linkIds.length ? [] : ['a payment link was paid twice']),
    ...(await states.listForbidden(checkoutTransitions)),
    ...trouble.readFaults(),
  ]
}
