import type { PaymentMethod, PurchaseState } from '@allenio/contract/purchases'
import { addDays, momentOf, romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { lastDayOf } from '@allenio/domain/purchases'
import { findOffer, listPackageIds, markSold, type Offer } from '#areas/packages'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { enqueue } from '#platform/jobs'
import { demoAccountId, fillTestProvider, paidState, type DemoPayment } from '#platform/payments'
import type { FillDemoRecords } from '#platform/demo'

type OpenOffer = Extract<Offer, { isOffered: true }>
type Buyer = Pick<Row<'clients'>, 'id' | 'first_name' | 'last_name' | 'email' | 'language'>

interface DemoSale {
  daysAgo: number
  method: PaymentMethod
  state?: PurchaseState
  refunded?: number
  isWithdrawn?: boolean
  isDisputed?: boolean
}

// the last ones are what a professional has to see to
const special: readonly DemoSale[] = [
  { daysAgo: 3, method: 'card', isWithdrawn: true },
  { daysAgo: 6, method: 'card', state: 'disputed', isDisputed: true },
  { daysAgo: 2, method: 'card', state: 'failed' },
  { daysAgo: 25, method: 'card', state: 'partly refunded', refunded: 6_000 },
]

const methods: readonly PaymentMethod[] = ['card', 'card', 'transfer', 'card', 'cash', 'terminal']

const salesOf = (): DemoSale[] => [
  ...Array.from({ length: 26 }, (_, at): DemoSale => ({ daysAgo: 190 - at * 7, method: methods[at % methods.length] ?? 'card' })),
  ...special,
]

/** Thirty sales over the last months: paid by card, in cash or by bank, one of each kind that asks for something. */
export const fillDemoSales: FillDemoRecords = async (db, clients) => {
  const offers: OpenOffer[] = []
  for (const id of await listPackageIds(db)) {
    const offer = await findOffer(db, id)
    if (offer.isOffered && offer.version.billingModel === 'ONE_TIME_PAYMENT') offers.push(offer)
  }
  const buyers = await readBuyers(
    db,
    clients.map(({ id }) => id),
  )
  const [offer] = offers
  const payments: DemoPayment[] = []
  if (!offer || buyers.length === 0) return
  await markSold(db, offer.version.id)
  for (const [at, sale] of salesOf()
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .entries()) {
    const buyer = buyers[(at * 3) % buyers.length]
    if (buyer) payments.push(...(await insertSale(db, { offer, buyer, sale, number: at + 1 })))
  }
  await enqueue(db, fillTestProvider, { accountId: demoAccountId(db.workspaceId), subscriptions: [], payments })
}

const readBuyers = (db: WorkspaceDb, ids: readonly string[]) =>
  db.many<Buyer>(sql`
  select id, first_name, last_name, email, language from clients
  where id = any(${[...ids]}::uuid[]) and status = 'active' and deleted_at is null and source <> 'sample' order by created_at, id`)

interface WrittenSale {
  offer: OpenOffer
  buyer: Buyer
  sale: DemoSale
  number: number
}

/** Answers what the provider has of a sale that was paid by card. */
async function insertSale(db: WorkspaceDb, { offer, buyer, sale, number }: WrittenSale): Promise<DemoPayment[]> {
  const { version } = offer
  const { daysAgo, method, state = 'paid', refunded = 0, isWithdrawn = false, isDisputed = false } = sale
  const [id, paymentId, refundId] = [newId(), newId(), newId()]
  const paidId = `pi_test_${paymentId.replaceAll('-', '')}`
  const day = addDays(romeDay(), -daysAgo)
  const name = `${buyer.first_name} ${buyer.last_name}`.trim()
  const isPaid = state !== 'failed'
  const isByCard = method === 'card' && isPaid
  const card = method === 'card' ? { brand: 'visa', last4: '4242', expires: '08/2029' } : null
  const paidAmount = isPaid ? version.price : 0
  const at = new Date(Math.min(Date.now(), momentOf(day, '11:00', 'Europe/Rome'))).toISOString()
  await db.run(sql`
    insert into checkouts (id, package_id, version_id, state, source, client_id, email, email_key, first_name, last_name, language, amount,
      total, currency, expires_at, paid_at, fulfilled_at, created_at)
    values (${id}, ${offer.package.id}, ${version.id}, ${isPaid ? 'fulfilled' : 'failed'}, ${method === 'card' ? 'page' : 'hand'},
      ${buyer.id}, ${buyer.email ?? ''}, lower(${buyer.email ?? ''}), ${buyer.first_name}, ${buyer.last_name}, ${buyer.language},
      ${version.price}, ${version.price}, ${version.currency}, ${at}, case when ${isPaid} then ${at}::timestamptz end,
      case when ${isPaid} then ${at}::timestamptz end, ${at})`)
  await db.run(sql`
    insert into purchases (id, package_id, version_id, checkout_id, client_id, buyer_name, buyer_email, state, method, amount, currency,
      paid, refunded, access_until, withdrawn_at, created_at)
    values (${id}, ${offer.package.id}, ${version.id}, ${id}, ${buyer.id}, ${name}, ${buyer.email ?? ''}, ${state}, ${method},
      ${version.price}, ${version.currency}, ${paidAmount}, ${refunded}, ${lastDayOf(version, day)}::date,
      case when ${isWithdrawn} then ${at}::timestamptz + interval '1 day' end, ${at})`)
  await db.run(sql`
    insert into payments (id, number, purchase_id, client_id, buyer_name, buyer_email, title, state, method, amount, currency, fee,
      refunded, paid_at, card, provider, account_id, provider_payment_id, created_at)
    values (${paymentId}, ${number}, ${id}, ${buyer.id}, ${name}, ${buyer.email ?? ''}, ${offer.package.name},
      ${isPaid ? 'paid' : 'failed'}, ${method}, ${version.price}, ${version.currency},
      ${isByCard ? Math.round(version.price * 0.015) + 25 : null}, ${refunded},
      case when ${isPaid} then ${at}::timestamptz end,
      ${card && JSON.stringify(card)}::jsonb, ${isByCard ? 'test' : null}, ${isByCard ? demoAccountId(db.workspaceId) : null},
      ${isByCard ? paidId : null}, ${at})`)
  if (refunded > 0) {
    await db.run(sql`
      insert into refunds (id, payment_id, amount, state, reason, created_at)
      values (${refundId}, ${paymentId}, ${refunded}, 'paid', 'Una settimana di malattia', ${at}::timestamptz + interval '5 days')`)
  }
  if (isDisputed) {
    await db.run(sql`
      insert into disputes (id, payment_id, provider_id, amount, state, reason, due_at, created_at)
      values (${newId()}, ${paymentId}, ${`demo ${id}`}, ${version.price}, 'open', 'fraudulent', now() + interval '9 days',
        ${at}::timestamptz + interval '2 days')`)
  }
  if (!isByCard) return []
  const paid = paidState({ id: paidId, amount: version.price, currency: version.currency, paidAt: at, card })
  const refund = {
    id: `re_test_${refundId.replaceAll('-', '')}`,
    reference: refundId,
    amount: refunded,
    status: 'succeeded',
    createdAt: at,
  } as const
  const dueAt = new Date(Date.now() + 9 * 86_400_000).toISOString()
  const dispute = { id: `demo ${id}`, amount: version.price, status: 'open', reason: 'fraudulent', dueAt, createdAt: at } as const
  const returns = { refunded, refunds: refunded > 0 ? [refund] : [], disputes: isDisputed ? [dispute] : [] }
  return [{ name: offer.package.name, reference: id, state: { ...paid, ...returns } }]
}
