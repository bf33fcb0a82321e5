import { collectionOf } from '#platform/contributions'
import type { Database, WorkspaceDb } from '#platform/db'

export interface LinkOfWorkspace {
  workspaceId: string
  linkId: string
}

/** An area's part in a linked account. */
export interface LinkListener {
  /** The account was linked, also once more. */
  onLinked: (db: WorkspaceDb, link: { linkId: string; membershipId: string }) => Promise<void>
  /** The link is broken, or it ends: then what came over it is erased. */
  onStopped: (db: WorkspaceDb, linkId: string, how: { isEnding: boolean }) => Promise<void>
  /** Clears at Google what stands there, before the access is revoked. It may run again. */
  clearCalendar: (database: Database, link: LinkOfWorkspace & { keepsCopies: boolean }) => Promise<void>
}

export const linkListeners = collectionOf<LinkListener>('google link listeners')
