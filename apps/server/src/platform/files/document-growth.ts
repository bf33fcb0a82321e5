import { useConfig } from '#platform/config'
import type { Db, WorkspaceDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { useFiles } from './engine.ts'
import { countedBytes, storageFull, useOfWorkspace } from './storage.ts'

/** How a write changes the stored bytes. When storage runs out, writes that only add are refused first, and deletes never. */
export type DocumentGrowth = 'adds' | 'edits' | 'deletes'

/** The time for which a sum is used; growth by this process is added to it meanwhile. */
const believedForMs = 60_000
const sumsAtMost = 1_000

const sums = new Map<string, { bytes: number; at: number }>()

/** Counts what a write of documents has added, once it is committed. */
export function noteGrowth(workspaceId: string, bytes: number): void {
  const sum = sums.get(workspaceId)
  if (sum) sum.bytes += bytes
}

async function usedBytes(db: Db, workspaceId: string): Promise<number> {
  const lastSum = sums.get(workspaceId)
  if (lastSum && performance.now() - lastSum.at < believedForMs) return lastSum.bytes
  const bytes = countedBytes(await useOfWorkspace(db, workspaceId))
  if (sums.size >= sumsAtMost) sums.clear()
  sums.set(workspaceId, { bytes, at: performance.now() })
  return bytes
}

/**
 * Refuses a write of documents where the business has used up its share, or the database's disk is nearly full. What only adds stops at the
 * bound; edits go on for a while, so that nobody loses what they are at and everybody can export. Deleting is never refused.
 */
export async function refuseGrowth(db: WorkspaceDb, growth: DocumentGrowth): Promise<void> {
  if (growth === 'deletes') return
  const { storage, database } = useConfig()
  const limit = storage.ofWorkspace
  const bound = growth === 'adds' ? limit : limit * 1.1
  if (limit > 0 && (await usedBytes(db, db.workspaceId)) > bound) throw storageFull(limit)
  if (database.url !== undefined) return
  const { free, reserve } = await useFiles().space.state()
  if (free < (growth === 'adds' ? reserve : reserve / 2)) throw new AppError('disk full', { retryAfter: 60 })
}

/** Forgets the sums: a test sees at once what it has deleted. */
export const forgetSums = (): void => sums.clear()
