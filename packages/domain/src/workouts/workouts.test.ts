import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WorkoutWrite } from '@allenio/contract/workout-results'
import {
  applyEvent,
  eventToUndo,
  exercisesOf,
  extendRest,
  isWriteDue,
  mergeResults,
  nextSet,
  pauseRest,
  restAfter,
  restEnd,
  restLeft,
  resultsOf,
  resumeRest,
  setOrder,
  setsByExercise,
  startRest,
  summaryOf,
  unsentOf,
  withSent,
  type SentParts,
  type WorkoutEvent,
  type WorkoutResults,
  type WorkoutUnderWay,
} from './index.ts'
import { at, event, figures, gesture, partsOf, read, runs, sampleWorkout, tick } from './workout.testing.ts'

describe('a workout', () => {
  test('begins with the figures of the plan, or of the last time', () => {
    const sets = [...setsByExercise(sampleWorkout()).values()].map(list => list.map(({ kg, reps, seconds }) => [kg, reps, seconds]))
    expect(sets).toEqual([
      // the plan says 80 kg, and eight to ten: the last time it was nine, then twelve
      [
        [80, 9, null],
        [80, 10, null],
        [80, 10, null],
      ],
      // 75 % of a maximum of 100
      [
        [75, 5, null],
        [75, 5, null],
      ],
      // the plan leaves the load open
      [
        [30, 12, null],
        [30, 12, null],
        [30, 12, null],
      ],
      [[null, null, 45]],
    ])
  })

  test('goes through a superset in turns', () => {
    expect(setOrder(sampleWorkout()).map(({ id }) => read(sampleWorkout(), id))).toEqual([
      'squat 1',
      'squat 2',
      'squat 3',
      'press 1',
      'row 1',
      'press 2',
      'row 2',
      'row 3',
      'plank 1',
    ])
  })

  test('rests after a round of a superset, and not after the last set', () => {
    const state = sampleWorkout()
    const rests = setOrder(state).map(({ id }) => restAfter(state, id))
    expect(rests).toEqual([120, 120, 120, 0, 60, 0, 60, 60, 90])
    const done = setOrder(state).reduce((now, { id }, index) => applyEvent(now, tick(id, index)), state)
    expect(restAfter(done, setOrder(state).at(-1)?.id ?? '')).toBe(0)
  })

  test('goes on behind the set that was done last, and then to those left out', () => {
    let state = sampleWorkout()
    const order = setOrder(state).map(({ id }) => id)
    expect(nextSet(state)?.id).toBe(order[0])
    for (const [index, id] of [order[3], order[4]].entries()) state = applyEvent(state, tick(id ?? '', index))
    expect(nextSet(state)?.id).toBe(order[5])
    for (const [index, id] of order.slice(5).entries()) state = applyEvent(state, tick(id, index + 2))
    expect(nextSet(state)?.id).toBe(order[0])
    for (const [index, id] of order.slice(0, 3).entries()) state = applyEvent(state, tick(id, index + 9))
    expect(nextSet(state)).toBeUndefined()
  })

  test('leaves out what is skipped, takes another exercise and another order', () => {
    const start = sampleWorkout()
    const [squat, press, row, plank] = exercisesOf(start).map(({ id }) => id)
    if (!squat || !press || !row || !plank) throw new Error('the exercises are there')
    const skipped = applyEvent(start, event({ kind: 'skip exercise', exerciseId: press, reason: 'no equipment' }, 1))
    expect(setOrder(skipped).map(({ id }) => read(skipped, id))).toEqual([
      'squat 1',
      'squat 2',
      'squat 3',
      'row 1',
      'row 2',
      'row 3',
      'plank 1',
    ])
    const swapped = applyEvent(
      applyEvent(skipped, tick(setOrder(skipped)[0]?.id ?? '', 2)),
      event({ kind: 'swap exercise', exerciseId: squat, exercise: { name: 'leg press' }, figures: [figures(120, 10)] }, 3),
    )
    expect(
      setsByExercise(swapped)
        .get(squat)
        ?.map(({ kg }) => kg),
    ).toEqual([80, 120, 120])
    expect(swapped.exercises.get(squat)).toMatchObject({ exercise: { name: 'leg press' }, target: { exercise: { name: 'squat' } } })
    const moved = applyEvent(swapped, event({ kind: 'reorder exercises', exerciseIds: [plank, squat] }, 4))
    expect(exercisesOf(moved).map(({ id }) => id)).toEqual([plank, squat, press, row])
  })

  test('counts an event once, and takes it back alone', () => {
    const start = sampleWorkout()
    const [first, second] = setOrder(start).map(({ id }) => id)
    const ticked = applyEvent(start, tick(first ?? '', 1))
    expect(applyEvent(ticked, tick(first ?? '', 1))).toBe(ticked)
    const both = applyEvent(ticked, tick(second ?? '', 2))
    const undone = applyEvent(both, event({ kind: 'undo', eventId: tick(first ?? '', 1).id }, 3))
    expect(undone.sets.get(first ?? '')).toMatchObject({ doneAt: null, kg: 80, reps: 9 })
    expect(undone.sets.get(second ?? '')?.doneAt).toBe(at(2))
    expect(eventToUndo(undone)).toBe(tick(second ?? '', 2).id)
  })

  test('can be edited when it is finished, and is summed up', () => {
    const start = sampleWorkout()
    const done = setOrder(start)
      .slice(0, 3)
      .reduce((state, { id }, index) => applyEvent(state, tick(id, index + 1, figures(100, 5))), start)
    const finished = applyEvent(done, event({ kind: 'finish' }, 30))
    const edited = applyEvent(finished, event({ kind: 'edit set', setId: setOrder(start)[2]?.id ?? '', figures: figures(110, 5) }, 40))
    const bests = new Map([['name squat', { load: 100, e1rm: 110, volume: 1_600, repsAtLoads: [{ kg: 100, reps: 5 }] }]])
    const summary = summaryOf(edited, { bests, formula: 'epley' })
    // 100 × 5 + 100 × 5 + 110 × 5 = 1.550; 110 × (1 + 5/30) = 128,33
    expect(summary).toMatchObject({ minutes: 30, setsDone: 3, sets: 9, tonnageKg: 1_550 })
    expect(summary.exercises[0]).toMatchObject({ e1rm: 128.33, setsDone: 3 })
    expect(summary.exercises[0]?.records.map(({ kind, value }) => [kind, value])).toEqual([
      ['e1rm', 128.33],
      ['load', 110],
    ])
  })
})

describe('two devices', () => {
  const both = fc.tuple(fc.array(gesture, { maxLength: 12 }), fc.array(gesture, { maxLength: 12 }))
  const play = (name: string, gestures: readonly { gesture: (state: WorkoutUnderWay) => WorkoutEvent }[]) =>
    gestures.reduce((state, { gesture: make }, index) => applyEvent(state, { ...make(state), id: `${name}${index}` }), sampleWorkout())

  test('come to the same, whoever is merged into whom, and the later edit of a set wins', () => {
    fc.assert(
      fc.property(both, ([ones, others]) => {
        const [one, other] = [play('one', ones), play('other', others)]
        const merged = partsOf(mergeResults(one, other))
        expect(partsOf(mergeResults(other, one))).toEqual(merged)
        expect(partsOf(mergeResults(mergeResults(one, other), one))).toEqual(merged)
        for (const set of mergeResults(one, other).sets.values()) {
          const versions = [one, other].flatMap(({ sets }) => sets.get(set.id) ?? [])
          expect(set.changedAt).toBe(
            versions
              .map(({ changedAt }) => changedAt)
              .toSorted()
              .at(-1),
          )
        }
      }),
      runs,
    )
  })

  test('what was undone step by step is as it began', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 12 }), gestures => {
        let state = play('one', gestures)
        for (let count = 0; ; count += 1) {
          const eventId = eventToUndo(state)
          if (!eventId) break
          state = applyEvent(state, event({ kind: 'undo', eventId }, 500 + count))
        }
        const withoutStamps = (results: WorkoutResults) =>
          partsOf({
            workout: results.workout,
            exercises: new Map([...results.exercises].filter(([, { isRemoved }]) => !isRemoved)),
            sets: new Map([...results.sets].filter(([, { isRemoved }]) => !isRemoved)),
          }).map(part => ({ ...part, changedAt: '' }))
        expect(withoutStamps(state)).toEqual(withoutStamps(sampleWorkout()))
      }),
      runs,
    )
  })

  test('each set comes once in the order', () => {
    fc.assert(
      fc.property(fc.array(gesture, { maxLength: 12 }), gestures => {
        const state = play('one', gestures)
        const skipped = new Set(
          [...state.exercises.values()].filter(({ skipReason, isRemoved }) => skipReason !== null || isRemoved).map(({ id }) => id),
        )
        const expected = [...state.sets.values()].filter(({ isRemoved, exerciseId }) => !isRemoved && !skipped.has(exerciseId))
        expect(new Set(setOrder(state).map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
        expect(setOrder(state)).toHaveLength(expected.length)
      }),
      runs,
    )
  })
})

describe('sending', () => {
  test('everything reaches the server once, in writes that it accepts, whatever gets lost on the way', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ gesture, isSent: fc.boolean(), isAnswered: fc.boolean() }), { maxLength: 20 }), deeds => {
        let state = sampleWorkout()
        let sent: SentParts = new Map()
        let server: WorkoutResults | undefined
        const send = (isAnswered: boolean) => {
          const write = unsentOf(state, sent)
          if (!write) return
          expect(WorkoutWrite.safeParse(write).error).toBeUndefined()
          server = server ? mergeResults(server, resultsOf(write)) : resultsOf(write)
          if (isAnswered) sent = withSent(sent, write)
        }
        deeds.forEach((deed, index) => {
          state = applyEvent(state, { ...deed.gesture.gesture(state), id: `event${index}` })
          if (deed.isSent) send(deed.isAnswered)
        })
        send(true)
        expect(unsentOf(state, sent)).toBeNull()
        expect(server && partsOf(server)).toEqual(partsOf(state))
      }),
      runs,
    )
  })

  test.each([20, 60, 150, 220])('a workout of 25 sets, one every %i seconds, leaves in at most five writes', pace => {
    let state = sampleWorkout()
    const exerciseId = exercisesOf(state)[0]?.id ?? ''
    let sent: SentParts = new Map()
    let writes = 0
    const send = (seconds: number) => {
      const write = unsentOf(state, sent)
      if (!write || !isWriteDue(write, { now: Date.parse(at(0)) + seconds * 1_000, sent })) return
      sent = withSent(sent, write)
      writes += 1
    }
    const moment = (seconds: number) => new Date(Date.parse(at(0)) + seconds * 1_000).toISOString()
    for (let set = 1; set <= 25; set += 1) {
      const setId = `00000000-0000-4000-8000-00000000a${String(set).padStart(3, '0')}`
      const added = { id: setId, kind: 'work', figures: figures(80, 8) } as const
      state = applyEvent(state, { kind: 'add set', exerciseId, set: added, id: `add${set}`, at: moment(set * pace) })
      state = applyEvent(state, { kind: 'tick set', setId, figures: figures(80, 8), id: `tick${set}`, at: moment(set * pace) })
      send(set * pace)
    }
    state = applyEvent(state, { kind: 'finish', id: 'finish', at: moment(26 * pace) })
    send(26 * pace)
    expect(unsentOf(state, sent)).toBeNull()
    expect(writes).toBeLessThanOrEqual(5)
  })
})

test('a rest runs by the clock', () => {
  const rest = startRest(120, 10_000)
  expect(restLeft(rest, 10_000)).toBe(120)
  // the page slept for three minutes
  expect(restLeft(rest, 190_000)).toBe(-60)
  expect(restLeft(rest, 5_000)).toBe(120)
  expect(restEnd(extendRest(rest, 15))).toBe(145_000)
  const paused = pauseRest(rest, 40_000)
  expect([restLeft(paused, 400_000), restEnd(paused)]).toEqual([90, null])
  expect(restLeft(resumeRest(paused, 400_000), 430_000)).toBe(60)
})
