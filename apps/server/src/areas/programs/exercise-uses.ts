import type { ExerciseUse, ListExerciseUses } from '#areas/exercises'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { publishRelease } from '#platform/documents'
import { programKind } from './kind.ts'
import { canComeBack, isOpen } from './present.ts'
import { reachableUsers } from './assignments/program-users.ts'
import { reachablePrograms } from './reach.ts'

type Publication = Parameters<typeof publishRelease>[2]

/** Makes a release of a program as it is now, and notes which exercises are in it. */
export async function releaseProgram(db: WorkspaceDb, publication: Publication): ReturnType<typeof publishRelease> {
  const release = await publishRelease(db, programKind, publication)
  if (release.isNew)
    await db.run(sql`
    insert into program_release_exercises (release_id, exercise_id)
    select distinct r.id, (row -> 'cells' -> 'exercise' ->> 'id')::uuid
    from document_releases r join document_contents t using (workspace_id, digest) cross join jsonb_array_elements(t.rows) row
    where r.id = ${release.releaseId} and row ->> 'type' = 'row' and row -> 'cells' -> 'exercise' ? 'id'`)
  return release
}

interface ProgramUse extends Pick<ExerciseUse, 'exerciseId' | 'id'> {
  title: string
  mayOpen: boolean
}

/** The programs that have these exercises in a row which is not deleted. One in the bin may come back with them. */
const listUsesOfPrograms = (db: WorkspaceDb, actor: Actor, exerciseIds: readonly string[]) =>
  db.many<ProgramUse & { isDeleted: boolean }>(sql`
  select distinct r.exercise_id as "exerciseId", p.id, p.title, p.deleted_at is not null as "isDeleted",
    ${reachablePrograms(actor)} as "mayOpen"
  from program_rows r
  join program_workouts k on k.id = r.parent_id and k.deleted_at is null
  join program_days y on y.id = k.parent_id and y.deleted_at is null
  join program_weeks w on w.id = y.parent_id and w.deleted_at is null
  join programs p on p.id = r.document_id and p.prepared_for is null and (p.deleted_at is null or ${canComeBack})
  where r.exercise_id = any(${[...exerciseIds]}::uuid[]) and r.deleted_at is null order by p.title, p.id`)

/** The programs of which clients follow a release that has them; of each an assignment by which the asker can read it, if there is one. */
const listUsesOfClients = (db: WorkspaceDb, actor: Actor, exerciseIds: readonly string[]) =>
  db.many<ProgramUse & { programUserId: string }>(sql`
  select distinct on (x.exercise_id, u.program_id) x.exercise_id as "exerciseId", u.program_id as id, u.title, u.id as "programUserId",
    ${reachableUsers(actor)} as "mayOpen"
  from program_release_exercises x join program_users u on u.release_id = x.release_id
  where x.exercise_id = any(${[...exerciseIds]}::uuid[]) and ${isOpen()}
  order by x.exercise_id, u.program_id, "mayOpen" desc, u.id`)

/** The programs of which a release that has them waits for its day. */
const listUsesOfPublications = (db: WorkspaceDb, actor: Actor, exerciseIds: readonly string[]) =>
  db.many<ProgramUse>(sql`
  select distinct x.exercise_id as "exerciseId", p.id, p.title, ${reachablePrograms(actor)} as "mayOpen"
  from program_release_exercises x join program_publications w on w.release_id = x.release_id join programs p on p.id = w.program_id
  where x.exercise_id = any(${[...exerciseIds]}::uuid[]) order by p.id`)

const presentUse = ({ exerciseId, id, title, mayOpen }: ProgramUse, href: string): ExerciseUse => ({
  exerciseId,
  id,
  title: mayOpen ? title : null,
  href: mayOpen ? href : null,
})

const editorOf = ({ id }: ProgramUse) => `/programs/${id}/manage`

/** All that would miss these exercises: programs, also in the bin, and what clients have of them, also when the program is gone. */
export const listProgramUses: ListExerciseUses = async (db, actor, exerciseIds) => {
  const uses = [
    ...(await listUsesOfPrograms(db, actor, exerciseIds)).map(use =>
      presentUse(use, use.isDeleted ? '/programs?kind=deleted' : editorOf(use)),
    ),
    ...(await listUsesOfPublications(db, actor, exerciseIds)).map(use => presentUse(use, editorOf(use))),
    ...(await listUsesOfClients(db, actor, exerciseIds)).map(use =>
      presentUse(use, `/programs/${use.id}/pdf?programUserId=${use.programUserId}`),
    ),
  ]
  // each program once, by the first of its uses
  return [...new Map(uses.toReversed().map(use => [`${use.exerciseId} ${use.id}`, use])).values()].toReversed()
}
