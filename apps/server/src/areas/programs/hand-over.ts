import type { Operation } from '@allenio/contract/documents'
import type { TakenConflicts } from '@allenio/contract/programs'
import { applyOperations, type DocumentRows } from '@allenio/domain/documents'
import { programDaysOf } from '@allenio/domain/programs'
import { zoneOfClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { changeDocument, readRelease, readRows, recordReceipts } from '#platform/documents'
import { isOnlyInOrder, lastDaysOf, pausedFromOf, readReleaseDays, storedSchedule } from './assignments/assignment-days.ts'
import { releaseMoment } from './assignments/assignment-news.ts'
import { announceAssignments } from './assignments/assignment-observers.ts'
import { differencesOfVersion, listVersions, mergeOfVersion, releaseReader, type FollowedVersion } from './versions/differences.ts'
import { programKind } from './kind.ts'
import { releaseProgram } from './exercise-uses.ts'
import { movedDays } from './assignments/moved-days.ts'
import type { HeldBackReason } from './notifications.ts'
import { renewPrepared } from './versions/prepared-versions.ts'
import { isOpen } from './present.ts'
import { reachableUsers, type UserRow } from './assignments/program-users.ts'

interface HandOver {
  programId: string
  releaseId: string
  /** Assignments that keep what they have. */
  leftOut: readonly string[]
  /** The assignments that are meant; null for all that are not left out. */
  onlyFor: readonly string[] | null
  taken: readonly TakenConflicts[]
  /** Assignments whose own versions go out with edits that nobody has published. */
  withDrafts: readonly string[]
  note: string
  /** The day that it waited for. */
  day: string | null
}

/** An assignment that does not get a release, although nobody has left it out. */
export interface HeldBack {
  id: string
  clientId: string
  reason: HeldBackReason
}

/**
 * Hands a release to those who follow its program, as far as the actor reaches them: a coach's clients get what a colleague publishes
 * when their coach, or the admin, publishes it, too. Answers how many have it, and who is held back.
 */
export async function handOver(db: WorkspaceDb, actor: Actor, handing: HandOver): Promise<{ reached: number; heldBack: HeldBack[] }> {
  const { leftOut, onlyFor, programId, releaseId } = handing
  // a client who was given the program after the release was made has something newer than one that waited for its day
  const hasNoNewer = (release: Sql) => sql`coalesce((select r.number from document_releases r
    where r.id = ${release} and r.document_id = ${programId}), 0) <= (select r.number from document_releases r where r.id = ${releaseId})`
  const isMeant = sql`not (u.id = any(${[...leftOut]}::uuid[]))
    and (${onlyFor === null} or u.id = any(${[...(onlyFor ?? [])]}::uuid[]))`
  const followers = await db.many<FollowingUser>(sql`
    ${selectFollowing} where u.program_id = ${programId} and ${isOpen()} and ${reachableUsers(actor)} and ${isMeant}
      and ${hasNoNewer(sql`u.release_id`)} order by u.id for no key update of u`)
  const template = await readRelease(db, releaseId)
  const areWeeksLong = isOnlyInOrder(programDaysOf(template, programId))
  const reasonFor = (weekdays: readonly number[] | null, isDraft: boolean): HeldBack['reason'] | undefined =>
    areWeeksLong && weekdays !== null ? 'only in order' : isDraft ? 'unpublished edits' : undefined
  const receivers = followers.filter(({ weekdays }) => reasonFor(weekdays, false) === undefined)
  await giveRelease(db, handing, receivers)
  const readBase = releaseReader(db)
  await renewPrepared(db, actor, { userIds: receivers.map(({ id }) => id), releaseId, template, readBase })
  const heldBack: HeldBack[] = followers.flatMap(({ id, client_id: clientId, weekdays }) => {
    const reason = reasonFor(weekdays, false)
    return reason === undefined ? [] : [{ id, clientId, reason }]
  })
  let reached = receivers.length
  // in the order of their ids, so that two publications do not wait for each other
  const hasNoNewerBase = hasNoNewer(sql`p.base_release_id`)
  for (const version of await listVersions(db, actor, programId, sql`${isMeant} and ${hasNoNewerBase}`)) {
    const isDraft = version.has_draft && !handing.withDrafts.includes(version.user_id)
    const reason = reasonFor(version.weekdays, isDraft) ?? (await mergeInto(db, actor, version, { ...handing, template, readBase }))
    if (reason === undefined) reached += 1
    else heldBack.push({ id: version.user_id, clientId: version.id, reason })
  }
  return { reached, heldBack }
}

type FollowingUser = Pick<UserRow, 'id' | 'client_id' | 'start_day' | 'weekdays' | 'pauses' | 'last_day' | 'has_own_end' | 'moved'> &
  Row<'clients', 'membership_id' | 'time_zone'>

const selectFollowing = sql`
  select u.id, u.client_id, u.start_day, u.weekdays, u.pauses, u.last_day, u.has_own_end, ${movedDays}, c.membership_id,
    ${zoneOfClient} as time_zone
  from program_users u join clients c on c.id = u.client_id`

/** Points assignments to a release; a last day that follows from the program's length moves with it. */
async function giveRelease(
  db: WorkspaceDb,
  { releaseId, day }: Pick<HandOver, 'releaseId' | 'day'>,
  users: readonly FollowingUser[],
): Promise<void> {
  if (users.length === 0) return
  const lastDayOf = lastDaysOf(await readReleaseDays(db, releaseId))
  const ends = users.map(user => {
    const last = user.has_own_end ? user.last_day : lastDayOf(storedSchedule(user))
    return { id: user.id, last, paused: pausedFromOf(user.pauses, last), released: releaseMoment(day, user.time_zone) }
  })
  await db.run(sql`
    update program_users u set release_id = ${releaseId}, last_day = e.last, paused_from = e.paused,
      released_at = case when u.release_id = ${releaseId} then u.released_at else e.released end, title = coalesce((
      select t.rows -> 0 -> 'cells' ->> 'title' from document_releases r join document_contents t using (workspace_id, digest)
      where r.id = ${releaseId}), u.title)
    from jsonb_to_recordset(${JSON.stringify(ends)}::jsonb) as e (id uuid, last date, paused date, released timestamptz) where u.id = e.id`)
  const membershipIds = users.flatMap(({ membership_id: id }) => (id === null ? [] : [id]))
  await recordReceipts(db, { releaseId, membershipIds, kind: 'sent' })
  await announceAssignments(
    db,
    users.map(user => user.client_id),
  )
}

interface Merge extends HandOver {
  template: DocumentRows
  readBase: (id: string) => Promise<DocumentRows>
}

/**
 * An own version takes what it has not changed itself, and the conflicts in which the model was chosen; then its client gets it. It
 * stays as it is, with the reason, where its client's weekdays cannot hold the weeks of both, or where it has no room for the news.
 */
async function mergeInto(db: WorkspaceDb, actor: Actor, version: FollowedVersion, merge: Merge): Promise<HeldBack['reason'] | undefined> {
  const keys = new Set(merge.taken.find(({ programUserId }) => programUserId === version.user_id)?.keys)
  const { operations, hasLongWeeks } = mergeOfVersion(version, await differencesOfVersion(db, version, merge), keys)
  if (hasLongWeeks) return 'only in order'
  // without room it would be lost for good, because the next publication takes this release as known
  if (operations.length > 0 && !hasRoom(await readRows(db, programKind, version.program_id), operations)) return 'program full'
  await changeDocument(db, programKind, { id: version.program_id, authorId: actor.membershipId, operationsFor: () => operations })
  await db.run(sql`update programs set base_release_id = ${merge.releaseId} where id = ${version.program_id}`)
  const { releaseId } = await releaseProgram(db, { id: version.program_id, note: merge.note, authorId: actor.membershipId })
  const users = await db.many<FollowingUser>(sql`
    ${selectFollowing} where u.id = ${version.user_id} for no key update of u`)
  await giveRelease(db, { releaseId, day: merge.day }, users)
  return undefined
}

const hasRoom = (rows: DocumentRows, operations: readonly Operation[]): boolean =>
  !applyOperations(programKind.model, rows, operations).faults.some(({ reason }) => reason === 'too many' || reason === 'document full')
