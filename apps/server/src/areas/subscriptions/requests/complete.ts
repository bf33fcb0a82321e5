import type { WaitingChange } from '@allenio/contract/subscriptions'
import { unpaidRenewal, type RequestDetails } from '@allenio/domain/subscriptions'
import { limitTo, sql, type Database, type WorkspaceDb } from '#platform/db'
import { defineJob, defineSweep, dueInSystem, enqueue, type WorkspaceItem } from '#platform/jobs'
import { AppError } from '#platform/errors'
import type { Log } from '#platform/log'
import { ProviderError, settleRow, usePayments, type PaymentProvider } from '#platform/payments'
import { applyFetched, noteChange } from './apply.ts'
import { requireFigures } from '../changes/change-figures.ts'
import { fetchSubscription, type FetchedSubscription } from './fetched.ts'
import { knownInvoices } from '../payments.ts'
import { lockSubscription } from '../queries.ts'
import { askProvider, closeRequest, readRequests, storeRequest, type ProviderRequest } from './requests.ts'
import { readToSettle } from './settle.ts'
import { notifyOfWaiting } from '../mails/state-notices.ts'
import { isWaiting, openPayUrl, waitingChange } from '../changes/waiting-change.ts'

/** A question together with what is known of the subscription's invoices. */
export interface Intent extends ProviderRequest {
  knownInvoiceIds: string[]
}

export const intentOf = async (db: WorkspaceDb, request: ProviderRequest): Promise<Intent> => ({
  ...request,
  knownInvoiceIds: await knownInvoices(db, request.subscriptionId),
})

/**
 * Asks the provider for what was stored, and then for the subscription as it is now: the answer to a repeated question is the old one.
 * Outside of any transaction.
 */
export async function askAndFetch(intent: Intent, provider: PaymentProvider): Promise<RequestAnswer> {
  const { details } = await requireFigures(intent, provider)
  await askProvider(intent, provider)
  return { ...(await fetchSubscription(provider, intent)), details }
}

/** The subscription after a request, and the request's details with the figures of a change. */
interface RequestAnswer extends FetchedSubscription {
  details: RequestDetails
}

/** Stores the answer: what was asked is done, and the subscription is as the provider says. */
export async function finishRequest(db: WorkspaceDb, { intent, answer }: { intent: Intent; answer: RequestAnswer }): Promise<void> {
  const { id, subscriptionId, kind } = intent
  const { details } = answer
  await lockSubscription(db, subscriptionId)
  if ((await closeRequest(db, id, 'done')) > 0) {
    if (kind === 'cancel') await db.run(sql`update subscriptions set cancelled_by = ${details.by ?? 'you'} where id = ${subscriptionId}`)
    if (kind === 'pause') await db.run(sql`update subscriptions set pause_id = ${details.pauseId ?? null} where id = ${subscriptionId}`)
    if (kind === 'change') {
      const change = waitingChange(details, answer.side)
      await db.run(sql`update subscriptions set change = ${JSON.stringify(change)} where id = ${subscriptionId}`)
      if (change && isWaiting(answer.side)) await noteWaiting(db, { subscriptionId, change, side: answer.side })
    }
  }
  const { isOld, faults } = await applyFetched(db, subscriptionId, answer)
  // an older answer lacks later changes, and a fault is logged where the row is settled: so the row is settled once more
  if (isOld || faults.length > 0) await enqueue(db, settleSubscription, { workspaceId: db.workspaceId, id: subscriptionId })
}

interface Waiting {
  subscriptionId: string
  change: WaitingChange
  side: FetchedSubscription['side']
}

/** A change that waits stands in the history, and its buyer hears of it before it takes effect. */
async function noteWaiting(db: WorkspaceDb, { subscriptionId, change, side }: Waiting): Promise<void> {
  await noteChange(db, subscriptionId, { step: 'scheduled', change })
  const row = await lockSubscription(db, subscriptionId)
  if (row) await notifyOfWaiting(db, row, change, openPayUrl(side))
}

/** Asks for a subscription anew, after the transaction that enqueues it. */
export const settleSubscription = defineJob<{ workspaceId: string; id: string }>({
  name: 'settle subscription',
  parallel: 2,
  handle: (_, row) => settleRow('subscription', row),
})

interface SubscriptionKey {
  workspaceId: string
  subscriptionId: string
}

/** Asks the provider what nobody has waited for, or what a crash has interrupted: one question after the other. */
export const completeRequests = defineJob<SubscriptionKey>({
  name: 'complete subscription requests',
  parallel: 2,
  timeLimitSeconds: 120,
  handle: ({ database, log }, row) => complete(database, log, row),
})

export async function complete(database: Database, log: Log, { workspaceId, subscriptionId }: SubscriptionKey): Promise<void> {
  const provider = usePayments()
  if (!provider) return
  const intents = await database.withWorkspace(workspaceId, 'read', async db => {
    const row = await readToSettle(db, subscriptionId)
    const requests = row ? await readRequests(db, row) : []
    return Promise.all(requests.map(request => intentOf(db, request)))
  })
  for (const intent of intents) {
    try {
      if (await isOutdated(intent, provider)) {
        await refuse(database, intent)
        continue
      }
      const answer = await askAndFetch(intent, provider)
      await database.withWorkspace(workspaceId, 'write', db => finishRequest(db, { intent, answer }))
    } catch (error) {
      // the change costs something else by now, and nobody is there to agree
      if (error instanceof AppError && error.code === 'offer changed') continue
      if (!(error instanceof ProviderError) || !error.isFinal) throw error
      log.error('the provider has refused what a subscription asked for', {
        subscription: subscriptionId,
        kind: intent.kind,
        code: error.code,
      })
      await refuse(database, intent)
    }
  }
}

/**
 * A subscription that was paid meanwhile is not ended as unpaid. One that is over was ended by this very request, whose answer another run
 * or a crash has not stored yet.
 */
async function isOutdated({ kind, details, accountId, providerId }: Intent, provider: PaymentProvider): Promise<boolean> {
  if (kind !== 'cancel' || details.by !== 'unpaid') return false
  const side = await provider.readSubscription(accountId, providerId)
  if (side.endedAt !== null || side.state === 'canceled') return false
  return unpaidRenewal(side, { cancelledBy: null, settlingInvoiceIds: [] }) === null
}

async function refuse(database: Database, { workspaceId, id, subscriptionId }: Intent): Promise<void> {
  await database.withWorkspace(workspaceId, 'write', async db => {
    await closeRequest(db, id, 'refused')
    await enqueue(db, settleSubscription, { workspaceId, id: subscriptionId })
  })
}

/** Stores a question that nobody waits for, and lets a job ask it. A question of the same kind that is open already stands. */
export async function requestLater(db: WorkspaceDb, subscriptionId: string, request: Parameters<typeof storeRequest>[2]): Promise<void> {
  const row = await lockSubscription(db, subscriptionId)
  if (!row || row.provider_id === null || row.ended_at !== null) return
  const open = await readRequests(db, row)
  if (!open.some(({ kind }) => kind === request.kind)) await storeRequest(db, row, { ...request, isLater: true })
  await enqueue(db, completeRequests, { workspaceId: db.workspaceId, subscriptionId })
}

/** Questions that a crash, or a provider that was away, has left open. */
export const sweepRequests = defineSweep({
  name: 'sweep subscription requests',
  cron: '*/5 * * * *',
  parts: () => [
    dueInSystem<WorkspaceItem>({
      list: (db, { isNext, limit }) =>
        db.many<WorkspaceItem>(sql`
          select distinct q.workspace_id, q.subscription_id as id from subscription_requests q
          where q.state = 'asked' and q.kind <> 'card' and q.tried_at < now() - interval '2 minutes'
            and ${isNext(sql`q.workspace_id`, sql`q.subscription_id`)} order by 1, 2 ${limitTo(limit)}`),
      treat: async (db, items) => {
        for (const { workspace_id: workspaceId, id: subscriptionId } of items) {
          await enqueue(db, completeRequests, { workspaceId, subscriptionId }, { singletonKey: subscriptionId })
        }
      },
      atOnce: 50,
    }),
  ],
})
