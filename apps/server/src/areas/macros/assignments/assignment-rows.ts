import type { MacroAssignment, MovedDay } from '@allenio/contract/macros'
import { romeDay } from '@allenio/domain/days'
import { hasWeightMoved } from '@allenio/domain/macros'
import { type SpannedAssignment } from '#areas/client-records'
import { calendarWindow, readTrainingCalendars, type ClientTraining } from '#areas/client-overview'
import { clientCard, type Asker, type CardRow } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { macroAssignments } from './assignment-tables.ts'
import { isThere, isVisible } from '../filters.ts'
import { readEnergySources, weightOn, type EnergySource } from '../energy.ts'
import { readMovedDays } from './moved-days.ts'

interface AssignmentRow
  extends Omit<Row<'macro_assignments'>, 'workspace_id' | 'assigned_by' | 'unassigned_on' | 'updated_at'>, Omit<CardRow, 'id'> {
  author_name: string | null
  has_account: boolean
  is_outdated: boolean
  may_open_macro: boolean
}

const readRows = (db: WorkspaceDb, asker: Asker, ids: readonly string[]) =>
  db.many<AssignmentRow>(sql`
  select a.id, a.macro_id, a.client_id, a.title, a.note, a.unit, a.weight_basis, a.days, a.spent_kcal, a.targets, a.weight, a.start_day,
    a.week, a.follows_training, a.message, a.sent_at, a.stored_at, a.opened_at, a.created_at,
    c.membership_id is not null as has_account, c.workspace_id, c.first_name, c.last_name, c.photo_file_id,
    nullif(trim(p.first_name || ' ' || p.last_name), '') as author_name,
    coalesce((a.title, a.note, a.unit, a.weight_basis, a.days, a.spent_kcal)
      is distinct from (e.title, e.note, e.unit, e.weight_basis, e.days, e.spent_kcal)
      and e.id is not null, false) as is_outdated,
    e.id is not null as may_open_macro
  from macro_assignments a join clients c on c.id = a.client_id
  left join macros e on e.id = a.macro_id and ${isThere} and ${isVisible(asker)}
  left join memberships m on m.id = a.assigned_by left join persons p on p.id = m.person_id
  where a.id = any(${[...ids]}::uuid[])`)

/** As calls answer them, in the order of the spans. */
export async function presentAssignments(db: WorkspaceDb, actor: Actor, spans: readonly SpannedAssignment[]): Promise<MacroAssignment[]> {
  if (spans.length === 0) return []
  const ids = spans.map(({ id }) => id)
  const rows = new Map((await readRows(db, actor, ids)).map(row => [row.id, row]))
  const isTeam = actor.role !== 'client'
  const weighed = spans.flatMap(({ id, state, clientId }) => (state !== 'past' && rows.get(id)?.weight ? [clientId] : []))
  const sources = isTeam ? await readEnergySources(db, weighed) : new Map<string, EnergySource>()
  const following = spans.flatMap(({ id, state, clientId }) => (state !== 'past' && rows.get(id)?.follows_training ? [clientId] : []))
  const typed = spans.flatMap(({ id, state, clientId }) => (state !== 'past' && rows.get(id)?.week ? [clientId] : []))
  const [calendars, moved] = await Promise.all([
    readTrainingCalendars(db, following, calendarWindow()),
    readMovedDays(db, typed, calendarWindow()),
  ])
  return spans.flatMap(span => {
    const row = rows.get(span.id)
    const context = {
      actor,
      source: sources.get(span.clientId),
      training: calendars.get(span.clientId),
      moved: moved.get(span.clientId) ?? [],
    }
    return row ? [presentAssignment(row, span, context)] : []
  })
}

interface Context {
  actor: Actor
  source: EnergySource | undefined
  training: ClientTraining | undefined
  moved: readonly MovedDay[]
}

function presentAssignment(
  row: AssignmentRow,
  { state, lastDay }: SpannedAssignment,
  { actor, source, training, moved }: Context,
): MacroAssignment {
  const isTeam = actor.role !== 'client'
  const hasTarget = ({ dayType }: MovedDay) => row.targets.some(target => target.dayType === dayType)
  return {
    id: row.id,
    macroId: row.macro_id,
    client: clientCard({ ...row, id: row.client_id }, actor),
    title: row.title,
    note: row.note,
    unit: row.unit,
    weightBasis: row.weight_basis,
    days: row.days,
    spentKcal: isTeam ? row.spent_kcal : null,
    targets: row.targets,
    weight: row.weight,
    startDay: row.start_day,
    lastDay,
    week: row.week,
    followsTraining: row.follows_training,
    calendar: row.follows_training && state !== 'past' && training ? { spans: training.spans, days: training.days } : null,
    movedDays: row.week && state !== 'past' ? moved.filter(hasTarget) : [],
    message: row.message,
    receipt: row.has_account ? { sentAt: row.sent_at, storedAt: row.stored_at, openedAt: row.opened_at } : null,
    state,
    isOutdated: isTeam && row.is_outdated,
    movedWeight: state === 'past' ? null : movedWeight(row, source),
    // a client may know a member of the team under another name
    assignedBy: isTeam ? row.author_name : null,
    createdAt: row.created_at,
    may: { update: isTeam && state !== 'past' && mayDo(actor, 'update macros'), openMacro: isTeam && row.may_open_macro },
  }
}

/** The kg of the same basis today, where it has moved. */
function movedWeight({ weight }: AssignmentRow, source: EnergySource | undefined): number | null {
  const now = weight && source && weightOn(romeDay(), weight.basis, source)
  return weight && now && hasWeightMoved(weight.kg, now.kg) ? now.kg : null
}

/** The assignments that a call names; also one that counts on no day is answered. */
export const presentNamed = async (db: WorkspaceDb, actor: Actor, ids: readonly string[]): Promise<MacroAssignment[]> =>
  presentAssignments(db, actor, await macroAssignments.listNamed(db, ids))
