import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, limitTo, sql, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { changeDocument } from '#platform/documents'
import { defineSweep, dueInWorkspaces } from '#platform/jobs'
import { differencesOfVersion, mergeOfVersion, type MergedVersion } from './differences.ts'
import { programKind } from '../kind.ts'
import { createVersion } from '../edits/new-programs.ts'
import type { UserRow } from '../assignments/program-users.ts'
import type { ProgramRecord } from '../reach.ts'
import type { DocumentRows } from '@allenio/domain/documents'

// An editor needs a document, so the own version is prepared when a member opens it to adapt the program for a client. Until somebody
// changes it, the client follows the model: the assignment names the model, and no list, count or export holds the version.

/** Answers the version that is prepared for an assignment; the assignment is locked, so it is made once. */
export async function prepareVersion(db: WorkspaceDb, user: UserRow, authorId: string): Promise<string> {
  const prepared = await db.maybeOne<Row<'programs', 'id'>>(sql`
    select id from programs where prepared_for = ${user.id} and deleted_at is null`)
  return prepared?.id ?? createVersion(db, user, authorId)
}

/** Makes a prepared version the client's own: whatever changes it does this first. */
export async function takeUpVersion(db: WorkspaceDb, actor: Actor, { id, prepared_for: userId, client_id }: ProgramRecord): Promise<void> {
  if (userId === null || client_id === null) return
  // the assignment first, in the order in which a publication takes them
  await db.run(sql`select from program_users where id = ${userId} for no key update`)
  const [version] = await db.many<NotNull<Row<'programs', 'origin_id'>>>(sql`
    update programs set prepared_for = null where id = ${id} and prepared_for is not null returning origin_id`)
  // somebody else has changed it a moment ago
  if (!version) return
  await db.run(sql`update program_users set program_id = ${id}, template_id = ${version.origin_id} where id = ${userId}`)
  addSubjects(db, [client_id, version.origin_id])
  await audit(db, { personId: actor.personId, action: 'create own version', subjectId: client_id, details: { programId: id } })
}

interface ReleaseChange {
  /** The assignments that have got another release of their model. */
  userIds: readonly string[]
  releaseId: string
  template: DocumentRows
  readBase: (id: string) => Promise<DocumentRows>
}

/** Brings prepared versions to the release that their clients have now, so that what is edited begins with it. */
export async function renewPrepared(db: WorkspaceDb, actor: Actor, { userIds, releaseId, ...sides }: ReleaseChange): Promise<void> {
  const versions = await db.many<MergedVersion>(sql`
    select p.id as program_id, p.base_release_id, u.weekdays from programs p join program_users u on u.id = p.prepared_for
    where p.prepared_for = any(${[...userIds]}::uuid[]) and p.base_release_id <> ${releaseId} and p.deleted_at is null
    order by p.id`)
  for (const version of versions) {
    const { operations } = mergeOfVersion(version, await differencesOfVersion(db, version, sides))
    await changeDocument(db, programKind, { id: version.program_id, authorId: actor.membershipId, operationsFor: () => operations })
    await db.run(sql`update programs set base_release_id = ${releaseId} where id = ${version.program_id}`)
  }
}

/** The time for which an editor may be open before its first change. */
const hoursAtLeast = 12

/** Drops those that nobody has changed. */
export const sweepPreparedVersions = defineSweep({
  name: 'sweep prepared versions',
  cron: '23 * * * *',
  parts: () => [
    dueInWorkspaces({
      list: (db, { isNext, limit }) =>
        db.many<Row<'programs', 'workspace_id' | 'id'>>(sql`
        select p.workspace_id, p.id from programs p join documents d on d.workspace_id = p.workspace_id and d.id = p.id
        where p.prepared_for is not null and d.updated_at < now() - make_interval(hours => ${hoursAtLeast})
          and ${isNext(sql`p.workspace_id`, sql`p.id`)}
        order by d.updated_at, p.id ${limitTo(limit)}`),
      // an edit takes it up before the deletion, or finds it gone
      treat: (db, [item]) => db.run(sql`delete from programs where id = ${item?.id ?? ''} and prepared_for is not null`),
    }),
  ],
})
