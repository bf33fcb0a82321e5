import type { Output, ParsedInput } from '@allenio/contract'
import { publicationDaysAtMost, type OwnDay, type ProgramRelease, type publishProgram } from '@allenio/contract/programs'
import { addDays, romeDay } from '@allenio/domain/days'
import { operationsReverting } from '@allenio/domain/documents'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { changeDocument, readRelease, readRevision } from '#platform/documents'
import { AppError, found, wrongField } from '#platform/errors'
import { isOnlyInOrder, readProgramDays } from '../assignments/assignment-days.ts'
import { handOver, type HeldBack } from '../hand-over.ts'
import { programKind } from '../kind.ts'
import { releaseProgram } from '../exercise-uses.ts'
import { isOpen } from '../present.ts'
import { reachableUsers } from '../assignments/program-users.ts'
import { deletePublications, insertPublication, listPublications, notifyOfHeldBack } from './publications.ts'
import type { ProgramRecord } from '../reach.ts'

type HandedOver = Output<typeof publishProgram>
/** The input of a publication. Drafts of own versions are chosen where the differences are shown. */
type Publishing = Omit<ParsedInput<typeof publishProgram>, 'id'> & {
  /** The earlier release to which a program returns. Drafts cannot be chosen then. */
  earlierId?: string
}

type ReleaseRow = Row<'document_releases', 'id' | 'number' | 'note' | 'created_at' | 'revision'> & { clients: number }

const presentRelease = ({ id, number, note, created_at, clients }: ReleaseRow): ProgramRelease => ({
  id,
  number,
  note,
  createdAt: created_at,
  clients,
})

const readReleases = (db: WorkspaceDb, programId: string) =>
  db.many<ReleaseRow>(sql`
  select r.id, r.number, r.note, r.created_at, r.revision,
    (select count(*) from program_users u where u.release_id = r.id and ${isOpen()}) as clients
  from document_releases r where r.document_id = ${programId} order by r.number desc`)

export async function listReleases(db: WorkspaceDb, actor: Actor, { id }: ProgramRecord) {
  const [releases, publications] = await Promise.all([readReleases(db, id), listPublications(db, id)])
  const [last] = releases
  const [hasDraft, isBehind] = await Promise.all([hasDraftSince(db, id, last), last ? hasFollowersBehind(db, actor, id, last.id) : false])
  return { releases: releases.map(presentRelease), publications, hasDraft, isBehind }
}

async function hasFollowersBehind(db: WorkspaceDb, actor: Actor, id: string, lastId: string): Promise<boolean> {
  const behind = await db.maybeOne(sql`
    select from program_users u left join programs p on p.id = u.program_id and u.template_id = ${id}
    where (u.program_id = ${id} or u.template_id = ${id}) and ${isOpen()} and ${reachableUsers(actor)}
      and case when u.program_id = ${id} then u.release_id else p.base_release_id end <> ${lastId} limit 1`)
  return behind !== undefined
}

async function hasDraftSince(db: WorkspaceDb, id: string, last: ReleaseRow | undefined): Promise<boolean> {
  return !last || (await readRevision(db, id)) > last.revision
}

/** Reads the last release, and whether something was edited since. */
export async function readDraftState(db: WorkspaceDb, { id }: ProgramRecord) {
  const [last] = await readReleases(db, id)
  return { lastRelease: last ? presentRelease(last) : null, hasDraft: await hasDraftSince(db, id, last) }
}

/** Refuses assignments that do not follow the program, or that are out of reach. */
async function requireFollowers(db: WorkspaceDb, actor: Actor, programId: string, ids: readonly string[]): Promise<void> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return
  const rows = await db.many<Row<'program_users', 'id'>>(sql`
    select u.id from program_users u where u.id = any(${uniqueIds}::uuid[])
      and (u.program_id = ${programId} or u.template_id = ${programId}) and ${reachableUsers(actor)}`)
  if (rows.length < uniqueIds.length) throw new AppError('not found')
}

/** Refuses weeks that are longer than the weekdays, if somebody who would get them trains by weekdays. */
async function requireSchedules(db: WorkspaceDb, actor: Actor, { id }: ProgramRecord, leftOut: readonly string[]): Promise<void> {
  const days = await readProgramDays(db, id)
  if (!isOnlyInOrder(days)) return
  const user = await db.maybeOne(sql`
    select from program_users u where (u.program_id = ${id} or u.template_id = ${id}) and u.weekdays is not null
      and ${isOpen()} and ${reachableUsers(actor)} and not (u.id = any(${[...leftOut]}::uuid[])) limit 1`)
  if (user) throw new AppError('only in order')
}

/**
 * Makes a release of the program and hands it over, now or on a day, to some on another day than to the others. A later release replaces
 * one that waits.
 */
export async function publish(db: WorkspaceDb, actor: Actor, program: ProgramRecord, publishing: Publishing): Promise<HandedOver> {
  const { revision, note, day, leftOut, ownDays, taken, withDrafts, earlierId } = publishing
  const today = romeDay()
  const isPossible = (each: string) => today <= each && each <= addDays(today, publicationDaysAtMost)
  if (day !== null && !isPossible(day)) throw wrongField('day', 'publication day')
  if (!ownDays.every(own => isPossible(own.day))) throw wrongField('ownDays', 'publication day')
  await requireSchedules(db, actor, program, leftOut)
  const namedIds = [...ownDays, ...taken].map(({ programUserId }) => programUserId)
  await requireFollowers(db, actor, program.id, [...leftOut, ...withDrafts, ...namedIds])
  const { releaseId, isNew } = await releaseProgram(db, { id: program.id, note, authorId: actor.membershipId, revision })
  await deletePublications(db, program.id)
  let reached = 0
  const heldBack: HeldBack[] = []
  for (const delivery of deliveriesOf({ day: day ?? today, leftOut, ownDays })) {
    const handing = { ...delivery, programId: program.id, releaseId, taken }
    if (delivery.day > today) await insertPublication(db, { ...handing, authorId: actor.membershipId })
    else {
      const outcome = await handOver(db, actor, { ...handing, withDrafts, note, day: null })
      reached += outcome.reached
      heldBack.push(...outcome.heldBack)
    }
  }
  // the author has seen the drafts beside the differences, except for an earlier release; other reasons are new to them
  const untold = heldBack.filter(({ reason }) => earlierId !== undefined || reason !== 'unpublished edits')
  await notifyOfHeldBack(db, actor.membershipId, untold)
  const action = earlierId === undefined ? 'publish program' : 'roll back program'
  const details = { releaseId, ...(earlierId === undefined ? { day } : { earlierId }) }
  await audit(db, { personId: actor.personId, action, subjectId: program.id, details })
  const release = found((await readReleases(db, program.id)).find(({ id }) => id === releaseId))
  return { release: presentRelease(release), isNew, reached, publications: await listPublications(db, program.id) }
}

interface Delivery {
  day: string
  leftOut: readonly string[]
  onlyFor: readonly string[] | null
}

/** Makes one delivery for each day: clients with a day of their own are left out of the general one. */
function deliveriesOf({ day, leftOut, ownDays }: { day: string; leftOut: readonly string[]; ownDays: readonly OwnDay[] }): Delivery[] {
  const own = [...Map.groupBy(ownDays, each => each.day)].map(([ownDay, users]) => ({
    day: ownDay,
    leftOut,
    onlyFor: users.map(({ programUserId }) => programUserId),
  }))
  return [{ day, leftOut: [...leftOut, ...ownDays.map(({ programUserId }) => programUserId)], onlyFor: null }, ...own]
}

interface RollBack {
  releaseId: string
  note: string
}

/** Returns the program to an earlier release, which is handed over as a new one. Conflicts of own versions stay as they are. */
export async function rollBack(db: WorkspaceDb, actor: Actor, program: ProgramRecord, { releaseId, note }: RollBack): Promise<HandedOver> {
  found(await db.maybeOne(sql`select from document_releases where id = ${releaseId} and document_id = ${program.id}`))
  const earlier = await readRelease(db, releaseId)
  await changeDocument(db, programKind, {
    id: program.id,
    authorId: actor.membershipId,
    operationsFor: rows => operationsReverting(rows, earlier),
  })
  return publish(db, actor, program, { note, day: null, leftOut: [], ownDays: [], taken: [], withDrafts: [], earlierId: releaseId })
}
