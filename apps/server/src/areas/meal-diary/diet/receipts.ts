import type { ParsedInput } from '@allenio/contract'
import type { recordOwnDietReceipt } from '@allenio/contract/meal-diary'
import { findGivenSince, isReleaseGiven } from '#areas/meal-plans'
import type { WorkspaceDb } from '#platform/db'
import { recordReceipts } from '#platform/documents'
import { found } from '#platform/errors'
import type { OwnDiary } from '../own-diary.ts'

/** Notes that a plan is on the client's device, or that they have opened it. */
export async function recordDietReceipt(
  db: WorkspaceDb,
  { clientId, actor }: OwnDiary,
  { assignmentId, releaseId, kind }: ParsedInput<typeof recordOwnDietReceipt>,
): Promise<Record<string, never>> {
  found((await isReleaseGiven(db, { clientId, assignmentId, releaseId })) || undefined)
  const since = await findGivenSince(db, assignmentId)
  if (since !== undefined) await recordReceipts(db, { releaseId, membershipIds: [actor.membershipId], kind, since })
  return {}
}
