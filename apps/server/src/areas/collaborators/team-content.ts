import type { Language } from '@allenio/contract'
import { collectionOf } from '#platform/contributions'
import type { WorkspaceDb } from '#platform/db'

/** The work of the member `of` for these clients; for all clients where none are named. */
export interface ContentOf {
  of: string
  clientIds?: readonly string[]
}

/** Content that collaborators make for clients. An area with such content registers here, and the content follows the team's changes. */
export interface TeamContent {
  /** 'programs', 'meal plans' */
  kind: string
  label: (language: Language) => string
  count: (db: WorkspaceDb, membershipId: string) => Promise<number>
  /** Makes another member the author. */
  handOver: (db: WorkspaceDb, content: ContentOf & { to: string }) => Promise<void>
  /** Withdraws from the clients the content that was assigned to them; content in a library stays, without its author. */
  withdraw: (db: WorkspaceDb, content: ContentOf) => Promise<void>
}

export const teamContent = collectionOf<TeamContent>('team content')

export async function describeContent(db: WorkspaceDb, membershipId: string, language: Language) {
  const counts = []
  for (const { kind, label, count } of teamContent.gathered())
    counts.push({ kind, label: label(language), count: await count(db, membershipId) })
  return counts.filter(({ count }) => count > 0)
}

export async function handOverContent(db: WorkspaceDb, content: ContentOf & { to: string }): Promise<void> {
  for (const each of teamContent.gathered()) await each.handOver(db, content)
}

export async function withdrawContent(db: WorkspaceDb, content: ContentOf): Promise<void> {
  for (const each of teamContent.gathered()) await each.withdraw(db, content)
}
