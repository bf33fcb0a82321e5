import type { Output } from '@allenio/contract'
import { deletedClientDays, type erasedRecords, type getClientErasure } from '@allenio/contract/clients'
import type { Eraser } from '#areas/account'
import { removeMember } from '#areas/permissions'
import { collectionOf } from '#platform/contributions'
import { daysAgo, limitTo, sql, type Database, type Db, type NotNull, type Row, type WorkspaceDb } from '#platform/db'
import { eraseFiles } from '#platform/files'
import { defineSweep, dueInWorkspaces } from '#platform/jobs'

export interface ErasedClients {
  workspaceId: string
  clientIds: readonly string[]
}

type FilesOf = (db: Db, of: ErasedClients) => Promise<string[]>

/** An area lists its clients' files here, to be erased with them; its rows go by their foreign key. */
export const clientFileOwners = collectionOf<FilesOf>('client file owners')

interface PhotoFile {
  id: NonNullable<Row<'clients'>['photo_file_id']>
}

interface ErasedPart {
  kind: (typeof erasedRecords)[number]
  count: (db: WorkspaceDb, clientId: string) => Promise<number>
}

/** An area counts here what goes with a client and may have to be kept. */
export const erasedParts = collectionOf<ErasedPart>('erased parts', ({ kind }) => kind)

export async function countErased(db: WorkspaceDb, clientId: string): Promise<Output<typeof getClientErasure>> {
  const counts = await Promise.all(erasedParts.gathered().map(async ({ kind, count }) => ({ kind, count: await count(db, clientId) })))
  return { records: counts.filter(({ count }) => count > 0) }
}

export const photosOfErased: FilesOf = async (db, { workspaceId, clientIds }) =>
  (
    await db.many<PhotoFile>(sql`
  select photo_file_id as id from clients
  where workspace_id = ${workspaceId} and id = any(${[...clientIds]}::uuid[]) and photo_file_id is not null`)
  ).map(row => row.id)

/** Erases clients with everything that the business keeps about them. */
export async function eraseClients(db: Db, of: ErasedClients): Promise<void> {
  const { workspaceId, clientIds } = of
  if (!clientIds.length) return
  for (const filesOf of clientFileOwners.gathered()) await eraseFiles(db, workspaceId, await filesOf(db, of))
  await db.run(sql`delete from clients where workspace_id = ${workspaceId} and id = any(${[...clientIds]}::uuid[])`)
}

const isOver = sql`deleted_at < ${daysAgo(deletedClientDays)}`

async function eraseDeletedClient(db: WorkspaceDb, id: string): Promise<void> {
  const client = await db.maybeOne<Row<'clients', 'membership_id'>>(sql`
    select membership_id from clients where id = ${id} and ${isOver} for update skip locked`)
  if (!client) return
  await eraseClients(db, { workspaceId: db.workspaceId, clientIds: [id] })
  if (client.membership_id !== null) await removeMember(db, client.membership_id)
}

const deletedClients = dueInWorkspaces({
  list: (db, { isNext, limit }) =>
    db.many<Row<'clients', 'workspace_id' | 'id'>>(sql`
    select workspace_id, id from clients where ${isOver} and ${isNext(sql`workspace_id`, sql`id`)} order by deleted_at ${limitTo(limit)}`),
  treat: async (db, items) => {
    for (const { id } of items) await eraseDeletedClient(db, id)
  },
})

export const sweepDeletedClients = defineSweep({ name: 'sweep deleted clients', cron: '23 * * * *', parts: () => [deletedClients] })

export const eraseDeletedClients = (database: Database): Promise<number> => deletedClients({ database, job: sweepDeletedClients.name })

export const clientEraser: Eraser = {
  tables: ['clients'],

  // a person who deletes their account also erases the client records with which they could enter
  async ofPerson(db, personId) {
    const records = await db.many<Row<'clients', 'workspace_id' | 'id'>>(sql`
      select c.workspace_id, c.id from clients c
      join memberships m on m.workspace_id = c.workspace_id and m.id = c.membership_id where m.person_id = ${personId}`)
    for (const { workspace_id: workspaceId, id } of records) await eraseClients(db, { workspaceId, clientIds: [id] })
  },
}

/** Signed sheets of consents go with the client. */
export async function scansOfErased(db: Db, { workspaceId, clientIds }: ErasedClients): Promise<string[]> {
  const rows = await db.many<NotNull<Row<'consents', 'scan_file_id'>>>(sql`
    select scan_file_id from consents
    where workspace_id = ${workspaceId} and client_id = any(${[...clientIds]}::uuid[]) and scan_file_id is not null`)
  return rows.map(row => row.scan_file_id)
}
