import type { Endpoint, ParsedInput } from '@allenio/contract'
import * as contract from '@allenio/contract/subscriptions'
import { reachClient, readClientSettings } from '#areas/clients'
import { declareWithdrawal } from '#areas/purchases'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { bind, bindInSteps, type Binding } from '#platform/http'
import { requirePayments } from '#platform/payments'
import { askCard, beginCard, storeCard } from './cards/card-page.ts'
import { commitChange, requireChange } from './changes/changes.ts'
import { figuresOf } from './changes/change-figures.ts'
import { askAndFetch, finishRequest, intentOf, type Intent } from './requests/complete.ts'
import { readDetail } from './detail.ts'
import { listEndingWith } from './ends.ts'
import { listLedger, readPage } from './list.ts'
import { readSubscription } from './present.ts'
import { reachSubscription, reachSubscriptionToChange, type SubscriptionRow } from './queries.ts'
import { closeRequest, providerChange, storeRequest, type NewRequest } from './requests/requests.ts'
import { readWithdrawal } from './withdrawal.ts'

interface JudgedCall<Input> {
  db: WorkspaceDb
  actor: Actor
  row: SubscriptionRow
  input: Input
}

/** Judges a call on the locked subscription: what is to be asked of the provider, or null where it is so already. */
type Judge<Input> = (call: JudgedCall<Input>) => Promise<Omit<NewRequest, 'authorId'> | null>

type ById = (typeof contract.keepSubscription)['input']

/** A call that asks the provider for a change of one subscription, and answers how it is then. */
const bindRequest = <I extends ById>(
  endpoint: Endpoint<I, typeof contract.Subscription>,
  judge: Judge<ParsedInput<Endpoint<I, typeof contract.Subscription>>>,
): Binding =>
  bindInSteps(endpoint, {
    async begin({ db, actor }, input): Promise<Intent | null> {
      const row = await reachSubscriptionToChange(db, actor, input.id)
      const request = await judge({ db, actor, row, input })
      if (request === null) return null
      const { kind } = request
      await audit(db, {
        personId: actor.personId,
        action: `${kind} subscription`,
        subjectId: row.id,
        details: { at: request.details?.at ?? null },
      })
      return intentOf(db, await storeRequest(db, row, { ...request, authorId: actor.membershipId }))
    },
    ask: async intent => intent && askAndFetch(intent, requirePayments()),
    async finish({ db, actor }, { intent, answer, input }) {
      if (intent && answer) await finishRequest(db, { intent, answer })
      return readSubscription(db, actor, input.id)
    },
    async refused({ db }, { intent }) {
      if (intent) await closeRequest(db, intent.id, 'refused')
    },
  })

function refuseOver({ ended_at, provider_id }: SubscriptionRow): void {
  if (ended_at !== null || provider_id === null) throw new AppError('subscription over')
}

async function requireMayRest(db: WorkspaceDb, actor: Actor): Promise<void> {
  if (actor.role === 'client' && !(await readClientSettings(db)).mayPauseSubscription) throw new AppError('pause not allowed')
}

export const subscriptionBindings: readonly Binding[] = [
  bind(contract.listSubscriptions, ({ db, actor }, query) => listLedger(db, actor, query)),

  bind(contract.listClientSubscriptions, async ({ db, actor }, { id, page }) => {
    const client = await reachClient(db, actor, id)
    return readPage(db, actor, { condition: sql`s.client_id = ${client.id}`, page })
  }),

  bind(contract.getSubscription, ({ db, actor }, { id }) => readDetail(db, actor, id)),

  bind(contract.listEndingSubscriptions, async ({ db, actor }, { clientIds }) => ({ clients: await listEndingWith(db, actor, clientIds) })),

  bindRequest(contract.cancelSubscription, async ({ actor, row, input: { at } }) => {
    if (at === 'now' && actor.role !== 'admin') throw new AppError('only you end at once')
    if (row.ended_at !== null) return null
    refuseOver(row)
    // before the first payment there is no period that could be lived to its end
    const isAtOnce = at === 'now' || row.state === 'pending' || row.state === 'in progress'
    if (!isAtOnce && row.ends_at !== null) return null
    const by = actor.role === 'client' ? 'user' : 'you'
    return { kind: 'cancel', details: { at: isAtOnce ? 'now' : 'period end', by } }
  }),

  bindRequest(contract.keepSubscription, async ({ actor, row }) => {
    refuseOver(row)
    const isTheirs = actor.role === 'admin' || row.cancelled_by === 'user'
    if (row.ends_at === null || !isTheirs) throw new AppError('subscription not cancelled')
    return { kind: 'keep' }
  }),

  bindRequest(contract.pauseSubscription, async ({ db, actor, row }) => {
    await requireMayRest(db, actor)
    refuseOver(row)
    if (row.state === 'paused') throw new AppError('subscription already paused')
    if (row.unpaid_since !== null) throw new AppError('subscription unpaid')
    if (row.state !== 'active' || row.ends_at !== null) throw new AppError('subscription not running')
    return { kind: 'pause' }
  }),

  bindRequest(contract.resumeSubscription, async ({ db, actor, row }) => {
    await requireMayRest(db, actor)
    refuseOver(row)
    if (row.state !== 'paused') throw new AppError('subscription not paused')
    return { kind: 'resume' }
  }),

  bindRequest(contract.releaseSubscriptionChange, async ({ row }) => {
    refuseOver(row)
    if (row.change === null) throw new AppError('no change waits')
    return { kind: 'release' }
  }),

  bindRequest(contract.changeSubscription, async ({ db, row, input: { amountSeen, dueNowSeen, balanceSeen, prorationDate, ...wish } }) => {
    const details = await requireChange(db, row, wish)
    await commitChange(db, row, details, amountSeen)
    return { kind: 'change', details: { ...details, seen: { dueNow: dueNowSeen, balance: balanceSeen, prorationDate } } }
  }),

  bindInSteps(contract.previewSubscriptionChange, {
    async begin({ db, actor }, { id, ...wish }) {
      const row = await reachSubscription(db, actor, id)
      const details = await requireChange(db, row, wish)
      return { accountId: row.account_id ?? '', providerId: row.provider_id ?? '', details }
    },
    ask: ({ accountId, providerId, details }) => requirePayments().previewChange(accountId, providerId, providerChange(details)),
    finish: (_, { intent, answer }) => ({
      ...figuresOf(answer),
      currency: answer.currency,
      prorationDate: answer.prorationDate,
      amountSeen: intent.details.change?.amount ?? 0,
    }),
  }),

  bindInSteps(contract.changeSubscriptionCard, {
    async begin({ db, actor }, { id }) {
      const row = await reachSubscriptionToChange(db, actor, id)
      refuseOver(row)
      if (row.amount === 0) throw new AppError('no card needed')
      return beginCard(db, actor, row)
    },
    ask: intent => askCard(intent, requirePayments()),
    async finish({ db }, { intent, answer }) {
      await storeCard(db, intent, answer)
      return { url: answer.url }
    },
  }),

  bind(contract.withdrawSubscription, async ({ db, actor }, { id }) => {
    const row = await reachSubscription(db, actor, id)
    await declareWithdrawal(db, row.id)
    const after = await reachSubscription(db, actor, id)
    return { subscription: await readSubscription(db, actor, id), withdrawal: await readWithdrawal(db, after) }
  }),
]
