import { isSameTerms, termsAfter, type PlanTerms } from '@allenio/domain/plan'
import type { WorkspaceDb } from '#platform/db'
import type { SubscriptionState } from '#platform/payments'
import { notifyOfChange } from '../news.ts'
import { closeChange, findOpen, findScheduled, markStep, scheduledTerms, setChangeState, type ChangeRow } from './store.ts'

interface Picture {
  side: Pick<SubscriptionState, 'change' | 'changeExpiresAt' | 'endedAt'>
  terms: PlanTerms
}

/**
 * Moves the rows of changes from the provider's picture: what was confirmed, has lapsed, or has taken effect. Answers the change whose
 * other steps are to be run now.
 */
export async function followChanges(db: WorkspaceDb, picture: Picture): Promise<string | null> {
  const open = await findOpen(db)
  const goesOn = open?.state === 'unconfirmed' && (await followUnconfirmed(db, open, picture))
  const scheduled = await findScheduled(db)
  if (scheduled) await followScheduled(db, scheduled, picture)
  return open && goesOn ? open.id : null
}

async function followUnconfirmed(db: WorkspaceDb, row: ChangeRow, { side, terms }: Picture): Promise<boolean> {
  if (side.changeExpiresAt !== null) return false
  const target = termsAfter(row.steps)
  if (!target || !isSameTerms(target, terms)) {
    const hasDone = row.steps.some(({ state }) => state === 'done')
    if (hasDone && side.endedAt === null) return setChangeState(db, row.id, 'undoing', { refusal: 'expired' })
    await closeChange(db, row.id, { state: 'lapsed' })
    return false
  }
  const at = row.steps.findIndex(({ kind }) => kind === 'update')
  await markStep(db, row, at, 'done')
  if (row.steps.length > at + 1) return setChangeState(db, row.id, 'asked')
  await closeChange(db, row.id, { state: 'done' })
  return false
}

async function followScheduled(db: WorkspaceDb, row: ChangeRow, { side, terms }: Picture): Promise<void> {
  const target = scheduledTerms(row)
  if (side.change !== null || !target) return
  const hasTakenEffect = isSameTerms(target, terms) && side.endedAt === null
  await setChangeState(db, row.id, hasTakenEffect ? 'done' : 'released')
  if (hasTakenEffect) await notifyOfChange(db, { id: row.id, tier: target.tier, at: null })
}
