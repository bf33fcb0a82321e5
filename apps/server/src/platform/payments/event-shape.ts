import { z } from 'zod'

const Event = z.object({
  id: z.string().regex(/^evt_[\w-]{1,200}$/),
  type: z.string().min(1).max(255),
  account: z
    .string()
    .regex(/^acct_[\w-]{1,200}$/)
    .optional(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

export interface ReceivedEvent {
  id: string
  type: string
  /** Undefined for events of the key's own account. */
  accountId: string | undefined
  refs: string[]
}

/** Reads what the provider says has happened; undefined for what is no event. */
export function parseEvent(body: Buffer): ReceivedEvent | undefined {
  const { success, data } = Event.safeParse(jsonOf(body))
  if (!success) return undefined
  // an event on the account itself, such as its disconnection, may carry another object
  const ofAccount = data.type.startsWith('account.') && data.account !== undefined ? [data.account] : []
  return { id: data.id, type: data.type, accountId: data.account, refs: [...new Set([...ofAccount, ...refsOf(data.data.object)])] }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

// the fields of checkouts, payments, charges, refunds, disputes, invoices and subscriptions that name each other
const refFields = ['id', 'client_reference_id', 'payment_intent', 'setup_intent', 'subscription', 'charge', 'invoice'] as const
const refShape = /^[\w-]{3,100}$/

/** The ids of the object and of those that it belongs to, and our own reference in its metadata. */
function refsOf(object: Record<string, unknown>): string[] {
  const nested = [
    ['metadata', 'reference'],
    ['payment', 'payment_intent'],
    ['parent', 'subscription_details', 'subscription'],
    ['parent', 'subscription_details', 'metadata', 'reference'],
  ]
  const values = [...refFields.map(field => object[field]), ...nested.map(path => valueAt(object, path))]
  return [...new Set(values.map(idOf).filter(id => id !== undefined))]
}

const valueAt = (object: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), object)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A field holds an id, or the object itself. */
function idOf(value: unknown): string | undefined {
  const id = isObject(value) ? value['id'] : value
  return typeof id === 'string' && refShape.test(id) ? id : undefined
}

// events of these objects can change the state of a row; other events are stored and change nothing
const eventObjects = [
  'checkout.session',
  'payment_intent',
  'setup_intent',
  'charge',
  'refund',
  'invoice',
  'invoice_payment',
  'customer.subscription',
  'subscription_schedule',
  'account',
]

export const isKnownType = (type: string): boolean => eventObjects.some(object => type.startsWith(`${object}.`))
