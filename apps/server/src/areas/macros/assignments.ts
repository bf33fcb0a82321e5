import type { Output, ParsedInput } from '@allenio/contract'
import type { assignMacro, FrozenWeight } from '@allenio/contract/macro-assignments'
import { assignmentOn, resolveDays, weekFits } from '@allenio/domain/macros'
import { businessDay, reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { addSubjects, jsonText, sql, type Row, type WorkspaceDb } from '#platform/db'
import { AppError, found, type FieldFault } from '#platform/errors'
import { presentNamed } from './assignment-rows.ts'
import { readEnergySources, weightOn } from './energy.ts'
import { fieldsOf } from './fields.ts'
import type { MacroRecord } from './library.ts'
import { notifyAssigned, notifyChanged } from './notifications.ts'

type Assignment = Omit<ParsedInput<typeof assignMacro>, 'id'>
type NewAssignment = Assignment['clients'][number]
type Assigned = Output<typeof assignMacro>

/** Gives clients the macro as it is now, or changes what they have of it. */
export async function assignToClients(
  db: WorkspaceDb,
  actor: Actor,
  macro: MacroRecord,
  { clients, message }: Assignment,
): Promise<Assigned> {
  await requireClients(db, actor, macro, clients)
  requireWeeks(macro, clients)
  const weights = await findWeights(db, macro, clients)
  const notes = await listNotes(db, macro, clients)
  const fields = fieldsOf(macro)
  const rows = clients.map((client, at) => ({
    id: client.assignmentId,
    client: client.clientId,
    start: client.startDay,
    week: client.week,
    weight: weights[at] ?? null,
    targets: resolveDays(fields, weights[at]?.kg ?? null),
  }))
  const ids = rows.map(({ id }) => id)
  const changedIds = await listExisting(db, ids)
  // the moment has milliseconds, which is what the spans compare
  const stored = await db.run(sql`
    insert into macro_assignments as a (id, macro_id, client_id, title, note, unit, weight_basis, days, targets, weight, start_day, week,
      message, assigned_by, created_at)
    select r.id, ${macro.id}, r.client, ${fields.title}, ${fields.note}, ${fields.unit}, ${fields.weightBasis},
      ${jsonText(fields.days)}::jsonb, r.targets, nullif(r.weight, 'null'::jsonb), r.start, r.week, ${message}, ${actor.membershipId},
      date_trunc('milliseconds', clock_timestamp())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, client uuid, start date, week text[], weight jsonb, targets jsonb)
    on conflict (workspace_id, id) do update set title = excluded.title, note = excluded.note, unit = excluded.unit,
      weight_basis = excluded.weight_basis, days = excluded.days, targets = excluded.targets, weight = excluded.weight,
      start_day = excluded.start_day, week = excluded.week, message = excluded.message, assigned_by = excluded.assigned_by,
      unassigned_on = null, updated_at = now()
    where a.macro_id = excluded.macro_id and a.client_id = excluded.client_id`)
  // an id of the device that names another client's assignment, or one of another macro
  if (stored < rows.length) throw new AppError('record id taken')
  const clientIds = rows.map(({ client }) => client)
  await audit(db, { personId: actor.personId, action: 'assign macro', subjectId: macro.id, details: { clientIds } })
  const assigned = await presentNamed(db, actor, ids)
  for (const assignment of assigned) {
    await (changedIds.has(assignment.id) ? notifyChanged : notifyAssigned)(db, assignment)
  }
  return { assigned, notes }
}

async function requireClients(db: WorkspaceDb, actor: Actor, macro: MacroRecord, wanted: readonly NewAssignment[]): Promise<void> {
  const ids = wanted.map(({ clientId }) => clientId)
  const clients = await db.many<Row<'clients', 'id' | 'status'>>(sql`
    select c.id, c.status from clients c where c.id = any(${ids}::uuid[]) and ${reachableClients(actor)}
    order by c.id for no key update of c`)
  if (clients.length < ids.length) throw new AppError('not found')
  if (clients.some(({ status }) => status === 'inactive')) throw new AppError('macro client inactive')
  if (macro.client_id !== null && ids.some(id => id !== macro.client_id)) throw new AppError('macro of another client')
  addSubjects(db, ids)
}

function requireWeeks({ days }: MacroRecord, clients: readonly NewAssignment[]): void {
  refuse(
    'macro week',
    clients.flatMap(({ week }, at) => (weekFits(week, days) ? [] : [`clients.${at}.week`])),
  )
}

function refuse(code: FieldFault['code'], fields: readonly string[]): void {
  if (fields.length > 0) throw new AppError(code, { fields: Object.fromEntries(fields.map(field => [field, { code }])) })
}

/** The weight of each client that the grams per kg go by; null for other units. */
async function findWeights(
  db: WorkspaceDb,
  { unit, weight_basis: basis }: MacroRecord,
  clients: readonly NewAssignment[],
): Promise<(FrozenWeight | null)[]> {
  if (unit !== 'grams per kg') return clients.map(() => null)
  const today = businessDay()
  const sources = await readEnergySources(
    db,
    clients.flatMap(({ clientId, weightKg }) => (weightKg === undefined ? [clientId] : [])),
  )
  const weights = clients.map(({ clientId, weightKg }): FrozenWeight | null => {
    if (weightKg !== undefined) return { kg: weightKg, basis, formula: null, day: today }
    const source = sources.get(clientId)
    return source ? weightOn(today, basis, source) : null
  })
  refuse(
    'macro weight needed',
    weights.flatMap((weight, at) => (weight ? [] : [`clients.${at}.weightKg`])),
  )
  return weights
}

type ClientRow = Row<'macro_assignments', 'id' | 'macro_id' | 'client_id' | 'title' | 'start_day' | 'created_at' | 'unassigned_on'>

/** The macros that these clients would have on the first day of the new one without it. */
async function listNotes(db: WorkspaceDb, macro: MacroRecord, clients: readonly NewAssignment[]): Promise<Assigned['notes']> {
  const rows = await db.many<ClientRow>(sql`
    select a.id, a.macro_id, a.client_id, a.title, a.start_day, a.created_at, a.unassigned_on from macro_assignments a
    where a.client_id = any(${clients.map(({ clientId }) => clientId)}::uuid[])
      and a.id <> all(${clients.map(({ assignmentId }) => assignmentId)}::uuid[])`)
  const byClient = Map.groupBy(rows, row => row.client_id)
  return clients.flatMap(({ clientId, startDay }) => {
    const others = (byClient.get(clientId) ?? []).map(({ id, macro_id, title, start_day, created_at, unassigned_on }) => ({
      id,
      macroId: macro_id,
      title,
      startDay: start_day,
      createdAt: created_at,
      unassignedOn: unassigned_on,
    }))
    const other = assignmentOn(others, startDay)
    if (!other) return []
    const kind = other.macroId === macro.id ? 'has it already' : other.startDay === startDay ? 'replaces another' : 'ends another'
    return [{ clientId, kind, title: other.title }]
  })
}

const listExisting = async (db: WorkspaceDb, ids: readonly string[]): Promise<Set<string>> =>
  new Set(
    (await db.many<Row<'macro_assignments', 'id'>>(sql`select id from macro_assignments where id = any(${[...ids]}::uuid[])`)).map(
      ({ id }) => id,
    ),
  )

interface AssignmentAt {
  /** The macro, which may have been deleted. */
  id: string
  assignmentId: string
}

type ReachedAssignment = Row<'macro_assignments', 'id' | 'client_id' | 'unassigned_on'>

/** The assignment that a call changes, locked; absent and out of reach are alike. */
async function reachAssignment(db: WorkspaceDb, actor: Actor, { id, assignmentId }: AssignmentAt): Promise<ReachedAssignment> {
  const row = found(
    await db.maybeOne<ReachedAssignment>(sql`
    select a.id, a.client_id, a.unassigned_on from macro_assignments a
    where a.id = ${assignmentId} and a.macro_id = ${id} and a.client_id in (select c.id from clients c where ${reachableClients(actor)})
    for no key update of a`),
  )
  addSubjects(db, [row.client_id])
  return row
}

const auditChange = (db: WorkspaceDb, actor: Actor, action: string, { id, client_id }: ReachedAssignment) =>
  audit(db, { personId: actor.personId, action, subjectId: client_id, details: { assignmentId: id } })

async function presentOne(db: WorkspaceDb, actor: Actor, id: string) {
  const [assignment] = await presentNamed(db, actor, [id])
  return found(assignment)
}

export async function moveAssignment(db: WorkspaceDb, actor: Actor, at: AssignmentAt, startDay: string) {
  const row = await reachAssignment(db, actor, at)
  // an unassigned macro has no first day any more
  if (row.unassigned_on !== null) throw new AppError('not found')
  await db.run(sql`update macro_assignments set start_day = ${startDay}, updated_at = now() where id = ${row.id}`)
  await auditChange(db, actor, 'move macro', row)
  const assignment = await presentOne(db, actor, row.id)
  await notifyChanged(db, assignment)
  return assignment
}

export async function unassign(db: WorkspaceDb, actor: Actor, at: AssignmentAt): Promise<void> {
  const row = await reachAssignment(db, actor, at)
  if (row.unassigned_on !== null) throw new AppError('not found')
  await db.run(sql`update macro_assignments set unassigned_on = ${businessDay()}, updated_at = now() where id = ${row.id}`)
  await auditChange(db, actor, 'unassign macro', row)
}

export async function undoUnassign(db: WorkspaceDb, actor: Actor, at: AssignmentAt) {
  const row = await reachAssignment(db, actor, at)
  if (row.unassigned_on === null) throw new AppError('not found')
  await db.run(sql`update macro_assignments set unassigned_on = null, updated_at = now() where id = ${row.id}`)
  await auditChange(db, actor, 'undo unassign macro', row)
  return presentOne(db, actor, row.id)
}
