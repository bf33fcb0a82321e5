import type { ClientImport } from '@allenio/contract/client-intake'
import { newId } from '@allenio/domain/ids'
import { findPresets, type BusinessPresets } from '#areas/business'
import { eraseDraft, insertCharge, inviteClients, notifyClientAccess, writeDrafts, type ImportedClient } from '#areas/clients'
import { reservePlaces } from '#areas/plan'
import { sql, type WorkspaceDb } from '#platform/db'
import { replaceFile } from '#platform/files'
import { notify } from '#platform/notify'
import { emit } from '#platform/realtime'
import { findKnown, nameOf, wholeRow, type AcceptedRow, type RefusedRow } from './import-rows.ts'
import { lockImport, type ImportAtWork } from './imports.ts'
import { importFailed, importFinished } from './notifications.ts'

const rowsAtOnce = 250
// limits the letters, because long notes become documents of several times their length
const lettersAtOnce = 250_000

/** Answers whether rows are left. */
export async function importBatch(db: WorkspaceDb, id: string, rows: readonly AcceptedRow[]): Promise<boolean> {
  const row = await lockImport(db, id)
  if (!row || (row.state !== 'waiting' && row.state !== 'running')) return false
  const batch = batchFrom(rows, row.done)
  const places = (await reservePlaces(db, db.workspaceId)) ?? Infinity
  const { writtenCount, refused, leftOut } = await writeBatch(db, { row, batch, places })
  const done = row.done + batch.length
  const isOver = done >= rows.length
  const state: ClientImport['state'] = isOver ? 'done' : 'running'
  // the report of refused rows is made from the table's file: without refused rows the file is no longer needed
  const isFileDone = isOver && row.refused.length + refused.length === 0
  const typesLeftOut = [...new Set([...row.types_left_out, ...leftOut])]
  await db.run(sql`
    update client_imports set state = ${state}, done = ${done}, created = created + ${writtenCount},
      refused = refused || ${JSON.stringify(refused)}::jsonb, types_left_out = ${typesLeftOut}::text[],
      finished_at = case when ${isOver}::boolean then now() end,
      file_id = case when ${isFileDone}::boolean then null else file_id end
    where id = ${id}`)
  if (isFileDone) await replaceFile(db, row.file_id, null)
  const created = row.created + writtenCount
  emitProgress(db, row, { state, done, created })
  if (isOver) {
    const subject = { count: created, refused: row.refused.length + refused.length }
    await notify(db, importFinished, { to: [row.membership_id], subject, once: id })
  }
  return !isOver
}

/** Takes only as many rows as one transaction can write without keeping others waiting. */
function batchFrom(rows: readonly AcceptedRow[], from: number): AcceptedRow[] {
  const batch: AcceptedRow[] = []
  let letters = 0
  for (const row of rows.slice(from, from + rowsAtOnce)) {
    const { goal, injuries, allergies, note } = row.draft
    letters += goal.length + injuries.length + allergies.length + (note?.length ?? 0)
    if (batch.length && letters > lettersAtOnce) break
    batch.push(row)
  }
  return batch
}

interface BatchResult {
  writtenCount: number
  refused: RefusedRow[]
  /** Types beyond the limit. */
  leftOut: string[]
}

interface Batch {
  row: ImportAtWork
  batch: readonly AcceptedRow[]
  places: number
}

/** Refuses people who became clients since the preview, and everybody beyond `places`, which the caller has counted again. */
async function writeBatch(db: WorkspaceDb, { row, batch, places }: Batch): Promise<BatchResult> {
  const { membership_id, role, options } = row
  const presets = await findPresets(db, db.workspaceId)
  const knownFaults = await findKnown(db, batch)
  const refused: RefusedRow[] = []
  const imported: ImportedClient[] = []
  for (const { line, draft } of batch) {
    const fault = knownFaults.get(line) ?? (imported.length >= places ? 'over the limit' : undefined)
    if (fault) refused.push({ line, ...wholeRow, fault, value: nameOf(draft) })
    else imported.push({ id: newId(), line, draft })
  }
  const leftOut = await writeDrafts(db, imported, { ...presets, membershipId: membership_id })
  const charge = { workspaceId: db.workspaceId, clientIds: imported.map(({ id }) => id), membershipId: membership_id }
  if (role !== 'admin') await insertCharge(db, charge)
  const uninvited = options.invite ? await inviteAll(db, row, { imported, language: presets.language }) : []
  await notifyClientAccess(db, charge)
  return { writtenCount: imported.length - uninvited.length, refused: [...refused, ...uninvited], leftOut }
}

interface Invitees {
  imported: readonly ImportedClient[]
  /** For those whose row names none. */
  language: BusinessPresets['language']
}

/** Invites the imported clients. Answers the rows whose invitation failed and which become no clients; the others go on. */
async function inviteAll(db: WorkspaceDb, row: ImportAtWork, { imported, language: preset }: Invitees): Promise<RefusedRow[]> {
  const writer = { role: row.role, withheldPermissions: [], membershipId: row.membership_id, language: row.language }
  const invited = imported.flatMap(({ id, draft: { email, firstName, lastName, language } }) =>
    email === null ? [] : [{ id, email, first_name: firstName, last_name: lastName, language: language ?? preset }],
  )
  const refusals = await inviteClients(db, writer, invited)
  const refused: RefusedRow[] = []
  for (const { id, line, draft } of imported) {
    const code = refusals.get(id)?.code
    // a person beyond the limit of the day, or who has just declined, becomes a client whom somebody can invite later
    if (code === undefined || code === 'invitation declined') continue
    await eraseDraft(db, id)
    const fault = code === 'address of the team' ? code : 'known already'
    refused.push({ line, ...wholeRow, fault, value: nameOf(draft) })
  }
  return refused
}

/** Clients who were imported so far stay; an import of the same table adds the others. */
export async function giveUp(db: WorkspaceDb, id: string): Promise<void> {
  const row = await lockImport(db, id)
  if (!row || (row.state !== 'waiting' && row.state !== 'running')) return
  await db.run(sql`update client_imports set state = 'failed', finished_at = now() where id = ${id}`)
  emitProgress(db, row, { state: 'failed', done: row.done, created: row.created })
  await notify(db, importFailed, { to: [row.membership_id], subject: {}, once: id })
}

function emitProgress(
  db: WorkspaceDb,
  { id, person_id, options }: ImportAtWork,
  progress: Pick<ClientImport, 'state' | 'done' | 'created'>,
): void {
  const payload = { id, total: options.lines?.length ?? 0, ...progress }
  emit(db, { personId: person_id, workspaceId: db.workspaceId }, 'client import', payload)
}
