import type { Actor } from '#platform/access'
import { collectionOf } from '#platform/contributions'
import type { WorkspaceDb } from '#platform/db'

/** Something that has an exercise in it, such as a program. */
export interface ExerciseUse {
  exerciseId: string
  id: string
  /** Null where the asker may not see it; it counts all the same. */
  title: string | null
  /** The address of its screen; null where the asker may not open it. */
  href: string | null
}

/** Lists the uses of any of these exercises. Areas whose rows name exercises contribute one: a used exercise is not deleted. */
export type ListExerciseUses = (db: WorkspaceDb, actor: Actor, exerciseIds: readonly string[]) => Promise<ExerciseUse[]>

export const exerciseUses = collectionOf<ListExerciseUses>('exercise uses')

export async function listUses(db: WorkspaceDb, actor: Actor, exerciseIds: readonly string[]): Promise<ExerciseUse[]> {
  const uses: ExerciseUse[] = []
  for (const list of exerciseUses.gathered()) uses.push(...(await list(db, actor, exerciseIds)))
  return uses
}
