import { moveDay } from '#areas/programs'
import { lockFor, type WorkspaceDb } from '#platform/db'
import { refreshPlans } from './plans.ts'

/** Moves a day of a plan; the planned days are found anew at once, because the caller reads what follows from the date right after. */
export async function movePlannedDay(db: WorkspaceDb, move: Parameters<typeof moveDay>[1]): Promise<void> {
  await lockFor(db, 'training', move.clientId)
  await moveDay(db, move)
  await refreshPlans(db, [move.clientId])
}
