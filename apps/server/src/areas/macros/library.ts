import type { ParsedInput } from '@allenio/contract'
import {
  macroLimits,
  type cloneMacro as cloning,
  type createMacro as creation,
  type updateMacro as update,
  type MacroContent,
} from '@allenio/contract/macros'
import { newId } from '@allenio/domain/ids'
import { reachClient } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, wrongField } from '#platform/errors'
import { copyName } from '#platform/row-changes'
import { fieldColumns, fieldsOf, fieldValues, requireValid } from './fields.ts'
import { isThere, isVisible } from './filters.ts'

interface NewMacro {
  id: string
  /** The one for whom it is made; null in the library. */
  clientId: string | null
  fields: MacroContent
}

/** Stores a macro; one that a device sends again stays as it is. */
export async function insertMacro(
  db: WorkspaceDb,
  { membershipId }: Pick<Actor, 'membershipId'>,
  { id, clientId, fields }: NewMacro,
): Promise<void> {
  const added = await db.run(sql`
    insert into macros (id, author_id, client_id, ${fieldColumns})
    values (${id}, ${membershipId}, ${clientId}::uuid, ${fieldValues(fields)})
    on conflict (workspace_id, id) do nothing`)
  if (added > 0) return
  const own = await db.maybeOne(sql`
    select 1 from macros e where e.id = ${id} and e.author_id = ${membershipId} and e.client_id is not distinct from ${clientId}::uuid
      and ${isThere}`)
  if (!own) throw new AppError('record id taken')
}

export async function createMacro(
  db: WorkspaceDb,
  actor: Actor,
  { id = newId(), clientId, ...fields }: ParsedInput<typeof creation>,
): Promise<string> {
  if (clientId !== undefined) await reachClient(db, actor, clientId)
  requireClientOf(fields, clientId ?? null)
  await requireValid(db, fields)
  await insertMacro(db, actor, { id, clientId: clientId ?? null, fields })
  await audit(db, { personId: actor.personId, action: 'create macro', subjectId: id })
  return id
}

/** The energy that one client spends says nothing of others. */
function requireClientOf({ spentKcal = null }: MacroContent, clientId: string | null): void {
  if (spentKcal !== null && clientId === null) throw wrongField('spentKcal', 'invalid input')
}

export type MacroRecord = Row<
  'macros',
  'id' | 'client_id' | 'title' | 'note' | 'unit' | 'weight_basis' | 'days' | 'spent_kcal' | 'updated_at'
>

/** A macro that the member sees, locked for a change; absent and out of reach are alike. */
export const reachMacroToChange = async (db: WorkspaceDb, actor: Actor, id: string): Promise<MacroRecord> =>
  found(
    await db.maybeOne<MacroRecord>(sql`
    select e.id, e.client_id, e.title, e.note, e.unit, e.weight_basis, e.days, e.spent_kcal, e.updated_at from macros e
    where e.id = ${id} and ${isThere} and ${isVisible(actor)} for no key update of e`),
  )

export async function updateMacro(db: WorkspaceDb, actor: Actor, { id, readAt, ...written }: ParsedInput<typeof update>): Promise<void> {
  const row = await reachMacroToChange(db, actor, id)
  if (readAt !== undefined && Date.parse(readAt) !== Date.parse(row.updated_at)) throw new AppError('changed meanwhile')
  const base = fieldsOf(row)
  const fields: MacroContent = {
    title: written.title ?? base.title,
    note: written.note ?? base.note,
    unit: written.unit ?? base.unit,
    weightBasis: written.weightBasis ?? base.weightBasis,
    days: written.days ?? base.days,
    spentKcal: written.spentKcal === undefined ? base.spentKcal : written.spentKcal,
  }
  requireClientOf(fields, row.client_id)
  await requireValid(db, fields)
  await db.run(sql`update macros set (${fieldColumns}) = row (${fieldValues(fields)}), updated_at = clock_timestamp() where id = ${id}`)
  await audit(db, { personId: actor.personId, action: 'update macro', subjectId: id })
}

export async function cloneMacro(db: WorkspaceDb, actor: Actor, clone: ParsedInput<typeof cloning>): Promise<string> {
  const row = await reachMacroToChange(db, actor, clone.id)
  if (clone.clientId !== undefined) await reachClient(db, actor, clone.clientId)
  const id = newId()
  const title = clone.title ?? copyName(row.title, actor.language, macroLimits.title)
  const clientId = clone.clientId ?? null
  const fields = fieldsOf(row)
  const spentKcal = clientId === row.client_id ? fields.spentKcal : null
  await insertMacro(db, actor, { id, clientId, fields: { ...fields, title, spentKcal } })
  await audit(db, { personId: actor.personId, action: 'clone macro', subjectId: id })
  return id
}
