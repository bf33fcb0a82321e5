import { collectionOf } from '#platform/contributions'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'

interface Move {
  fromId: string | null
  toId: string | null
}

/** An area’s things that stand in folders. */
export interface FolderContent {
  /** By folder, as far as the actor may see it. */
  count: (db: WorkspaceDb, actor: Actor) => Promise<ReadonlyMap<string, number>>
  /** Moves all that stands in a folder, and answers its ids; with `ids` only those of them that stand there. */
  move: (db: WorkspaceDb, move: Move, ids?: readonly string[]) => Promise<string[]>
}

export const folderContent = collectionOf<FolderContent>('folder content')
