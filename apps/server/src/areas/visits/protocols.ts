import type { ParsedInput } from '@allenio/contract'
import {
  deletedProtocolDays,
  protocolsAtMost,
  type createProtocol as creation,
  type Protocol,
  type updateProtocol as update,
} from '@allenio/contract/visits'
import { newId } from '@allenio/domain/ids'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { jsonText, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { found, wrongField } from '#platform/errors'
import { defineSweep } from '#platform/jobs'
import { erasureOfRows, rowDeletion, rowLimit } from '#platform/row-changes'

type ProtocolRow = Row<'protocols', 'id' | 'name_it' | 'name_en' | 'content'>

const listRows = (db: WorkspaceDb, condition: Sql) =>
  db.many<ProtocolRow>(sql`
  select e.id, e.name_it, e.name_en, e.content from protocols e where e.deleted_at is null and ${condition} order by e.id`)

const present = ({ id, name_it: nameIt, name_en: nameEn, content }: ProtocolRow): Protocol => ({ id, nameIt, nameEn, ...content })

/** Lists the business's own protocols, in the order in which they were made. */
export const listOwnProtocols = async (db: WorkspaceDb): Promise<Protocol[]> => (await listRows(db, sql`true`)).map(present)

export async function readProtocol(db: WorkspaceDb, id: string): Promise<Protocol> {
  const [row] = await listRows(db, sql`e.id = ${id}`)
  return present(found(row))
}

const refuseTooMany = rowLimit({ table: 'protocols', max: protocolsAtMost, code: 'too many protocols' })

function requireName({ nameIt, nameEn }: Pick<Protocol, 'nameIt' | 'nameEn'>): void {
  if (nameIt === '' && nameEn === '') throw wrongField('nameIt', 'protocol name needed')
}

type Author = Pick<Actor, 'personId'>

export async function createProtocol(
  db: WorkspaceDb,
  { personId }: Author,
  { nameIt, nameEn, ...content }: ParsedInput<typeof creation>,
): Promise<string> {
  requireName({ nameIt, nameEn })
  await refuseTooMany(db, 1)
  const id = newId()
  await db.run(sql`
    insert into protocols (id, name_it, name_en, content) values (${id}, ${nameIt}, ${nameEn}, ${jsonText(content)}::jsonb)`)
  await audit(db, { personId, action: 'create protocol', subjectId: id })
  return id
}

export async function updateProtocol(
  db: WorkspaceDb,
  { personId }: Author,
  { id, nameIt, nameEn, ...content }: ParsedInput<typeof update>,
): Promise<void> {
  requireName({ nameIt, nameEn })
  const row = await db.maybeOne<Row<'protocols', 'id'>>(sql`
    update protocols set name_it = ${nameIt}, name_en = ${nameEn}, content = ${jsonText(content)}::jsonb, updated_at = now()
    where id = ${id} and deleted_at is null returning id`)
  await audit(db, { personId, action: 'update protocol', subjectId: found(row).id })
}

export const protocolDeletion = rowDeletion({
  table: 'protocols',
  thing: 'protocol',
  permission: 'update visits',
  days: deletedProtocolDays,
  // only admins reach these endpoints, and the settings are theirs
  isReachable: () => sql`true`,
  refuseTooMany,
})

export const sweepDeletedProtocols = defineSweep({
  name: 'sweep deleted protocols',
  cron: '51 3 * * *',
  parts: () => [erasureOfRows({ table: 'protocols', days: deletedProtocolDays })],
})
