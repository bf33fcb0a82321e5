import { sql, type Database, type Row, type SystemDb } from '#platform/db'
import { defineJob, enqueue, type AnyJob } from '#platform/jobs'
import { ownAccount } from '#platform/payments'
import { signEvent } from '#platform/payments'
import {
  addObject,
  saveObject,
  takeObject,
  type StoredObject,
  type TestCheckout,
  type TestPayment,
  type TestSubscription,
} from './objects.ts'

/** Posts a signed event to one of our own routes, and answers the status. */
export type PostEvent = (path: string, body: string, signature: string) => Promise<number>

let installed: { post: PostEvent; secret: string } | undefined

export const installEventPost = (kit: { post: PostEvent; secret: string }): void => {
  installed = kit
}

/** Makes an event in the provider's words, which is sent after the commit. */
export async function tell(db: SystemDb, accountId: string, type: string, object: Record<string, unknown>): Promise<void> {
  const account = accountId === ownAccount ? undefined : await takeObject(db, 'account', { id: accountId })
  const isHeld = account?.object.holdsEvents ?? false
  const event = await addObject(db, 'event', {
    accountId,
    make: id => ({
      type,
      status: isHeld ? 'held' : 'waiting',
      sentTimes: 0,
      body: JSON.stringify({
        id,
        object: 'event',
        api_version: 'test',
        created: Math.floor(Date.now() / 1000),
        livemode: false,
        type,
        ...(account && { account: accountId }),
        data: { object },
      }),
    }),
  })
  if (!isHeld) await enqueue(db, sendEventJob, { id: event.id })
}

const sendEventJob = defineJob<{ id: string }>({
  name: 'send test payment event',
  retry: { limit: 5, delaySeconds: 2, longestDelaySeconds: 60 },
  parallel: 2,
  timeLimitSeconds: 60,
  handle: ({ database }, { id }) => sendEvent(database, id),
})

export const testEventJobs: readonly AnyJob[] = [sendEventJob]

/** Sends an event, again if it was sent before. */
export async function sendEvent(database: Database, id: string): Promise<void> {
  if (!installed) return
  const event = await database.withSystem('write', async db => {
    const storedEvent = await takeObject(db, 'event', { id })
    const object = { ...storedEvent.object, status: 'sent' as const, sentTimes: storedEvent.object.sentTimes + 1 }
    await saveObject<'event'>(db, { id, object })
    return storedEvent
  })
  const route = event.accountId === ownAccount ? 'account' : 'connected'
  const { body } = event.object
  const status = await installed.post(`/payments/webhooks/${route}`, body, signEvent(body, installed.secret))
  if (status === 200) return
  await database.withSystem('write', db => saveObject<'event'>(db, { id, object: { ...event.object, status: 'waiting' } }))
  throw new Error(`the webhook route answered ${status}`)
}

export const waitingEvents = async (db: SystemDb, accountId?: string): Promise<string[]> => {
  const rows = await db.many<Row<'test_payment_objects', 'id'>>(sql`
    select id from test_payment_objects where kind = 'event' and object ->> 'status' = 'waiting'
      and (${accountId ?? null}::text is null or account_id = ${accountId ?? null}) order by place`)
  return rows.map(({ id }) => id)
}

// objects of events, as far as the events engine reads them

export const accountObject = ({ id }: StoredObject<'account'>) => ({ id, object: 'account' })

export const checkoutObject = ({ id, object }: { id: string; object: TestCheckout }) => ({
  id,
  object: 'checkout.session',
  client_reference_id: object.state.reference,
  payment_intent: object.state.paymentId,
  subscription: object.state.subscriptionId,
})

export const paymentObject = ({ id, object }: { id: string; object: TestPayment }) => ({
  id,
  object: 'payment_intent',
  metadata: { reference: object.reference },
})

export const chargeObject = (payment: { id: string; object: TestPayment }) => ({
  id: payment.id.replace(/^pi_/, 'ch_'),
  object: 'charge',
  payment_intent: payment.id,
  metadata: { reference: payment.object.reference },
})

export const subscriptionObject = ({ id, object }: { id: string; object: TestSubscription }) => ({
  id,
  object: 'subscription',
  metadata: { reference: object.state.reference },
})

export const invoiceObject = (id: string, subscription: { id: string; object: TestSubscription }) => ({
  id,
  object: 'invoice',
  parent: {
    type: 'subscription_details',
    subscription_details: { subscription: subscription.id, metadata: { reference: subscription.object.state.reference } },
  },
})
