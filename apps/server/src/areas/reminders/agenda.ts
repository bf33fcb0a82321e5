import { agendaLayers, agendaLimits, type AgendaEntry, type AgendaLayer } from '@allenio/contract/reminders'
import { agendaParts, type AgendaPart, type AgendaPartEntry } from '#areas/client-overview'
import { reachableClients, todayFor } from '#areas/clients'
import { mayDo, type Actor } from '#platform/access'
import { bulk, sql, type Row, type WorkspaceDb } from '#platform/db'
import type { Eyes } from './access.ts'

interface AgendaWindow {
  from: string
  to: string
  clientId?: string | undefined
  /** The reminders that are shown beside it, whose tasks are left out. */
  reminderIds: readonly string[]
}

export interface Agenda {
  entries: AgendaEntry[]
  hasMore: boolean
}

/** The parts that a member may see. */
const partsFor = (actor: Actor): AgendaPart[] =>
  agendaParts
    .gathered()
    .filter(({ permission, isForClients }) => mayDo(actor, permission) && (actor.role !== 'client' || isForClients === true))

export const layersFor = (actor: Actor): AgendaLayer[] => {
  const layers = new Set(partsFor(actor).map(({ layer }) => layer))
  return agendaLayers.filter(layer => layers.has(layer))
}

/** The entries of the areas, by day, of the layers that the asker has not hidden. */
export async function readAgenda(
  db: WorkspaceDb,
  { actor, view }: Eyes,
  { from, to, clientId, reminderIds }: AgendaWindow,
): Promise<Agenda> {
  const hiddenLayers = await readHiddenLayers(db, actor)
  const reached = sql`(${reachableClients(view)})`
  const clients = clientId === undefined ? reached : sql`${reached} and c.id = ${clientId}`
  const query = { from, to, today: todayFor(actor), clients, limit: agendaLimits.entries + 1 }
  const parts = partsFor(actor).filter(({ layer }) => !hiddenLayers.includes(layer))
  const answers = await Promise.all(parts.map(async part => ({ part, entries: await part.read(db, { ...actor, role: view.role }, query) })))
  const ownTasks = await findOwnTasks(
    db,
    reminderIds,
    answers.flatMap(({ entries }) => entries),
  )
  const entries = answers
    .flatMap(({ part, entries: ofPart }) => ofPart.filter(({ id }) => !ownTasks.has(actionOf(id))).map(entry => complete(part, entry)))
    .toSorted((a, b) => compare(orderKey(a), orderKey(b)))
  return { entries: entries.slice(0, agendaLimits.entries), hasMore: entries.length > agendaLimits.entries }
}

/** The entry of a task has the id of the action before its day. */
const actionOf = (id: string): string => id.split('/')[0] ?? id

async function findOwnTasks(
  db: WorkspaceDb,
  reminderIds: readonly string[],
  entries: readonly AgendaPartEntry[],
): Promise<ReadonlySet<string>> {
  if (reminderIds.length === 0) return new Set()
  const ids = [...new Set(entries.map(({ id }) => actionOf(id)).filter(id => id.length === uuidLength))]
  const rows = await db.many<Row<'reminder_tasks', 'action_id'>>(
    bulk(sql`
    select action_id from reminder_tasks where action_id = any(${ids}::uuid[]) and reminder_id = any(${[...reminderIds]}::uuid[])`),
  )
  return new Set(rows.map(({ action_id }) => action_id))
}

const uuidLength = 36

const orderKey = ({ day, startsAt, id }: AgendaEntry) => `${day} ${startsAt ?? ''} ${id}`
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const complete = ({ layer, color }: AgendaPart, entry: AgendaPartEntry): AgendaEntry => ({
  startsAt: null,
  endsAt: null,
  detail: '',
  color,
  isDone: false,
  ...entry,
  id: `${layer}/${entry.id}`,
  layer,
})

/** Somebody with many clients has more workouts in a week than a calendar can show, so they are hidden at first. */
const presetHidden = ({ role }: Pick<Actor, 'role'>): AgendaLayer[] => (role === 'client' ? [] : ['workouts'])

export const readHiddenLayers = async (db: WorkspaceDb, actor: Pick<Actor, 'membershipId' | 'role'>): Promise<AgendaLayer[]> =>
  (
    await db.maybeOne<Row<'agenda_settings', 'hidden_layers'>>(sql`
    select hidden_layers from agenda_settings where membership_id = ${actor.membershipId}`)
  )?.hidden_layers ?? presetHidden(actor)

export const saveHiddenLayers = (db: WorkspaceDb, { membershipId }: Pick<Actor, 'membershipId'>, layers: readonly AgendaLayer[]) =>
  db.run(sql`
  insert into agenda_settings (membership_id, hidden_layers) values (${membershipId}, ${[...new Set(layers)]})
  on conflict (workspace_id, membership_id) do update set hidden_layers = excluded.hidden_layers`)
