import type { Output } from '@allenio/contract'
import {
  countedWorkoutsAtMost,
  workoutsPerPage,
  type WorkoutRow,
  type listCompletedWorkouts,
  type workoutMarks,
  type workoutStates,
} from '@allenio/contract/workouts'
import { clientCard, reachableClients, type Asker, type CardRow } from '#areas/clients'
import type { Actor } from '#platform/access'
import { asFilter, hasWords, joined, limitTo, limitToPage, lookUp, pageOf, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'

type ListedWorkout = Row<
  'completed_workouts',
  | 'id'
  | 'client_id'
  | 'program_user_id'
  | 'name'
  | 'day'
  | 'started_at'
  | 'finished_at'
  | 'state'
  | 'rpe'
  | 'note'
  | 'exercises'
  | 'sets'
  | 'sets_done'
  | 'minutes'
  | 'tonnage_kg'
  | 'records'
  | 'pains'
  | 'comments'
  | 'is_unread_by_team'
  | 'is_unread_by_client'
  | 'import_source'
> &
  Omit<CardRow, 'id'> & { program_title: string | null }

type Mark = (typeof workoutMarks)[number]

export interface WorkoutFilter {
  page: number
  mark?: Mark | undefined
  state?: (typeof workoutStates)[number] | undefined
  search?: string | undefined
  clientId?: string | undefined
  programId?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** A condition on workouts with a mark. Each mark has an index of its own. */
function hasMark(mark: Mark, { role }: Asker): Sql {
  switch (mark) {
    case 'pain':
      return sql`w.pains > 0`
    case 'records':
      return sql`w.records > 0`
    case 'comments':
      return sql`w.comments > 0`
    case 'unread':
      return role === 'client' ? sql`w.is_unread_by_client` : sql`w.is_unread_by_team`
    default:
      return mark satisfies never
  }
}

const columns = sql`w.id, w.client_id, w.program_user_id, w.name, w.day, w.started_at, w.finished_at, w.state, w.rpe, w.note, w.exercises,
  w.sets, w.sets_done, w.minutes, w.tonnage_kg, w.records, w.pains, w.comments, w.is_unread_by_team, w.is_unread_by_client,
  w.import_source`

/** Selects workouts for lists. `workouts` is a statement that returns their columns. */
const selectWorkouts = (workouts: Sql): Sql => sql`
  select w.*, u.title as program_title, c.workspace_id, c.first_name, c.last_name, c.photo_file_id from (${workouts}) w
  cross join ${lookUp(sql`select c.workspace_id, c.first_name, c.last_name, c.photo_file_id from clients c where c.id = w.client_id`)} c
  left join ${lookUp(sql`select u.title from program_users u where u.id = w.program_user_id`)} u on true
  order by w.started_at desc, w.id desc`

/** Selects the workouts `page.id`. */
const byIds = (page: Sql): Sql => sql`
  select w.* from (${page}) page cross join ${lookUp(sql`select ${columns} from completed_workouts w where w.id = page.id`)} w`

const presentRow = (row: ListedWorkout, actor: Actor): WorkoutRow => ({
  id: row.id,
  client: clientCard({ ...row, id: row.client_id }, actor),
  name: row.name,
  program: row.program_title,
  programUserId: row.program_user_id,
  day: row.day,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  state: row.state,
  minutes: row.minutes,
  rpe: row.rpe,
  note: row.note,
  exercises: row.exercises,
  sets: row.sets,
  setsDone: row.sets_done,
  tonnageKg: row.tonnage_kg,
  records: row.records,
  pains: row.pains,
  comments: row.comments,
  isUnread: actor.role === 'client' ? row.is_unread_by_client : row.is_unread_by_team,
  importSource: row.import_source,
})

/** A condition on workouts of a program, or of clients' versions of it. */
const isByProgram = (id: string): Sql =>
  sql`w.program_user_id in (select u.id from program_users u where u.program_id = ${id} or u.template_id = ${id})`

type Conditions = Omit<WorkoutFilter, 'page' | 'mark'>

/** Selects the clients whose workouts are asked for. */
function askedClients(actor: Actor, { search, clientId }: Conditions): Sql {
  const isOne = clientId === undefined ? [] : [sql`c.id = ${clientId}`]
  return sql`select c.id from clients c where ${joined([reachableClients(actor), ...isOne, ...hasWords(sql`c.search`, search)], ' and ')}`
}

const conditionsOf = ({ clientId, programId, state, from, to }: Conditions): Sql[] => [
  state === undefined ? sql`w.state <> 'discarded'` : sql`w.state = ${state}`,
  ...(clientId === undefined ? [] : [sql`w.client_id = ${clientId}`]),
  ...(programId === undefined ? [] : [isByProgram(programId)]),
  ...(from === undefined ? [] : [sql`w.day >= ${from}::date`]),
  ...(to === undefined ? [] : [sql`w.day <= ${to}::date`]),
]

/** Lists one page of workouts, the newest first; counts come only with the first page. */
export async function listWorkouts(
  db: WorkspaceDb,
  actor: Actor,
  { page, mark, ...filter }: WorkoutFilter,
): Promise<Output<typeof listCompletedWorkouts>> {
  const conditions = [...conditionsOf(filter), ...(mark === undefined ? [] : [hasMark(mark, actor)])]
  const inOrder = sql`from completed_workouts w
    where ${asFilter(sql`w.client_id in (${askedClients(actor, filter)})`)} and ${joined(conditions, ' and ')}
    order by w.started_at desc, w.id desc ${limitToPage(page, workoutsPerPage)}`
  const [rows, counts] = await Promise.all([
    // the index of all workouts contains the filtered columns; that of one client does not
    db.many<ListedWorkout>(
      selectWorkouts(filter.clientId === undefined ? byIds(sql`select w.id ${inOrder}`) : sql`select ${columns} ${inOrder}`),
    ),
    page === 1 ? countMarks(db, actor, filter) : null,
  ])
  const { pageRows, nextPage } = pageOf(rows, page, workoutsPerPage)
  return { completedWorkouts: pageRows.map(row => presentRow(row, actor)), nextPage, counts }
}

type Counts = NonNullable<Output<typeof listCompletedWorkouts>['counts']>

/** Counts workouts by their marks. The clients are found once for all counts. */
function countMarks(db: WorkspaceDb, actor: Actor, filter: Conditions): Promise<Counts> {
  const conditions = conditionsOf(filter)
  const count = (marks: readonly Mark[]) =>
    sql`(select nullif(count(*), ${countedWorkoutsAtMost + 1}) from (
      select from completed_workouts w where w.client_id in (select id from asked)
        and ${joined([...conditions, ...marks.map(mark => hasMark(mark, actor))], ' and ')}
      ${limitTo(countedWorkoutsAtMost + 1)}) counted)`
  return db.one<Counts>(sql`
    with asked as materialized (${askedClients(actor, filter)})
    select ${count([])} as all, ${count(['unread'])} as unread, ${count(['pain'])} as pain, ${count(['records'])} as records,
      ${count(['comments'])} as comments`)
}

/** Reads one workout as lists show it. The caller has reached its client. */
export async function readWorkoutRow(db: WorkspaceDb, actor: Actor, at: { id: string; clientId: string }): Promise<WorkoutRow | undefined> {
  const row = await db.maybeOne<ListedWorkout>(
    selectWorkouts(sql`select ${columns} from completed_workouts w where w.id = ${at.id} and w.client_id = ${at.clientId}`),
  )
  return row && presentRow(row, actor)
}

/** Reads the last finished workout. */
export async function readLastWorkout(db: WorkspaceDb, actor: Actor, clientId: string): Promise<WorkoutRow | null> {
  const row = await db.maybeOne<ListedWorkout>(
    selectWorkouts(sql`
    select ${columns} from completed_workouts w where w.client_id = ${clientId} and w.state = 'finished'
    order by w.started_at desc, w.id desc ${limitTo(1)}`),
  )
  return row ? presentRow(row, actor) : null
}
