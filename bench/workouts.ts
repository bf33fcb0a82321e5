import { randomUUID } from 'node:crypto'
import { fillBusiness, withDatabase } from './clients.ts'
import type { Bench, Figure } from './figure.ts'
import { fillBusinesses, idFrom, measureGrowth, ownBusiness, withCounts, type AskedPaths } from './growth.ts'
import { signIn, type House } from './house.ts'
import { exerciseName, fillWorkouts } from './workout-data.ts'
import { againstBarestWrite, today } from './writes.ts'

const clients = 200
/** Few, because a hundred businesses have as many. Lists count up to five thousand workouts, and a large one has more. */
const trained = 2
const trainedInLarge = 40
/** Neighbours of which each has many sets: together the database has five million. */
const largeNeighbours = { count: 10, trained: 64 }
const devices = 16

/** Measures what coaches read of workouts, alone and among the sets of other businesses, and one set that a player sends. */
export const workoutsBench: Bench = async house => {
  const reads = await measureGrowth(house, {
    async prepare(each) {
      const url = await each.databaseUrl()
      await fillBusiness(url, clients)
      // the demo's own would make more than a hundred times as many
      await withDatabase(url, db => db.query('delete from completed_workouts'))
    },
    fill: (url, businesses) => fillWorkouts(url, businesses, trained),
    async ask(each) {
      const url = await each.databaseUrl()
      const clientId = await idFrom(url, someClient)
      return asked(clientId, await idFrom(url, lastWorkout(clientId)))
    },
    async enlarge(url) {
      await fillWorkouts(url, ownBusiness, trainedInLarge)
      await fillWorkouts(url, fillBusinesses(largeNeighbours.count), largeNeighbours.trained)
    },
  })
  const databaseUrl = await house.databaseUrl()
  return [...reads, await writtenSet(house, databaseUrl, await idFrom(databaseUrl, ownBusiness))]
}

const exerciseKey = `name ${exerciseName.toLowerCase()}`
const someClient = `select client_id as id from completed_exercises where exercise_key = '${exerciseKey}' limit 1`
const lastWorkout = (clientId: string) => `
  select id from completed_workouts where client_id = '${clientId}' order by started_at desc limit 1`

const isListed = `w.workspace_id = $1 and w.state <> 'discarded'`
const barePage = (condition: string) => `
  select w.id, w.client_id, w.program_user_id, w.name, w.day, w.started_at, w.finished_at, w.state, w.rpe, w.note, w.exercises, w.sets,
    w.sets_done, w.minutes, w.tonnage_kg, w.records, w.pains, w.comments, w.is_unread_by_team, u.title, c.first_name, c.last_name
  from (select w.* from completed_workouts w where ${isListed} and ${condition} order by w.started_at desc, w.id desc limit 31) w
  join clients c on c.workspace_id = $1 and c.id = w.client_id
  left join program_users u on u.workspace_id = $1 and u.id = w.program_user_id order by w.started_at desc, w.id desc`

/** Up to five thousand of each. */
const bareCounts = (condition: string) => {
  const count = (mark: string) => `
    (select count(*) from (select from completed_workouts w where ${isListed} and ${condition} and ${mark} limit 5001) counted)`
  return `select ${['true', 'w.is_unread_by_team', 'w.pains > 0', 'w.records > 0', 'w.comments > 0'].map(count).join(', ')}`
}

const bareHistory = (clientId: string) => `
  select e.id, e.workout_id, e.exercise, e.day, e.sets_done, e.kg, e.reps, e.epley_kg, e.tonnage_kg, e.pain, w.program_user_id, w.release_id
  from (select * from completed_exercises where workspace_id = $1 and client_id = '${clientId}' and exercise_key = '${exerciseKey}'
    and is_counted order by started_at desc, id limit 500) e
  join completed_workouts w on w.workspace_id = $1 and w.id = e.workout_id order by e.started_at, e.id desc`

/** A row for each set. */
const bareWorkout = (workoutId: string) => `
  select w.name, w.started_at, w.finished_at, w.state, w.note, c.first_name, c.last_name, e.exercise, e.target, e.note as exercise_note,
    e.pain, e.epley_kg, e.tonnage_kg, e.records, s.*
  from completed_workouts w join clients c on c.workspace_id = $1 and c.id = w.client_id
  join completed_exercises e on e.workspace_id = $1 and e.workout_id = w.id and not e.is_removed
  join completed_sets s on s.workspace_id = $1 and s.exercise_id = e.id and not s.is_removed
  where w.workspace_id = $1 and w.id = '${workoutId}' order by e.position, s.position`

const bareWeeks = (clientId: string) => {
  const ofClient = `workspace_id = $1 and client_id = '${clientId}'`
  return `
    select d.day, d.planned, d.dated, d.done, last.*, pain.*, (
      select count(*) from completed_workouts where ${ofClient} and state = 'finished') as total
    from workout_days d
    left join (select * from completed_workouts where ${ofClient} and state = 'finished'
      order by started_at desc, id desc limit 1) last on true
    left join (select e.workout_id, e.exercise, e.pain from completed_exercises e where ${ofClient} and pain is not null and not is_removed
      and day > current_date - 28 order by day desc limit 1) pain on true
    where d.workspace_id = $1 and d.client_id = '${clientId}' and d.day >= date_trunc('week', now())::date - 77 order by d.day`
}

function asked(clientId: string, workoutId: string): AskedPaths[] {
  const list = `/clients/${clientId}/completed-workouts`
  const history = `/clients/${clientId}/weights-from-exercise?exercise=${encodeURIComponent(exerciseName)}`
  const read = (name: string, path: string, bare: string): AskedPaths => ({ name, paths: [path], limitMs: 30, bare })
  const counted = (condition: string, mark = 'true') => withCounts(barePage(`${condition} and ${mark}`), bareCounts(condition))
  return [
    read('first page of workouts with counts', '/completed-workouts', counted('true')),
    { ...read('history of an exercise', history, bareHistory(clientId)), limitMs: 20 },
    read('unread workouts', '/completed-workouts?mark=unread', counted('true', 'w.is_unread_by_team')),
    read('workouts of a client', list, counted(`w.client_id = '${clientId}'`)),
    read('one workout', `${list}/${workoutId}`, bareWorkout(workoutId)),
    read('twelve weeks of a client', `/clients/${clientId}/training-map`, bareWeeks(clientId)),
  ]
}

/** One changed set of a player against the barest server's insert; sixteen people's devices write at once. */
async function writtenSet({ url }: House, databaseUrl: string, workspaceId: string): Promise<Figure> {
  const headers = { authorization: `Bearer ${await signIn(url)}` }
  const clientIds = await withDatabase(databaseUrl, async db => {
    const text = 'select id from clients where workspace_id = $1 and deleted_at is null and status = $2 order by id limit $3'
    const { rows } = await db.query<{ id: string }>(text, [workspaceId, 'active', devices])
    return rows.map(({ id }) => id)
  })
  const sides = clientIds.map(id => ({ urls: [`${url}/api/clients/${id}/completed-workouts`], body: setsOf(newWorkout()) }))
  const [clientId = ''] = clientIds
  return againstBarestWrite({ name: 'one set sent', least: 0.3, headers, databaseUrl, workspaceId, clientId, sides })
}

/** The parts of a workout with one exercise and one set. */
function newWorkout() {
  const workoutId = randomUUID()
  const exerciseId = randomUUID()
  const at = new Date().toISOString()
  const free = { programUserId: null, releaseId: null, dayId: null, plannedWorkoutId: null }
  const open = { finishedAt: null, state: 'under way', rpe: null, note: '' }
  const plain = {
    rowId: null,
    position: 0,
    superset: null,
    target: null,
    skipReason: null,
    note: '',
    pain: null,
    videoId: null,
    maximum: null,
  }
  const figures = { reps: 8, seconds: null, metres: null, rpe: null, rir: null }
  return {
    workout: { id: workoutId, ...free, name: 'Bench', day: today(), startedAt: at, ...open, changedAt: at },
    exercise: { id: exerciseId, workoutId, ...plain, exercise: { name: exerciseName }, isRemoved: false, changedAt: at },
    set: { id: randomUUID(), exerciseId, position: 0, kind: 'work', ...figures, isRemoved: false },
  }
}

/** Each write changes the set; the first one carries its exercise, too. */
function setsOf({ workout, exercise, set }: ReturnType<typeof newWorkout>): () => unknown {
  let isFirst = true
  return () => {
    const exercises = isFirst ? [exercise] : []
    isFirst = false
    const at = new Date().toISOString()
    return { workout, exercises, sets: [{ ...set, kg: Math.round(Math.random() * 100), doneAt: at, changedAt: at }], sentAt: at }
  }
}
