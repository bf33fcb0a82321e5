import type { PlanChangePreview } from '@allenio/contract/payments'
import { isSameTerms, scheduledBy, termsAfter, type StoredPlanStep } from '@allenio/domain/plan'
import { findPlan } from '#areas/plan'
import { sql, type WorkspaceDb } from '#platform/db'
import { ownAccount, ProviderError, type SettleContext, type SubscriptionState } from '#platform/payments'
import { notifyOfReleased, notifyOfScheduled } from '../news.ts'
import { fetchPlan } from '../picture/fetched.ts'
import { settlePlan } from '../picture/settle.ts'
import { askPreview, presentPreview, providerChange } from './preview.ts'
import { factsOfChange } from './judge.ts'
import { closeChange, markStep, setChangeState, type ChangeRow } from './store.ts'

interface ChangeKey {
  workspaceId: string
  changeId: string
}

/** How a change went; with another price than was shown, nothing was asked. */
export type ChangeOutcome = { kind: 'done' | 'waits' | 'card refused' } | { kind: 'differs'; preview: PlanChangePreview }

/** Runs the steps of a change that are left, each once, however often and after whatever crash it is called. Outside of transactions. */
export async function runChange(context: SettleContext, key: ChangeKey): Promise<ChangeOutcome> {
  const within = <T>(work: (db: WorkspaceDb) => Promise<T>) => context.database.withWorkspace(key.workspaceId, 'write', work)
  const loaded = await within(async db => {
    const row = await db.maybeOne<ChangeRow>(sql`select * from plan_changes where id = ${key.changeId}`)
    await db.run(sql`update plan_changes set tried_at = now() where id = ${key.changeId}`)
    const plan = await findPlan(db, key.workspaceId)
    return { row, providerId: plan?.provider_id ?? null }
  })
  const { row, providerId } = loaded
  if (!row || providerId === null) return { kind: 'done' }
  const run: Run = { ...context, row, providerId, workspaceId: key.workspaceId, within }
  if (row.state === 'undoing') return undo(run)
  if (row.state !== 'asked') return { kind: row.state === 'unconfirmed' ? 'waits' : row.state === 'refused' ? 'card refused' : 'done' }
  return doSteps(run)
}

interface Run extends SettleContext {
  row: ChangeRow
  providerId: string
  workspaceId: string
  within: <T>(work: (db: WorkspaceDb) => Promise<T>) => Promise<T>
}

async function doSteps(run: Run): Promise<ChangeOutcome> {
  const { row, within, provider, providerId } = run
  const other = await comparePreview(run)
  if (other) {
    await within(db => closeChange(db, row.id, { state: 'refused', refusal: 'preview changed' }))
    return { kind: 'differs', preview: other }
  }
  let current = row
  let side: SubscriptionState | undefined
  for (const [at, step] of row.steps.entries()) {
    if (step.state === 'done') continue
    try {
      side = await askStep(run, step)
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.isFinal) throw error
      return refuse({ ...run, row: current }, error.code)
    }
    if (step.kind === 'update' && side.changeExpiresAt !== null) return awaitPayment({ ...run, row: current }, side)
    current = await within(async db => {
      await markStep(db, current, at, 'done')
      return db.one<ChangeRow>(sql`select * from plan_changes where id = ${row.id}`)
    })
  }
  await settle(run)
  const waits = row.steps.some(({ kind }) => kind === 'schedule')
  const { change, periodEnd, taxPercent: percent } = side ?? (await provider.readSubscription(ownAccount, providerId))
  const scheduledAt = waits ? (change?.at ?? periodEnd) : null
  const terms = scheduledBy(row.steps)
  await within(async db => {
    const isClosed = await closeChange(db, row.id, { state: waits ? 'scheduled' : 'done', scheduledAt })
    if (isClosed && terms && scheduledAt !== null) await notifyOfScheduled(db, { id: row.id, terms, at: scheduledAt, percent })
    if (isClosed && row.kind === 'release') await notifyOfReleased(db, { id: row.id, percent })
  })
  return { kind: 'done' }
}

/** The plan's row has to tell what was done before the change is closed, or the next call would judge the old one. */
const settle = (run: Run) => settlePlan(run, { workspaceId: run.workspaceId, providerId: run.providerId })

/** The charge is judged once more, before anything is asked, by the date that was shown. */
async function comparePreview(run: Run): Promise<PlanChangePreview | null> {
  const { row, within, workspaceId } = run
  const at = row.steps.findIndex(({ kind }) => kind === 'update')
  // with steps behind it the update is asked, and the provider's key repeats its answer
  if (at < 0 || row.steps.slice(0, at + 1).some(({ state }) => state === 'done')) return null
  if (await isAsked(run)) return null
  const facts = await within(db => factsOfChange(db, row))
  if (!facts) return null
  const answer = await askPreview(run, facts, row.proration_date)
  const preview = presentPreview(facts, answer)
  const isSame = preview.due.total === row.total && sameMoment(preview.prorationDate, row.proration_date)
  if (isSame) return null
  run.log.info('a plan change costs something else than was shown', { workspace: workspaceId })
  return preview
}

/** The provider has done it before, and its answer was lost. */
async function isAsked({ database, provider, providerId, row }: Run): Promise<boolean> {
  const { side, terms } = await fetchPlan(database, provider, providerId)
  const target = termsAfter(row.steps)
  return side.changeExpiresAt !== null || (terms !== null && target !== null && isSameTerms(terms, target))
}

const sameMoment = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other))

async function askStep(run: Run, step: StoredPlanStep): Promise<SubscriptionState> {
  const { provider, providerId, row } = run
  const key = `planChange:${row.id}:${step.kind}`
  switch (step.kind) {
    case 'release':
      return provider.releaseChange(ownAccount, providerId, key)
    case 'keep':
      return provider.keepSubscription(ownAccount, providerId, key)
    case 'cancel':
      return provider.cancelSubscription(ownAccount, providerId, step.isNow ? 'now' : 'period end', key)
    case 'update': {
      const change = await providerChange(run, step.terms, { at: 'now', prorationDate: row.proration_date })
      await provider.changeSubscription(ownAccount, providerId, change, key)
      // the answer to a repeated question is the old one
      return provider.readSubscription(ownAccount, providerId)
    }
    case 'schedule':
      return provider.changeSubscription(
        ownAccount,
        providerId,
        await providerChange(run, step.terms, { at: 'period end', prorationDate: null }),
        key,
      )
    default:
      return step satisfies never
  }
}

/** A bank that asks its holder is waited for; a card that was refused ends the change. */
async function awaitPayment(run: Run, side: SubscriptionState): Promise<ChangeOutcome> {
  const { row, within, provider, providerId } = run
  const invoice = side.invoices.find(({ status, cause }) => status === 'open' && (cause === 'change' || cause === 'renewal'))
  const isRefused = invoice?.refusal !== null && invoice?.refusal?.code !== 'authentication_required'
  if (invoice && isRefused) {
    await provider.dropChange(ownAccount, providerId, `planChange:${row.id}:drop`)
    return refuse(run, invoice.refusal?.code ?? 'card refused')
  }
  const { changeExpiresAt } = side
  if (changeExpiresAt !== null) {
    const confirmation = { confirmUrl: invoice?.payUrl ?? null, expiresAt: changeExpiresAt }
    await within(db => setChangeState(db, row.id, 'unconfirmed', { confirmation }))
  }
  return { kind: 'waits' }
}

async function refuse(run: Run, code: string): Promise<ChangeOutcome> {
  const { row, within } = run
  run.log.info('a plan change was refused', { workspace: run.workspaceId, code })
  const hasDone = row.steps.some(({ state }) => state === 'done')
  if (!hasDone) {
    await within(db => closeChange(db, row.id, { state: 'refused', refusal: code }))
    return { kind: 'card refused' }
  }
  await within(db => setChangeState(db, row.id, 'undoing', { refusal: code }))
  return undo({ ...run, row: { ...row, state: 'undoing', refusal: code } })
}

/** Brings back what was released or kept before the refusal, the last step first. An update that is paid stays. */
async function undo(run: Run): Promise<ChangeOutcome> {
  const { provider, providerId, row, within } = run
  let current = row
  for (const [at, step] of [...row.steps.entries()].toReversed()) {
    if (step.state !== 'done') continue
    const key = `planChange:${row.id}:undo ${step.kind}`
    if (step.kind === 'release') {
      const change = await providerChange(run, step.undoneBy, { at: 'period end', prorationDate: null })
      await provider.changeSubscription(ownAccount, providerId, change, key)
    }
    if (step.kind === 'keep') await provider.cancelSubscription(ownAccount, providerId, 'period end', key)
    if (step.kind === 'update') continue
    current = await within(async db => {
      await markStep(db, current, at, 'undone')
      return db.one<ChangeRow>(sql`select * from plan_changes where id = ${row.id}`)
    })
  }
  await settle(run)
  const state = row.refusal === 'expired' ? 'lapsed' : 'refused'
  await within(db => closeChange(db, row.id, { state }))
  return { kind: state === 'lapsed' ? 'done' : 'card refused' }
}
