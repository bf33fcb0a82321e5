import type { Endpoint, ParsedInput } from '@allenio/contract'
import * as contract from '@allenio/contract/payments'
import { changeProfile } from '#areas/business'
import { audit } from '#platform/audit'
import { sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { bind, bindInSteps, type Binding, type WorkspaceCall } from '#platform/http'
import { enqueue } from '#platform/jobs'
import { installedPayments, ownAccount, requirePayments } from '#platform/payments'
import { readActivePlan } from './active-plan.ts'
import { billingOf, numberToCheck, storeVatCheck, type NumberToCheck } from './billing-profile.ts'
import { askPreview, presentPreview } from './changes/preview.ts'
import { judgeWish, requirePaidPlan } from './changes/judge.ts'
import { runChange, type ChangeOutcome } from './changes/run.ts'
import { findScheduled, scheduledTerms, storeChange, type ChangeIntent } from './changes/store.ts'
import { askCheckout } from './checkouts/ask.ts'
import { beginCard, beginPurchase } from './checkouts/start.ts'
import { findCheckout } from './checkouts/queries.ts'
import { listPayments } from './history.ts'
import { readOffers } from './offers.ts'
import { openPage } from './session-page.ts'
import { syncBilling } from './billing-sync.ts'
import { askVies } from './vies.ts'

type Answer = typeof contract.getActivePlan.output
type Begin<Input> = (call: WorkspaceCall, input: Input) => Promise<ChangeIntent | null>

const contextOf = () => {
  const { database, log } = installedPayments()
  return { database, log, provider: requirePayments() }
}

async function askChange(intent: ChangeIntent | null): Promise<ChangeOutcome> {
  // the twin of this call runs the steps, and this answer shows how far it has come
  if (intent === null || intent.isRunByOther) return { kind: 'waits' }
  return runChange(contextOf(), intent)
}

/** A call that changes the plan in steps at the provider, and answers how it is then. */
const bindChange = <I extends Endpoint['input']>(endpoint: Endpoint<I, Answer>, begin: Begin<ParsedInput<Endpoint<I, Answer>>>): Binding =>
  bindInSteps(endpoint, {
    begin,
    ask: askChange,
    async finish({ db }, { answer }) {
      if (answer.kind === 'differs') throw new AppError('plan preview changed', { data: { preview: answer.preview } })
      if (answer.kind === 'card refused') throw new AppError('card refused')
      return { active_plan: await readActivePlan(db) }
    },
  })

const nothingShown = { prorationDate: null, total: 0, reason: '', wanted: null }

const bindBilling = <E extends typeof contract.getBillingProfile | typeof contract.updateBillingProfile>(
  endpoint: E,
  begin: (call: WorkspaceCall, input: ParsedInput<E>) => Promise<void>,
): Binding =>
  bindInSteps(endpoint as Endpoint, {
    async begin(call, input): Promise<NumberToCheck | null> {
      await begin(call, input as ParsedInput<E>)
      return numberToCheck(await billingOf(call.db))
    },
    ask: async number => number && { number, answer: await askVies(number) },
    async finish({ db }, { answer }) {
      if (answer) await storeVatCheck(db, answer.number, answer.answer)
      // the provider's invoices follow what was written, and what VIES has answered
      if (answer || endpoint.method === 'PUT') {
        await enqueue(db, syncBilling, { workspaceId: db.workspaceId }, { singletonKey: db.workspaceId })
      }
      return billingOf(db)
    },
  })

async function findInvoice(db: WorkspaceDb, id: string) {
  const row = await db.maybeOne<NotNull<Row<'plan_payments', 'provider_invoice_id'>>>(sql`
    select provider_invoice_id from plan_payments where id = ${id} and provider = ${requirePayments().name}`)
  return found(row).provider_invoice_id
}

export const paymentsBindings: readonly Binding[] = [
  bind(contract.listPlans, ({ db }) => readOffers(db)),

  bind(contract.getActivePlan, async ({ db }) => ({ active_plan: await readActivePlan(db) })),

  bindBilling(contract.getBillingProfile, async () => {}),
  bindBilling(contract.updateBillingProfile, ({ db, actor }, changes) => changeProfile(db, actor, changes)),

  bindInSteps(contract.purchasePlan, {
    begin: ({ db, actor }, input) => beginPurchase(db, actor, input),
    ask: askCheckout,
    async finish({ db }, { intent, answer }) {
      const row = await findCheckout(db, intent.checkoutId)
      return { ...openPage(answer), chargedAt: row?.starts_at ?? null }
    },
  }),

  bindInSteps(contract.changePlanCard, {
    begin: ({ db, actor }, { from }) => beginCard(db, actor, from),
    ask: askCheckout,
    finish: (_, { answer }) => openPage(answer),
  }),

  bindInSteps(contract.previewPlanChange, {
    begin: ({ db }, wish) => judgeWish(db, wish),
    ask: facts => askPreview(contextOf(), facts, null),
    finish: (_, { intent, answer }) => presentPreview(intent, answer),
  }),

  bindChange(contract.changePlan, async ({ db, actor }, { tier, period, at, prorationDate, total }) => {
    const { change, wanted } = await judgeWish(db, { tier, period, at })
    const { now, steps } = change
    // nothing is due later than now, whatever was sent
    const preview = now === null ? { prorationDate: null, total: 0 } : { prorationDate, total }
    await audit(db, { personId: actor.personId, action: 'change plan', details: { tier, period, at: change.at } })
    return storeChange(db, { kind: 'change', wanted, steps, ...preview, reason: '', authorId: actor.membershipId })
  }),

  bindChange(contract.cancelPlan, async ({ db, actor }, { reason = '' }) => {
    const row = await requirePaidPlan(db)
    if (row.state === 'ending') return null
    const scheduled = scheduledTerms(await findScheduled(db))
    const steps = [
      ...(scheduled ? [{ kind: 'release' as const, undoneBy: scheduled }] : []),
      // an unpaid plan ends at once
      { kind: 'cancel' as const, isNow: row.state === 'overdue' || row.state === 'paused' },
    ]
    await audit(db, { personId: actor.personId, action: 'cancel plan' })
    return storeChange(db, { ...nothingShown, kind: 'cancel', steps, reason, authorId: actor.membershipId })
  }),

  bindChange(contract.resumePlan, async ({ db, actor }) => {
    const row = await requirePaidPlan(db)
    if (row.state !== 'ending') throw new AppError('plan not cancelled')
    await audit(db, { personId: actor.personId, action: 'resume plan' })
    return storeChange(db, { ...nothingShown, kind: 'resume', steps: [{ kind: 'keep' }], authorId: actor.membershipId })
  }),

  bindChange(contract.releasePlanChange, async ({ db, actor }) => {
    await requirePaidPlan(db)
    const scheduled = scheduledTerms(await findScheduled(db))
    if (!scheduled) throw new AppError('no plan change waits')
    await audit(db, { personId: actor.personId, action: 'release plan change' })
    const steps = [{ kind: 'release' as const, undoneBy: scheduled }]
    return storeChange(db, { ...nothingShown, kind: 'release', steps, authorId: actor.membershipId })
  }),

  bind(contract.listPlanPayments, ({ db, request }, { page }) => listPayments(db, page, request.language)),

  bindInSteps(contract.getPlanDocument, {
    begin: ({ db }, { id }) => findInvoice(db, id),
    ask: invoiceId => requirePayments().readInvoice(ownAccount, invoiceId),
    finish: (_, { answer: { documentUrl, pdfUrl } }) => ({ url: documentUrl, pdfUrl }),
  }),
]
