import type { Output, ParsedInput } from '@allenio/contract'
import type { assignMacro, FrozenWeight } from '@allenio/contract/macros'
import { romeDay } from '@allenio/domain/days'
import { resolveDays, weekFits } from '@allenio/domain/macros'
import { lockClientsToAssign, type AssignmentAt, type AssignmentsAt } from '#areas/client-records'
import { retractNotifications } from '#areas/notifications'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { jsonText, sql, type WorkspaceDb } from '#platform/db'
import { AppError, found, type FieldFault } from '#platform/errors'
import { presentNamed } from './assignment-rows.ts'
import { assignmentEnds, macroAssignments } from './assignment-tables.ts'
import { readEnergySources, weightOn } from '../energy.ts'
import { fieldsOf } from '../fields.ts'
import type { MacroRecord } from '../library.ts'
import { macroAssigned, notifyAssigned, notifyChanged } from '../notifications.ts'
import { isHidden } from '../visibility.ts'

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
  await lockClientsToAssign(db, actor, {
    ids: clients.map(({ clientId }) => clientId),
    onlyClientId: macro.client_id,
    inactive: 'macro client inactive',
    ofAnother: 'macro of another client',
  })
  requireWeeks(macro, clients)
  const weights = await findWeights(db, macro, clients)
  const notes = await macroAssignments.listNotes(db, macro.id, clients)
  const fields = fieldsOf(macro)
  const rows = clients.map((client, at) => ({
    id: client.assignmentId,
    client: client.clientId,
    start: client.startDay,
    week: client.week,
    follows: client.followsTraining,
    message: client.message ?? message,
    weight: weights[at] ?? null,
    targets: resolveDays(fields, weights[at]?.kg ?? null),
  }))
  const ids = rows.map(({ id }) => id)
  const changedIds = await macroAssignments.listExisting(db, ids)
  // the moment has milliseconds, which is what the spans compare
  const stored = await db.run(sql`
    insert into macro_assignments as a (id, macro_id, client_id, title, note, unit, weight_basis, days, spent_kcal, targets, weight,
      start_day, week, follows_training, message, assigned_by, sent_at, created_at)
    select r.id, ${macro.id}, r.client, ${fields.title}, ${fields.note}, ${fields.unit}, ${fields.weightBasis},
      ${jsonText(fields.days)}::jsonb, ${fields.spentKcal ?? null}::integer, r.targets, nullif(r.weight, 'null'::jsonb), r.start, r.week,
      r.follows, r.message, ${actor.membershipId}, case when c.membership_id is not null and not ${isHidden} then now() end,
      date_trunc('milliseconds', clock_timestamp())
    from jsonb_to_recordset(${jsonText(rows)}::jsonb)
      as r (id uuid, client uuid, start date, week text[], follows boolean, message text, weight jsonb, targets jsonb)
      join clients c on c.id = r.client
    on conflict (workspace_id, id) do update set title = excluded.title, note = excluded.note, unit = excluded.unit,
      weight_basis = excluded.weight_basis, days = excluded.days, spent_kcal = excluded.spent_kcal,
      targets = excluded.targets, weight = excluded.weight, start_day = excluded.start_day, week = excluded.week,
      follows_training = excluded.follows_training, message = excluded.message, assigned_by = excluded.assigned_by,
      unassigned_on = null, sent_at = excluded.sent_at, stored_at = null, opened_at = null, updated_at = now()
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

function requireWeeks({ days }: MacroRecord, clients: readonly NewAssignment[]): void {
  refuse(
    'macro week',
    clients.flatMap(({ week, followsTraining }, at) => (weekFits(week, days, { followsTraining }) ? [] : [`clients.${at}.week`])),
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
  const today = romeDay()
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

async function presentOne(db: WorkspaceDb, actor: Actor, id: string) {
  const [assignment] = await presentNamed(db, actor, [id])
  return found(assignment)
}

export async function moveAssignment(db: WorkspaceDb, actor: Actor, at: AssignmentAt, startDay: string) {
  const row = await assignmentEnds.reachOpen(db, actor, at)
  await db.run(sql`update macro_assignments set start_day = ${startDay}, updated_at = now() where id = ${row.id}`)
  await assignmentEnds.auditChange(db, actor, 'move', row)
  const assignment = await presentOne(db, actor, row.id)
  await notifyChanged(db, assignment)
  return assignment
}

export const undoUnassign = async (db: WorkspaceDb, actor: Actor, at: AssignmentAt) =>
  presentOne(db, actor, await assignmentEnds.undoUnassign(db, actor, at))

/** Clients hear nothing any more of what was taken back. */
export async function undoAssign(db: WorkspaceDb, actor: Actor, at: AssignmentsAt): Promise<void> {
  const deletedIds = await assignmentEnds.undo(db, actor, at)
  await retractNotifications(db, { kind: macroAssigned.kind, about: deletedIds })
}
