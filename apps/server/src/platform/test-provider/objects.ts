import { createHash, randomBytes } from 'node:crypto'
import { sql, type Row, type SystemDb } from '#platform/db'
import {
  ProviderError,
  type AccountState,
  type CheckoutState,
  type Discount,
  type NewAccount,
  type NewCheckout,
  type PaymentState,
  type SubscriptionChange,
  type SubscriptionState,
} from '#platform/payments'

/** How a card behaves. `pays once` is refused from the first renewal on; `settles later` is a bank that needs days. */
export const testCards = ['pays', 'pays once', 'fails soft', 'fails hard', 'asks', 'settles later'] as const
export type TestCard = (typeof testCards)[number]

export interface TestAccount {
  state: AccountState
  account: NewAccount
  returnUrl: string
  /** While it holds events, they are made and wait to be sent. */
  holdsEvents: boolean
}

export interface TestCheckout {
  state: CheckoutState
  order: NewCheckout
  /** The card of a finished checkout. */
  card: TestCard | null
}

export interface TestPayment {
  state: PaymentState
  card: TestCard
  reference: string
  name: string
  checkoutId: string | null
  subscriptionId: string | null
}

export interface TestSubscription {
  state: SubscriptionState
  name: string
  card: TestCard
  discount: Discount | null
  /** The clock of this subscription, which jumps from renewal to renewal. */
  now: string
  anchorDay: number
  installments: { count: number } | null
  /** A change that waits for the end of the period. */
  nextChange: SubscriptionChange | null
  /** A change that waits for its payment. */
  unpaidChange: { change: SubscriptionChange; invoiceId: string } | null
  pausedState: SubscriptionState['state'] | null
}

export interface TestEvent {
  type: string
  body: string
  status: 'waiting' | 'held' | 'sent'
  sentTimes: number
}

interface Kinds {
  account: TestAccount
  checkout: TestCheckout
  payment: TestPayment
  subscription: TestSubscription
  event: TestEvent
}
export type Kind = keyof Kinds

export interface StoredObject<K extends Kind> {
  id: string
  accountId: string
  object: Kinds[K]
  createdAt: string
}

const prefixes = { account: 'acct', checkout: 'cs', payment: 'pi', subscription: 'sub', event: 'evt' } as const satisfies Record<
  Kind,
  string
>

export const newObjectId = (prefix: string): string => `${prefix}_test_${randomBytes(9).toString('hex')}`

type ObjectRow = Row<'test_payment_objects', 'id' | 'account_id' | 'created_at'> & { object: unknown }

const storedOf = <K extends Kind>({ id, account_id: accountId, object, created_at: createdAt }: ObjectRow): StoredObject<K> => ({
  id,
  accountId,
  object: object as Kinds[K], // written below alone
  createdAt,
})

interface NewObject<K extends Kind> {
  accountId: string
  make: (id: string) => Kinds[K]
}

export async function addObject<K extends Kind>(db: SystemDb, kind: K, { accountId, make }: NewObject<K>): Promise<StoredObject<K>> {
  const id = newObjectId(prefixes[kind])
  const row = await db.one<ObjectRow>(sql`
    insert into test_payment_objects (id, kind, account_id, object)
    values (${id}, ${kind}, ${kind === 'account' ? id : accountId}, ${JSON.stringify(make(id))})
    returning id, account_id, object, created_at`)
  return storedOf(row)
}

/** Locks the object. An object of another account is unknown to this one, as everywhere. */
export async function takeObject<K extends Kind>(
  db: SystemDb,
  kind: K,
  { id, accountId }: { id: string; accountId?: string | undefined },
): Promise<StoredObject<K>> {
  const row = await db.maybeOne<ObjectRow>(sql`
    select id, account_id, object, created_at from test_payment_objects
    where id = ${id} and kind = ${kind} and (${accountId ?? null}::text is null or account_id = ${accountId ?? null}) for update`)
  if (!row) throw new ProviderError('resource missing', true)
  return storedOf(row)
}

export const saveObject = <K extends Kind>(db: SystemDb, { id, object }: Pick<StoredObject<K>, 'id' | 'object'>): Promise<number> =>
  db.run(sql`update test_payment_objects set object = ${JSON.stringify(object)} where id = ${id}`)

export async function listObjects<K extends Kind>(db: SystemDb, kind: K, filter: { accountId?: string; limit?: number } = {}) {
  const rows = await db.many<ObjectRow>(sql`
    select id, account_id, object, created_at from test_payment_objects
    where kind = ${kind} and (${filter.accountId ?? null}::text is null or account_id = ${filter.accountId ?? null})
    order by place desc limit ${filter.limit ?? 100}`)
  return rows.map(row => storedOf<K>(row))
}

interface Answer {
  operation: string
  request: string
  result: unknown
}

interface AnswerRow {
  object: Answer
}

const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('hex')

/** Does the work once for each key, and answers a repetition alike. A key with another request is refused. */
export async function onceForKey<T>(
  db: SystemDb,
  { key, operation, request }: { key: string; operation: string; request: unknown },
  work: () => Promise<T>,
): Promise<T> {
  if (key === '') throw new ProviderError('idempotency key missing', true)
  const id = `key ${key}`
  const count = await db.run(sql`
    insert into test_payment_objects (id, kind, account_id, object) values (${id}, 'answer', '', '{}') on conflict (id) do nothing`)
  if (count === 0) {
    const row = await db.one<AnswerRow>(sql`select object from test_payment_objects where id = ${id}`)
    if (row.object.operation !== operation || row.object.request !== hashOf(request)) throw new ProviderError('idempotency error', true)
    return row.object.result as T // stored below by the same operation
  }
  const result = await work()
  const answer: Answer = { operation, request: hashOf(request), result }
  await db.run(sql`update test_payment_objects set object = ${JSON.stringify(answer)} where id = ${id}`)
  return result
}
