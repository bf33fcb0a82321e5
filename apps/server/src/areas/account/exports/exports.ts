import type { Output } from '@allenio/contract'
import { exportDays, exportsPerDay, type startExport } from '@allenio/contract/account'
import { newId } from '@allenio/domain/ids'
import { limitTo, sql, type Database, type NotNull, type OrNull, type Row, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { bringFile, claimUpload, eraseFiles, fileLink, noWorkspace, ownFile, useFiles } from '#platform/files'
import { defineJob, defineSweep, dueInSystem, enqueue } from '#platform/jobs'
import { notifyPerson } from '#platform/notify'
import { emit } from '#platform/realtime'
import { findAccount } from '../addresses.ts'
import { openArchive } from './archive.ts'
import { writeTo } from '../mails/write.ts'
import { exportReady } from '../notifications.ts'

type PresentedExport = Output<typeof startExport>

type ExportRow = Row<'exports'> & OrNull<Row<'files', 'bytes'>>

export interface ExportRequest {
  personId: string
  scope: PresentedExport['scope']
  workspaceId: string | null
}

export const presentExport = (row: ExportRow): PresentedExport => ({
  id: row.id,
  scope: row.scope,
  state: row.state,
  bytes: row.bytes,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  link: row.file_id && fileLink(ownFile(row.file_id), row.person_id),
})

export const listOwnExports = (db: SystemDb, personId: string) =>
  db.many<ExportRow>(sql`
  select e.id, e.person_id, e.workspace_id, e.scope, e.state, e.file_id, f.bytes, e.created_at, e.expires_at
  from exports e left join files f on f.workspace_id = no_workspace() and f.id = e.file_id
  where e.person_id = ${personId} and (e.expires_at is null or e.expires_at > now())
  order by e.created_at desc limit 20`)

const isSameKind = ({ personId, scope, workspaceId }: ExportRequest) =>
  sql`person_id = ${personId} and scope = ${scope} and workspace_id is not distinct from ${workspaceId}`

interface RecentExports {
  count: number
  seconds: number
}

/** Limits exports by the day, also failed ones, because each is as large as everything that it copies. */
async function refuseBeyondDay(db: SystemDb, request: ExportRequest): Promise<void> {
  const { count, seconds } = await db.one<RecentExports>(sql`
    select count(*)::int as count, ceil(extract(epoch from min(created_at) + interval '1 day' - now()))::int as seconds
    from exports where ${isSameKind(request)} and created_at > now() - interval '1 day'`)
  if (count > exportsPerDay) throw new AppError('too many exports', { values: { max: exportsPerDay }, retryAfter: Math.max(1, seconds) })
}

/** Undefined while another export of the same kind is still being made. */
export async function askExport(db: SystemDb, request: ExportRequest): Promise<ExportRow | undefined> {
  const { personId, scope, workspaceId } = request
  // an export that would not fit now is not started; its size is checked again while the archive is written
  await useFiles().space.admit(leastArchiveBytes)
  const row = await db.maybeOne<ExportRow>(sql`
    insert into exports (id, person_id, scope, workspace_id) values (${newId()}, ${personId}, ${scope}, ${workspaceId})
    on conflict do nothing
    returning id, person_id, workspace_id, scope, state, file_id, null::bigint as bytes, created_at, expires_at`)
  if (!row) return undefined
  // counted after the insert, which makes parallel calls wait for one another
  await refuseBeyondDay(db, request)
  await enqueue(db, makeExport, { exportId: row.id })
  return row
}

const leastArchiveBytes = 16_777_216

export const makeExport = defineJob<{ exportId: string }>({
  name: 'make export',
  timeLimitSeconds: 3600,
  retry: { limit: 3 },
  async handle({ database, isLastTry }, { exportId }) {
    try {
      await make(database, exportId)
    } catch (error) {
      // a failed export no longer blocks the next one, so that the person can ask again
      if (isLastTry) await markFailed(database, exportId)
      throw error
    }
  },
})

async function make(database: Database, exportId: string): Promise<void> {
  const row = await findWaiting(database, exportId)
  if (!row) return
  const { person_id: personId, workspace_id: workspaceId } = row
  // the person may have lost the right since they asked
  if (workspaceId !== null && !(await isAdmin(database, personId, workspaceId))) return markFailed(database, exportId)
  const asker = await database.withSystem('read', db => findAccount(db, personId))
  if (!asker) return markFailed(database, exportId)
  const archive = {
    personId,
    name: 'allenio-export.zip',
    mimeType: 'application/zip',
    body: await openArchive(database, { personId, workspaceId, language: asker.locale }),
    accept: ['application/zip'],
    maxBytes: Number.MAX_SAFE_INTEGER,
    isExport: true,
  }
  const uploadId = await bringFile(archive)
  await database.withSystem('write', async db => {
    const file = await claimUpload(db, uploadId, archive)
    const isFirst = await db.run(sql`
      update exports set state = 'ready', file_id = ${file.id}, expires_at = now() + make_interval(days => ${exportDays})
      where id = ${exportId} and state = 'waiting'`)
    if (!isFirst) throw new Error('the export was made twice at once')
    await endOlder(db, row)
    emit(db, { personId }, 'export ready', { id: exportId })
    const person = await findAccount(db, personId)
    if (person) await writeTo(db, person, 'export ready', { path: '/settings' })
    await notifyPerson(db, exportReady, { personId, subject: {} })
  })
}

/** The newest copy replaces the earlier ones. */
async function endOlder(db: SystemDb, { id, person_id: personId, scope, workspace_id: workspaceId }: ExportRow): Promise<void> {
  const older = await db.many<Row<'exports', 'id'> & NotNull<Row<'exports', 'file_id'>>>(sql`
    select id, file_id from exports where ${isSameKind({ personId, scope, workspaceId })} and id <> ${id} and file_id is not null
    for update`)
  await db.run(sql`
    update exports set file_id = null, expires_at = now() where id = any(${older.map(each => each.id)}::uuid[])`)
  await eraseFiles(
    db,
    noWorkspace,
    older.map(each => each.file_id),
  )
}

const markFailed = async (database: Database, exportId: string): Promise<void> => {
  await database.withSystem('write', db =>
    db.run(sql`
    update exports set state = 'failed' where id = ${exportId} and state = 'waiting'`),
  )
}

const findWaiting = (database: Database, exportId: string) =>
  database.withSystem('read', db =>
    db.maybeOne<ExportRow>(sql`
  select id, person_id, scope, workspace_id from exports where id = ${exportId} and state = 'waiting'`),
  )

const isAdmin = async (database: Database, personId: string, workspaceId: string) =>
  (await database.withSystem('read', db =>
    db.maybeOne(sql`
    select 1 as is_admin from memberships
    where workspace_id = ${workspaceId} and person_id = ${personId} and role = 'admin' and status = 'active'`),
  )) !== undefined

const isStuck = sql`state = 'waiting' and created_at < now() - interval '1 day'`
const isOver = sql`((expires_at < now() and created_at < now() - interval '1 day')
  or (state = 'failed' and created_at < now() - interval '7 days'))`

export const sweepExports = defineSweep({
  name: 'sweep exports',
  cron: '41 * * * *',
  parts: () => [
    dueInSystem({
      list: (db, { isNext, limit }) =>
        db.many<Row<'exports', 'id'>>(sql`
        select id from exports where (${isStuck} or ${isOver}) and ${isNext(sql`id`)} order by created_at ${limitTo(limit)}`),
      treat: (db, [item]) => endExport(db, item?.id ?? ''),
    }),
  ],
})

/** An export that was never made has failed; an old one is erased with its file. */
async function endExport(db: SystemDb, id: string): Promise<void> {
  await db.run(sql`update exports set state = 'failed' where id = ${id} and ${isStuck}`)
  const row = await db.maybeOne<Row<'exports', 'file_id'>>(sql`delete from exports where id = ${id} and ${isOver} returning file_id`)
  if (row?.file_id) await eraseFiles(db, noWorkspace, [row.file_id])
}
