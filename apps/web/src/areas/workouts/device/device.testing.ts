import type { FinishedWorkout, WholeWorkout, WorkoutWrite } from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { mergeResults, resultsOf, startWorkout, type WorkoutResults, type WorkoutUnderWay } from '@allenio/domain/workouts'
import { vi } from 'vitest'
import { startOutbox } from '#lib/offline'
import { signIn } from '#lib/session'

type ServerMode = 'up' | 'unreachable' | 'signed out' | 'refusing'

/** A browser with a signed-in client, and a server that takes workouts. Each is a person of its own on the one device. */
export function clientDevice() {
  const server = {
    mode: 'up' as ServerMode,
    writes: [] as (WorkoutWrite & { sentAt: string })[],
    workout: undefined as WorkoutResults | undefined,
  }
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw))
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    if (server.mode === 'unreachable') throw new TypeError('no network')
    if (server.mode === 'signed out') return Response.json({ message: 'Unauthenticated.' }, { status: 401 })
    if (server.mode === 'refusing') return notFound()
    if (init.method === 'GET') return server.workout ? Response.json({ success: true, data: wholeOf(server.workout) }) : notFound()
    const write = JSON.parse(typeof init.body === 'string' ? init.body : '') as WorkoutWrite & { sentAt: string }
    server.writes.push(write)
    const results = resultsOf(write)
    server.workout = server.workout ? mergeResults(server.workout, results) : results
    return Response.json({ success: true, data: { workout: null, exercises: [], sets: [] } })
  })
  signIn('local', { token: newId(), personId: newId(), workspaceId: newId() })
  startOutbox()
  return server
}

const notFound = () => Response.json({ code: 'not found', message: 'Non trovato.' }, { status: 404 })

/** A server with one plan; it counts what it is asked. */
export function trainingServer() {
  clientDevice()
  const calls: string[] = []
  const [programUserId, state] = [newId(), workoutOf(2)]
  const underWay = [{ workout: state.workout, exercises: [...state.exercises.values()], sets: [...state.sets.values()] }]
  const finishedToday: FinishedWorkout[] = []
  const plan = { revision: 'r1', isReachable: true, finishedToday }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!plan.isReachable) throw new TypeError('no network')
    calls.push(`${init.method} ${String(address).split('?')[0]?.split('/').at(-1)}`)
    if (init.method !== 'GET') return Response.json({ success: true, data: { workout: null, exercises: [], sets: [] } })
    const isKnown = String(address).includes(`revision=${plan.revision}`)
    const training = {
      clientId: newId(),
      assignments: [{ programUserId, releaseId: plan.revision }],
      underWay,
      finishedToday: plan.finishedToday,
    }
    return Response.json({ success: true, data: { revision: plan.revision, training: isKnown ? null : training } })
  })
  return { plan, calls, state }
}

/** A workout as the server answers it whole. */
export const wholeOf = ({ workout, exercises, sets }: WorkoutResults): WholeWorkout => ({
  workout,
  exercises: [...exercises.values()],
  sets: [...sets.values()],
})

/** One exercise with so many open sets. */
export const workoutOf = (sets: number): WorkoutUnderWay =>
  startWorkout({
    id: newId(),
    plan: {
      programUserId: null,
      releaseId: null,
      dayId: null,
      plannedWorkoutId: null,
      name: 'Gambe',
      rows: [
        {
          id: newId(),
          type: 'row',
          parentId: newId(),
          place: '1',
          cells: { exercise: { name: 'Squat' }, sets, reps: '8', load: '80', restSeconds: 90 },
          originId: null,
          isDeleted: false,
        },
      ],
    },
    day: new Date().toISOString().slice(0, 10),
    at: new Date().toISOString(),
    factsOf: () => ({ last: [], maximum: { kg: null, stepKg: 2.5 } }),
    newId,
  })

export const figures = (kg: number, reps: number) => ({ kg, reps, seconds: null, metres: null, rpe: null, rir: null })

export const doneSets = ({ sets }: WorkoutResults): number => [...sets.values()].filter(({ doneAt }) => doneAt !== null).length
