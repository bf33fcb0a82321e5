import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fillBusiness, withDatabase } from './clients.ts'
import { atLeast, atMost, median, type Bench, type Figure } from './figure.ts'
import { freePort, signIn, waitForAnswer, type House } from './house.ts'
import { load, within } from './load.ts'
import { exerciseName, fillNeighbouringWorkouts, fillWorkouts, setsInAll } from './workout-data.ts'

const clients = 200
const devices = 16
const rounds = 12
const seconds = 0.5

/** Measures what coaches read of workouts, alone and among the sets of other businesses, and one set that a player sends. */
export const workoutsBench: Bench = async house => {
  const databaseUrl = await house.databaseUrl()
  const workspaceId = await fillBusiness(databaseUrl, clients)
  const clientId = await fillWorkouts(databaseUrl, workspaceId)
  const headers = { authorization: `Bearer ${await signIn(house.url)}` }
  const asked = await readsOf(`${house.url}/api`, clientId, headers)
  await latencies(asked, headers)
  const before = await latencies(asked, headers)
  await fillNeighbouringWorkouts(databaseUrl)
  await latencies(asked, headers)
  const after = await latencies(asked, headers)
  const bareHistory = await bareHistoryMs(databaseUrl, { workspaceId, clientId })
  return [
    ...asked.flatMap(({ name, limitMs }, at): Figure[] => {
      const [alone, among] = [before[at], after[at]]
      const growth = (among?.p50 ?? Number.NaN) / (alone?.p50 ?? Number.NaN)
      return [
        atMost(`${name} among ${setsInAll / 1_000_000} million sets`, among?.p95 ?? Number.NaN, limitMs, {
          unit: 'ms',
          details: `p95, p50 ${among?.p50.toFixed(1)} ms`,
        }),
        atMost(`${name} when the database grows 11 times`, growth, 1.3, { unit: 'x', details: `${alone?.p50.toFixed(1)} ms before` }),
      ]
    }),
    atMost('history of an exercise beyond the bare SQL', (after[1]?.p50 ?? Number.NaN) - 1.5 * bareHistory, 3, {
      unit: 'ms',
      details: `the bare SQL takes ${bareHistory.toFixed(1)} ms`,
    }),
    await writtenSet(house, databaseUrl, workspaceId),
  ]
}

interface Read {
  name: string
  url: string
  limitMs: number
}

async function readsOf(api: string, clientId: string, headers: Record<string, string>): Promise<Read[]> {
  const list = `${api}/clients/${clientId}/completed-workouts`
  const { data } = (await (await fetch(list, { headers })).json()) as { data: { completedWorkouts: { id: string }[] } }
  const exercise = encodeURIComponent(exerciseName)
  return [
    { name: 'first page of workouts with counts', url: `${api}/completed-workouts`, limitMs: 30 },
    { name: 'history of an exercise', url: `${api}/clients/${clientId}/weights-from-exercise?exercise=${exercise}`, limitMs: 20 },
    { name: 'unread workouts', url: `${api}/completed-workouts?mark=unread`, limitMs: 30 },
    { name: 'workouts of a client', url: list, limitMs: 30 },
    { name: 'one workout', url: `${list}/${data.completedWorkouts[0]?.id}`, limitMs: 30 },
    { name: 'twelve weeks of a client', url: `${api}/clients/${clientId}/training-map`, limitMs: 30 },
  ]
}

async function latencies(asked: readonly Read[], headers: Record<string, string>): Promise<{ p50: number; p95: number }[]> {
  const all: { p50: number; p95: number }[] = []
  for (const { url } of asked) {
    const result = await load({ urls: [url], headers, connections: 1, seconds: 1.5 })
    all.push({ p50: within(50, result), p95: within(95, result) })
  }
  return all
}

/** The same rows on one connection, without policies. */
const bareHistoryMs = (databaseUrl: string, { workspaceId, clientId }: { workspaceId: string; clientId: string }) =>
  withDatabase(databaseUrl, async db => {
    const text = `
      select e.*, w.program_user_id, w.release_id from (
        select * from completed_exercises where workspace_id = $1 and client_id = $2 and exercise_key = $3 and is_counted
        order by started_at desc, id limit 500) e
      join completed_workouts w on w.workspace_id = e.workspace_id and w.id = e.workout_id order by e.started_at, e.id desc`
    const times: number[] = []
    for (let round = 0; round < 100; round += 1) {
      const since = performance.now()
      await db.query({ name: 'history', text, values: [workspaceId, clientId, `name ${exerciseName.toLowerCase()}`] })
      times.push(performance.now() - since)
    }
    return median(times)
  })

/** One changed set of a player against the barest server's insert; sixteen people's devices write at once. */
async function writtenSet({ url }: House, databaseUrl: string, workspaceId: string): Promise<Figure> {
  const headers = { authorization: `Bearer ${await signIn(url)}` }
  const clientIds = await withDatabase(databaseUrl, async db => {
    const text = 'select id from clients where workspace_id = $1 and deleted_at is null and status = $2 order by id limit $3'
    const { rows } = await db.query<{ id: string }>(text, [workspaceId, 'active', devices])
    return rows.map(({ id }) => id)
  })
  const port = await freePort()
  const barest = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'barest.ts')], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, WORKSPACE_ID: workspaceId, CLIENT_ID: clientIds[0] },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    await waitForAnswer(`http://127.0.0.1:${port}`, barest)
    const ours = clientIds.map(id => ({ urls: [`${url}/api/clients/${id}/completed-workouts`], body: setsOf(newWorkout()) }))
    const theirs = clientIds.map(() => ({
      urls: [`http://127.0.0.1:${port}/write`],
      body: () => ({ day: today(), kg: 60 + Math.random() * 20 }),
    }))
    const rate = async (sides: typeof ours, length: number) =>
      (await Promise.all(sides.map(side => load({ ...side, headers, connections: 1, seconds: length })))).reduce(
        (sum, { perSecond }) => sum + perSecond,
        0,
      )
    for (const sides of [ours, theirs]) await rate(sides, 2)
    const ratios: number[] = []
    let last = { ours: 0, theirs: 0 }
    for (let round = 0; round < rounds; round += 1) {
      last = { ours: await rate(ours, seconds), theirs: await rate(theirs, seconds) }
      ratios.push(last.ours / last.theirs)
    }
    return atLeast('one set sent, against the barest server', median(ratios), 0.3, {
      unit: '',
      details: `${Math.round(last.ours)} against ${Math.round(last.theirs)} a second`,
    })
  } finally {
    barest.kill('SIGTERM')
    await new Promise(resolve => barest.once('exit', resolve))
  }
}

const today = () => new Date().toISOString().slice(0, 10)

/** The parts of a workout with one exercise and one set. */
function newWorkout() {
  const workoutId = randomUUID()
  const exerciseId = randomUUID()
  const at = new Date().toISOString()
  const free = { programUserId: null, releaseId: null, dayId: null, plannedWorkoutId: null }
  const open = { finishedAt: null, state: 'under way', rpe: null, note: '' }
  const plain = { rowId: null, position: 0, superset: null, target: null, skipReason: null, note: '', pain: null, videoId: null }
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
