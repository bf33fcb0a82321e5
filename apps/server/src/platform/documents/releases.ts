import { createHash } from 'node:crypto'
import { subtreeOf, type DocumentRows } from '@allenio/domain/documents'
import { newId } from '@allenio/domain/ids'
import { sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { noteGrowth, refuseGrowth } from '#platform/files'
import type { DocumentKind } from './kinds.ts'
import { readRows } from './rows.ts'

type ReleaseRow = Row<'document_releases', 'id' | 'number' | 'revision' | 'note' | 'created_at'>

interface Publication {
  id: string
  /** Why, for those who get it. */
  note: string
  authorId: string | null
  /** The one that was looked at; where the document was edited since, nothing is released. */
  revision?: number | undefined
  /** The moment of a release of the demo, which lies in the past. */
  at?: string
}

/** Makes a snapshot of a document as it is now. One that is the same as in its last release keeps that one, with the revision of now. */
export async function publishRelease(
  db: WorkspaceDb,
  kind: DocumentKind,
  { id, note, authorId, revision, at }: Publication,
): Promise<{ releaseId: string; isNew: boolean }> {
  const head = found(
    await db.maybeOne<Row<'documents', 'revision'>>(sql`
    select revision from documents where id = ${id} and kind = ${kind.name} for update`),
  )
  if (revision !== undefined && revision !== head.revision) throw new AppError('changed meanwhile')
  const content = contentOf(await readRows(db, kind, id), id)
  const { digest } = content
  const last = await findLastRelease(db, id)
  if (last?.digest === digest) {
    // edits that were undone since are in it, too
    await db.run(sql`
      update document_releases set revision = ${head.revision}, note = coalesce(nullif(${note}, ''), note) where id = ${last.id}`)
    return { releaseId: last.id, isNew: false }
  }
  await insertContent(db, content)
  const releaseId = newId()
  await db.run(sql`
    insert into document_releases (id, document_id, number, digest, revision, note, author_id, created_at)
    values (${releaseId}, ${id}, ${(last?.number ?? 0) + 1}, ${digest}, ${head.revision}, ${note}, ${authorId},
      coalesce(${at ?? null}::timestamptz, now()))`)
  return { releaseId, isNew: true }
}

/** The revision of a document. Who releases what they read reads this first. */
export const readRevision = async (db: WorkspaceDb, id: string): Promise<number> =>
  found(await db.maybeOne<Row<'documents', 'revision'>>(sql`select revision from documents where id = ${id}`)).revision

interface Content {
  digest: string
  /** As JSON. */
  rows: string
}

function contentOf(rows: DocumentRows, id: string): Content {
  const json = JSON.stringify(subtreeOf(rows, id))
  return { rows: json, digest: createHash('sha256').update(json).digest('hex') }
}

const findLastRelease = (db: WorkspaceDb, documentId: string) =>
  db.maybeOne<Row<'document_releases', 'id' | 'number' | 'digest'>>(sql`
  select id, number, digest from document_releases where document_id = ${documentId} order by number desc limit 1`)

async function insertContent(db: WorkspaceDb, { digest, rows }: Content): Promise<void> {
  await refuseGrowth(db, 'edits')
  await db.run(sql`
    insert into document_contents (digest, rows, bytes) values (${digest}, ${rows}, ${rows.length})
    on conflict (workspace_id, digest) do nothing`)
  db.afterCommit(() => noteGrowth(db.workspaceId, rows.length))
}

/**
 * Keeps a template as a copy was made from it: its last release, or where something was edited since, a snapshot that belongs to no
 * document, and that nobody is given. Whoever erases the copy erases it.
 */
export async function keepSnapshot(db: WorkspaceDb, id: string, rows: DocumentRows): Promise<string> {
  const revision = await readRevision(db, id)
  const content = contentOf(rows, id)
  const last = await findLastRelease(db, id)
  if (last?.digest === content.digest) return last.id
  await insertContent(db, content)
  const releaseId = newId()
  await db.run(sql`
    insert into document_releases (id, document_id, number, digest, revision)
    values (${releaseId}, null, 0, ${content.digest}, ${revision})`)
  return releaseId
}

/** Newest first. */
export const listReleases = (db: WorkspaceDb, documentId: string) =>
  db.many<ReleaseRow>(sql`
  select id, number, revision, note, created_at from document_releases where document_id = ${documentId} order by number desc`)

/** Erases releases that nobody was given, or keeps any more, with the contents that no other release has. */
export async function eraseReleases(db: WorkspaceDb, releaseIds: readonly string[]): Promise<void> {
  await db.run(sql`delete from document_releases where id = any(${[...releaseIds]}::uuid[])`)
  await db.run(sql`
    delete from document_contents where not exists (
      select 1 from document_releases r where r.workspace_id = document_contents.workspace_id and r.digest = document_contents.digest)`)
}

export type ReceiptKind = 'sent' | 'stored' | 'opened'

interface Receipt {
  releaseId: string
  membershipIds: readonly string[]
  kind: ReceiptKind
  /** Now, where it is not told of days that are over. */
  at?: string
  /** When these people were given it last: what they did with it before belongs to another assignment, and gives way. */
  since?: string
}

/** Notes how far a release has come to people; of each kind the first time counts. */
export const recordReceipts = (
  db: WorkspaceDb,
  { releaseId, membershipIds, kind, at = new Date().toISOString(), since = '-infinity' }: Receipt,
): Promise<number> =>
  db.run(sql`
  insert into document_receipts as receipt (release_id, membership_id, sent_at, stored_at, opened_at)
  select ${releaseId}, id, case when ${kind}::text = 'sent' then moment end, case when ${kind}::text = 'stored' then moment end,
    case when ${kind}::text = 'opened' then moment end
  from unnest(${[...new Set(membershipIds)]}::uuid[]) as id, (select ${at}::timestamptz as moment) t
  on conflict (workspace_id, release_id, membership_id) do update set sent_at = coalesce(receipt.sent_at, excluded.sent_at),
    stored_at = case when receipt.stored_at >= ${since} then receipt.stored_at else coalesce(excluded.stored_at, receipt.stored_at) end,
    opened_at = case when receipt.opened_at >= ${since} then receipt.opened_at else coalesce(excluded.opened_at, receipt.opened_at) end`)

/**
 * The moments of a receipt `t` of one assignment. A release that somebody had before, and is given again, has their earlier moments:
 * they were sent it with the assignment, and have neither stored nor opened it since.
 */
export const receiptSince = (since: Sql): Sql => sql`
  case when t.sent_at is not null then greatest(t.sent_at, ${since}) end as sent_at,
  case when t.stored_at >= ${since} then t.stored_at end as stored_at,
  case when t.opened_at >= ${since} then t.opened_at end as opened_at`

interface Use {
  releaseId: string
  membershipId: string
  at: string
  /** The first day of the assignment: an earlier use belongs to another one of the same release. */
  firstDay?: string | undefined
}

/**
 * Notes when somebody first did what a release asks of them. Records of several days may come late and in any order: the earliest counts,
 * and nothing is written for the others.
 */
export async function recordUse(db: WorkspaceDb, { releaseId, membershipId, at, firstDay }: Use): Promise<void> {
  const since = firstDay !== undefined && firstDay <= at ? firstDay : '-infinity'
  await db.run(sql`
  insert into document_receipts as receipt (release_id, membership_id, used_at)
  select ${releaseId}, ${membershipId}, ${at}::timestamptz
  where not exists (select from document_receipts where release_id = ${releaseId} and membership_id = ${membershipId}
    and used_at >= ${since}::timestamptz and used_at <= ${at})
  on conflict (workspace_id, release_id, membership_id) do update set used_at = excluded.used_at
  where coalesce(receipt.used_at > excluded.used_at or receipt.used_at < ${since}::timestamptz, true)`)
}

export const listReceipts = (db: WorkspaceDb, releaseIds: readonly string[]) =>
  db.many<Row<'document_receipts', 'release_id' | 'membership_id' | 'sent_at' | 'stored_at' | 'opened_at'>>(sql`
  select release_id, membership_id, sent_at, stored_at, opened_at from document_receipts
  where release_id = any(${[...releaseIds]}::uuid[])`)
