import type { ActionKind } from '@allenio/contract/client-actions'
import type { Repetition } from '@allenio/contract/repetition'
import type { Pause } from '@allenio/contract/clients'
import { heldBy, type Schedule } from '@allenio/domain/repetition'
import { pausesOfClient } from '#areas/clients'
import { addSubjects, limitTo, nothing, sql, type Count, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { canBeRestored } from '#platform/records'

export interface CompletionRow {
  id: string
  due_day: string
  completed_at: string
  is_by_client: boolean
  author_name: string | null
  answer: string
}

export interface ActionRow
  extends
    Row<
      'client_actions',
      | 'workspace_id'
      | 'id'
      | 'client_id'
      | 'kind'
      | 'title'
      | 'body'
      | 'start_day'
      | 'due_day'
      | 'repetition'
      | 'until_day'
      | 'is_done'
      | 'missed'
      | 'is_mailed'
      | 'nudged_day'
      | 'created_at'
    >,
    Row<'clients', 'first_name' | 'last_name' | 'photo_file_id'> {
  /** The client can sign in, and so read what is sent to them. */
  has_access: boolean
  /** The due day lies in a pause that is not over. */
  is_resting: boolean
  pauses: Pause[]
  author_name: string | null
  completions: CompletionRow[] | null
  completions_total: number
}

const nameOf = (person: Sql) => sql`nullif(trim(${person}.first_name || ' ' || ${person}.last_name), '')`

/** A condition on clients `c`. */
export const hasAccess = sql`(c.status = 'active' and c.registered_at is not null)`

/**
 * A condition on actions `a`: their day lies in a pause of the client that is not over, so that nothing is due. What is due once shows its
 * day until the pause begins.
 */
export const isResting = (today: Sql): Sql => sql`exists (
  select from client_pauses k where k.workspace_id = a.workspace_id and k.client_id = a.client_id and k.deleted_at is null
    and k.from_day <= a.due_day and (k.until_day is null or k.until_day >= greatest(a.due_day, ${today}::date))
    and (k.from_day <= ${today}::date or a.repetition ->> 'kind' <> 'once'))`

interface ActionSelection {
  today: string
  /** A condition on actions `a` and their clients `c`. */
  where: Sql
  /** Order and limit. */
  rest?: Sql
  /** How many completions come along, the newest first. */
  completions: number
  /** How many of the newest are left out. */
  skipped?: number
}

export const selectActions = (db: WorkspaceDb, { today, where, rest = nothing, completions, skipped = 0 }: ActionSelection) =>
  db.many<ActionRow>(sql`
  select a.workspace_id, a.id, a.client_id, c.first_name, c.last_name, c.photo_file_id, a.kind, a.title, a.body, a.start_day, a.due_day,
    a.repetition, a.until_day, a.is_done, a.missed, a.is_mailed, a.nudged_day, a.created_at,
    ${hasAccess} as has_access, ${isResting(sql`${today}`)} as is_resting, ${pausesOfClient(sql`a.client_id`)} as pauses,
    (select ${nameOf(sql`p`)} from memberships m join persons p on p.id = m.person_id where m.id = a.author_id) as author_name,
    (select count(*) from action_completions d where d.action_id = a.id) as completions_total,
    (select json_agg(d order by d.completed_at desc, d.id desc) from (
      select d.id, d.due_day, d.completed_at, d.is_by_client, d.answer, ${nameOf(sql`p`)} as author_name
      from action_completions d left join memberships m on m.id = d.author_id left join persons p on p.id = m.person_id
      where d.action_id = a.id order by d.completed_at desc, d.id desc
      ${limitTo(completions, skipped)}) d) as completions
  from client_actions a join clients c on c.id = a.client_id
  where a.deleted_at is null and ${where} ${rest}`)

export interface LockedAction extends Row<
  'client_actions',
  'id' | 'client_id' | 'kind' | 'start_day' | 'due_day' | 'held_day' | 'repetition' | 'until_day' | 'is_done'
> {
  pauses: Pause[]
}

export const lockedColumns = sql`a.id, a.client_id, a.kind, a.start_day, a.due_day, a.held_day, a.repetition, a.until_day, a.is_done,
  ${pausesOfClient(sql`a.client_id`)} as pauses`

export const scheduleOf = ({ repetition, start_day, until_day, pauses }: LockedAction): Schedule => ({
  repetition,
  startDay: start_day,
  untilDay: until_day,
  pauses,
})

/** Locks the action: if two complete it at once, the second finds it done. `where` is about actions `a` and clients `c`. */
export async function lockAction(db: WorkspaceDb, where: Sql): Promise<LockedAction | undefined> {
  const action = await db.maybeOne<LockedAction>(sql`
    select ${lockedColumns} from client_actions a join clients c on c.id = a.client_id
    where a.deleted_at is null and ${where} for update of a`)
  if (action) addSubjects(db, [action.client_id])
  return action
}

/** The client of an action, which may be deleted. */
export async function findClientOf(db: WorkspaceDb, where: Sql): Promise<string | undefined> {
  const action = await db.maybeOne<Row<'client_actions', 'client_id'>>(sql`
    select a.client_id from client_actions a join clients c on c.id = a.client_id where ${where}`)
  if (action) addSubjects(db, [action.client_id])
  return action?.client_id
}

export const lockDueActions = (db: WorkspaceDb, { clientId, kind, day }: { clientId: string; kind: ActionKind; day: string }) =>
  db.many<LockedAction>(sql`
  select ${lockedColumns} from client_actions a
  where a.client_id = ${clientId} and a.kind = ${kind} and not a.is_done and a.due_day <= ${day} and a.deleted_at is null
  order by a.id for update of a`)

/** A diary record. It fulfils the client's diary actions that began by its day and lack a completion of it, also those that are over. */
interface DiaryRecord {
  clientId: string
  day: string
}

const isOpenDiary = ({ clientId, day }: DiaryRecord) => sql`
  a.client_id = ${clientId} and a.kind = 'keep food diary' and a.start_day <= ${day} and a.deleted_at is null
    and not exists (select from action_completions d where d.action_id = a.id and d.due_day = ${day})`

export const hasDiaryAction = (record: DiaryRecord): Sql => sql`exists (select from client_actions a where ${isOpenDiary(record)})`

export const lockDiaryActions = (db: WorkspaceDb, record: DiaryRecord) =>
  db.many<LockedAction>(sql`
  select ${lockedColumns} from client_actions a where ${isOpenDiary(record)} order by a.id for update of a`)

export interface NewAction {
  id: string
  clientId: string
  kind: ActionKind
  title: string
  text: string
  dueDay: string
  repetition: Repetition
  untilDay: string | null
  isMailed: boolean
  authorId: string
}

/** Inserts one action for each of the clients. Skips an id that exists already, because a device may send an action twice. */
export async function insertActions(
  db: WorkspaceDb,
  receivers: readonly Pick<NewAction, 'id' | 'clientId'>[],
  action: Omit<NewAction, 'id' | 'clientId'>,
): Promise<string[]> {
  const [ids, clientIds] = [receivers.map(({ id }) => id), receivers.map(({ clientId }) => clientId)]
  const rows = await db.many<Row<'client_actions', 'id'>>(sql`
    insert into client_actions (id, client_id, kind, title, body, start_day, due_day, repetition, until_day, is_mailed, author_id)
    select receivers.id, receivers.client_id, ${action.kind}, ${action.title}, ${action.text},
      ${action.dueDay}::date, ${action.dueDay}::date,
      ${JSON.stringify(action.repetition)}::jsonb, ${action.untilDay}::date, ${action.isMailed}::boolean, ${action.authorId}::uuid
    from unnest(${ids}::uuid[], ${clientIds}::uuid[]) as receivers (id, client_id)
    on conflict do nothing returning id`)
  return rows.map(({ id }) => id)
}

export type ChangedAction = Omit<NewAction, 'clientId' | 'authorId' | 'dueDay'> & {
  startDay: string
  dueDay: string
  heldDay: string | null
  isDone: boolean
}

export const updateActionRow = (db: WorkspaceDb, action: ChangedAction) =>
  db.run(sql`
  update client_actions set kind = ${action.kind}, title = ${action.title}, body = ${action.text}, start_day = ${action.startDay},
    due_day = ${action.dueDay}, held_day = ${action.heldDay}::date, repetition = ${JSON.stringify(action.repetition)}::jsonb,
    until_day = ${action.untilDay}, is_done = ${action.isDone}, is_mailed = ${action.isMailed}, updated_at = now()
  where id = ${action.id}`)

export const markNudged = (db: WorkspaceDb, id: string, today: string) =>
  db.run(sql`update client_actions set nudged_day = ${today} where id = ${id}`)

export const deleteAction = (db: WorkspaceDb, id: string) =>
  db.run(sql`
  update client_actions set deleted_at = now() where id = ${id} and deleted_at is null`)

/** Restores an action. Returns the number of restored rows: 0 if the action was not deleted. */
export const undeleteAction = (db: WorkspaceDb, id: string) =>
  db.run(sql`
  update client_actions set deleted_at = null where id = ${id} and ${canBeRestored}`)

export interface NewCompletion {
  id: string
  actionId: string
  dueDay: string
  answer: string
  isByClient: boolean
  authorId: string
}

export const findCompletions = (db: WorkspaceDb, { id, actionId, dueDay }: Pick<NewCompletion, 'id' | 'actionId' | 'dueDay'>) =>
  db.many<Row<'action_completions', 'id' | 'action_id'>>(sql`
    select id, action_id from action_completions where id = ${id} or (action_id = ${actionId} and due_day = ${dueDay})`)

/** Inserts a completion. A day is completed only once: a second completion changes nothing. */
export const insertCompletion = (db: WorkspaceDb, { id, actionId, dueDay, answer, isByClient, authorId }: NewCompletion) =>
  db.run(sql`
  insert into action_completions (id, action_id, due_day, answer, is_by_client, author_id)
  values (${id}, ${actionId}, ${dueDay}, ${answer}, ${isByClient}, ${authorId})
  on conflict do nothing`)

/** Sets the next day, which a pause may hold; null ends the action. */
export function moveOn(db: WorkspaceDb, action: LockedAction, { nextDay, missed }: { nextDay: string | null; missed: number }) {
  const { dueDay, heldDay } = nextDay === null ? { dueDay: null, heldDay: null } : heldBy(scheduleOf(action), nextDay)
  return db.run(sql`
    update client_actions set due_day = coalesce(${dueDay ?? heldDay}::date, due_day), held_day = ${heldDay}::date,
      is_done = ${dueDay === null}, missed = greatest(0, missed + ${missed}),
      nudged_day = null, updated_at = now() where id = ${action.id}`)
}

export const isCompleted = async (db: WorkspaceDb, actionId: string, dueDay: string): Promise<boolean> =>
  Boolean(await db.maybeOne(sql`select 1 from action_completions where action_id = ${actionId} and due_day = ${dueDay}`))

export const countCompletions = async (
  db: WorkspaceDb,
  { actionId, from, before }: { actionId: string; from: string; before: string },
): Promise<number> =>
  (
    await db.one<Count>(sql`
    select count(*) as count from action_completions where action_id = ${actionId} and due_day >= ${from} and due_day < ${before}`)
  ).count

export const stateIs = (state: 'open' | 'overdue' | 'done', today: string): Sql => {
  switch (state) {
    case 'open':
      return sql`not a.is_done and (a.due_day >= ${today} or ${isResting(sql`${today}`)})`
    case 'overdue':
      return sql`not a.is_done and a.due_day < ${today} and not ${isResting(sql`${today}`)}`
    case 'done':
      return sql`a.is_done`
    default:
      return state satisfies never
  }
}

interface DueDay {
  day: Row<'client_actions'>['due_day']
  count: number
}

/** Counts due actions for each day of the range that has any. */
export const countDueDays = (db: WorkspaceDb, where: Sql, { from, to }: { from: string; to: string }) =>
  db.many<DueDay>(sql`
    select a.due_day as day, count(*) as count from client_actions a join clients c on c.id = a.client_id
    where a.deleted_at is null and not a.is_done and a.due_day >= ${from} and a.due_day <= ${to}
      and not ${isResting(sql`${from}`)} and ${where} group by 1 order by 1`)

export interface Counts {
  open: number
  overdue: number
  done: number
}

export const countActions = (db: WorkspaceDb, where: Sql, today: string) =>
  db.one<Counts>(sql`
  select count(*) filter (where ${stateIs('open', today)}) as open, count(*) filter (where ${stateIs('overdue', today)}) as overdue,
    count(*) filter (where ${stateIs('done', today)}) as done
  from client_actions a join clients c on c.id = a.client_id where a.deleted_at is null and ${where}`)
