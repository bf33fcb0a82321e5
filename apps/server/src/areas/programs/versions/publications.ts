import type { Publication, TakenConflicts } from '@allenio/contract/programs'
import { romeDay } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { limitTo, sql, type Database, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, dueInWorkspaces, type DuePart } from '#platform/jobs'
import { notify } from '#platform/notify'
import { handOver, type HeldBack } from '../hand-over.ts'
import { programHeldBack } from '../notifications.ts'

type PublicationRow = Row<'program_publications', 'id' | 'release_id' | 'day' | 'left_out' | 'only_for' | 'created_at'> & { note: string }

interface NewPublication {
  programId: string
  releaseId: string
  day: string
  leftOut: readonly string[]
  onlyFor: readonly string[] | null
  taken: readonly TakenConflicts[]
  authorId: string
}

const present = ({ id, release_id, day, note, left_out, only_for, created_at }: PublicationRow): Publication => ({
  id,
  releaseId: release_id,
  day,
  note,
  leftOut: left_out,
  onlyFor: only_for,
  createdAt: created_at,
})

export async function listPublications(db: WorkspaceDb, programId: string): Promise<Publication[]> {
  const rows = await db.many<PublicationRow>(sql`
    select p.id, p.release_id, p.day, p.left_out, p.only_for, p.created_at, r.note
    from program_publications p join document_releases r on r.id = p.release_id where p.program_id = ${programId} order by p.day, p.id`)
  return rows.map(present)
}

export const insertPublication = (db: WorkspaceDb, { programId, releaseId, ...publication }: NewPublication) => {
  const { day, leftOut, onlyFor, taken, authorId } = publication
  return db.run(sql`
    insert into program_publications (id, program_id, release_id, day, left_out, only_for, taken, author_id)
    values (${newId()}, ${programId}, ${releaseId}, ${day}, ${[...leftOut]}::uuid[], ${onlyFor && [...onlyFor]}::uuid[],
      ${JSON.stringify(taken)}, ${authorId})`)
}

export const deletePublications = (db: WorkspaceDb, programId: string) =>
  db.run(sql`delete from program_publications where program_id = ${programId}`)

export const deletePublication = (db: WorkspaceDb, id: string) => db.run(sql`delete from program_publications where id = ${id}`)

export const findPublication = (db: WorkspaceDb, id: string) =>
  db.maybeOne<Row<'program_publications', 'id' | 'program_id' | 'day'>>(
    sql`select id, program_id, day from program_publications where id = ${id}`,
  )

type DuePublication = Row<'program_publications', 'id' | 'program_id' | 'release_id' | 'day' | 'left_out' | 'only_for' | 'taken'> &
  Row<'memberships', 'role'> & { note: string; author_id: string; person_id: string }

/** Hands over a release that is due, as far as its author reaches the clients now; of an author who has left nothing goes out. */
async function handOverDue(db: WorkspaceDb, publicationId: string, today: string): Promise<void> {
  const due = await db.maybeOne<DuePublication>(sql`
    select p.id, p.program_id, p.release_id, p.day, p.left_out, p.only_for, p.taken, p.author_id, r.note, m.role, m.person_id
    from program_publications p join document_releases r on r.id = p.release_id join programs g on g.id = p.program_id
    join memberships m on m.id = p.author_id
    where p.id = ${publicationId} and p.day <= ${today} and g.deleted_at is null and m.status = 'active' and m.person_id is not null
    for update of p skip locked`)
  if (due) {
    const { program_id: programId, release_id: releaseId, left_out: leftOut, only_for: onlyFor, day, taken, note, ...author } = due
    const handing = { programId, releaseId, leftOut, onlyFor, taken, withDrafts: [], note, day }
    const { heldBack } = await handOver(db, actorOf(db, author), handing)
    await notifyOfHeldBack(db, author.author_id, heldBack)
    await deletePublication(db, due.id)
  }
  // a publication that its author could not hand over on its day does not go out later, once that author is back
  await db.run(sql`
    delete from program_publications p where id = ${publicationId} and day <= ${today} and not exists (
      select from memberships m where m.id = p.author_id and m.status = 'active' and m.person_id is not null)`)
}

/** The author hears of each client who did not get what went out. */
export async function notifyOfHeldBack(db: WorkspaceDb, authorId: string, heldBack: readonly HeldBack[]): Promise<void> {
  if (heldBack.length === 0) return
  const users = await db.many<Row<'program_users', 'id' | 'title'> & { name: string }>(sql`
    select u.id, u.title, trim(c.first_name || ' ' || c.last_name) as name from program_users u join clients c on c.id = u.client_id
    where u.id = any(${heldBack.map(({ id }) => id)}::uuid[])`)
  for (const { id, clientId, reason } of heldBack) {
    const { title = '', name = '' } = users.find(user => user.id === id) ?? {}
    await notify(db, programHeldBack, { to: [authorId], clientId, about: id, subject: { clientName: name, title, reason } })
  }
}

const actorOf = (db: WorkspaceDb, { role, author_id, person_id }: Pick<DuePublication, 'role' | 'author_id' | 'person_id'>): Actor => ({
  workspaceId: db.workspaceId,
  membershipId: author_id,
  personId: person_id,
  role,
  withheldPermissions: [],
  sessionId: '',
  language: 'it',
  timeZone: 'Europe/Rome',
})

/** In the order in which they were made, as a program may have several. */
const duePublications = (today: string): DuePart =>
  dueInWorkspaces({
    list: (db, { isNext, limit }) =>
      db.many<Row<'program_publications', 'workspace_id' | 'id'>>(sql`
      select workspace_id, id from program_publications where day <= ${today} and ${isNext(sql`workspace_id`, sql`id`)}
      order by day, id ${limitTo(limit)}`),
    treat: async (db, items) => {
      for (const { id } of items) await handOverDue(db, id, today)
    },
  })

export const sweepPublications = defineSweep({
  name: 'sweep program publications',
  cron: '7 * * * *',
  parts: () => [duePublications(romeDay())],
})

export const publishDue = (database: Database, today: string): Promise<number> =>
  duePublications(today)({ database, job: sweepPublications.name })
