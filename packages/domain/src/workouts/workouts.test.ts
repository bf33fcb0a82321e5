import type { Cells } from '@allenio/contract/documents'
import { CompletedSet } from '@allenio/contract/workouts'
import { describe, expect, test } from 'vitest'
import {
  applyEvent,
  eventToUndo,
  exercisesOf,
  extendRest,
  nextSet,
  pauseRest,
  restAfter,
  restEnd,
  restLeft,
  resumeRest,
  setOrder,
  setsByExercise,
  startRest,
  suggestedSets,
  summaryOf,
  type FormerSet,
  type SetSuggestion,
  type WorkoutUnderWay,
} from './index.ts'
import { at, event, figures, nextIds, read, sampleWorkout, tick } from './workout.testing.ts'

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

  test.each<[string, Cells, Omit<SetSuggestion, 'plan'>[]]>([
    [
      'a plan that says nothing leaves to do what was done',
      {},
      [
        { kind: 'work', figures: figures(60, 8) },
        { kind: 'work', figures: figures(60, 7) },
      ],
    ],
    [
      'the kinds of its sets stay',
      { setList: [{ kind: 'warmup' }] },
      [
        { kind: 'warmup', figures: figures(20, 10) },
        { kind: 'work', figures: figures(60, 8) },
        { kind: 'work', figures: figures(60, 7) },
      ],
    ],
    ['its number of sets counts', { sets: 1 }, [{ kind: 'work', figures: figures(60, 8) }]],
    ['a range holds the last time', { sets: 1, reps: '9-12' }, [{ kind: 'work', figures: figures(60, 9) }]],
    ['without an upper end the least is asked', { sets: 1, reps: '1+' }, [{ kind: 'work', figures: figures(60, 1) }]],
    ['as many as possible stay open', { sets: 1, reps: 'max' }, [{ kind: 'work', figures: figures(60, null) }]],
    ['by time no repetitions are done', { type: 'time', sets: 1 }, [{ kind: 'work', figures: { ...figures(60, null), seconds: 40 } }]],
  ])('%s', (_, cells, expected) => {
    const last: FormerSet[] = [
      { ...figures(20, 10), kind: 'warmup' },
      { ...figures(60, 8), kind: 'work', seconds: 40 },
      { ...figures(60, 7), kind: 'work', seconds: 30 },
    ]
    const suggestions = suggestedSets(cells, { last, maximum: { kg: null, stepKg: 2.5 } })
    expect(suggestions.map(({ kind, figures: begin }) => ({ kind, figures: begin }))).toEqual(expected)
  })

  test.each<[string, Cells, number | null, (number | null)[]]>([
    ['shares of a maximum are kilograms on the step', { sets: 3, load: '65/75/85%' }, 112.5, [72.5, 85, 95]],
    ['each set keeps its own share', { sets: 2, load: '75%', setList: [{}, { load: '90%' }] }, 100, [75, 90]],
    ['without a maximum they stay open, whatever was done the last time', { sets: 2, load: '75%' }, null, [null, null]],
    ['no share is heavier than a set may be', { sets: 1, load: '200%' }, 999, [999]],
  ])('%s', (_, cells, kg, loads) => {
    const last: FormerSet[] = [{ ...figures(60, 8), kind: 'work' }]
    const sets = suggestedSets(cells, { last, maximum: { kg, stepKg: 2.5 } })
    expect(sets.map(set => set.figures.kg)).toEqual(loads)
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

  test('puts sets for warming up before the sets that they lead to', () => {
    const start = sampleWorkout()
    const [squat] = exercisesOf(start)
    const exerciseId = squat?.id ?? ''
    const added = (kg: number, minutes: number) =>
      event({ kind: 'add set', exerciseId, set: { id: crypto.randomUUID(), kind: 'warmup', figures: figures(kg, 5) } }, minutes)
    const loads = (state: typeof start) =>
      setsByExercise(state)
        .get(exerciseId)
        ?.map(({ kg }) => kg)
    const warm = applyEvent(applyEvent(start, added(20, 1)), added(40, 2))
    expect(loads(warm)).toEqual([20, 40, 80, 80, 80])
    expect(nextSet(warm)?.kg).toBe(20)
    const first = setsByExercise(start).get(exerciseId)?.[0]?.id ?? ''
    expect(loads(applyEvent(applyEvent(start, tick(first, 1)), added(60, 2)))).toEqual([80, 60, 80, 80])
    const undone = applyEvent(warm, event({ kind: 'undo', eventId: eventToUndo(warm) ?? '' }, 3))
    expect(loads(undone)).toEqual([20, 80, 80, 80])
  })

  test('rests after a round of a superset, and not after the last set', () => {
    const state = sampleWorkout()
    const rests = setOrder(state).map(({ id }) => restAfter(state, id))
    expect(rests).toEqual([120, 120, 120, 0, 60, 0, 60, 60, 90])
    const done = setOrder(state).reduce((now, { id }, index) => applyEvent(now, tick(id, index)), state)
    expect(restAfter(done, setOrder(state).at(-1)?.id ?? '')).toBe(0)
  })

  test('goes from a set to its drop set without rest', () => {
    const start = sampleWorkout()
    const [squatId = ''] = exercisesOf(start).map(({ id }) => id)
    const [first, second] = setOrder(start)
    if (!first || !second) throw new Error('the sets are there')
    const state = { ...start, sets: new Map(start.sets).set(second.id, { ...second, kind: 'drop' as const }) }
    expect(second.exerciseId).toBe(squatId)
    expect(
      setOrder(state)
        .map(({ id }) => restAfter(state, id))
        .slice(0, 3),
    ).toEqual([0, 120, 120])
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
    expect(summaryOf(skipped, { bests: new Map(), formula: 'epley' })).toMatchObject({ sets: 9, skipped: [{ id: press }] })
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
      event({ kind: 'swap exercise', exerciseId: row, exercise: { name: 'pull' }, figures: [figures(20, 10)], next: nextIds(1) }, 3),
    )
    const loads = setsByExercise(swapped).get(row)
    expect(loads?.map(({ kg }) => kg)).toEqual([20, 20, 20])
    expect(swapped.exercises.get(row)).toMatchObject({ exercise: { name: 'pull' }, target: { exercise: { name: 'row' } } })
    const moved = applyEvent(swapped, event({ kind: 'reorder exercises', exerciseIds: [plank, squat] }, 4))
    expect(exercisesOf(moved).map(({ id }) => id)).toEqual([plank, squat, press, row])
  })

  const swapped = (state: WorkoutUnderWay, exerciseId: string, name: string) =>
    applyEvent(state, event({ kind: 'swap exercise', exerciseId, exercise: { name }, figures: [figures(120, 10)], next: nextIds(1) }, 20))
  const rounds = (state: WorkoutUnderWay) => setOrder(state).map(({ id }) => read(state, id))

  test('leaves the sets that are done with their exercise when another one goes on', () => {
    const start = sampleWorkout()
    const [squat] = exercisesOf(start).map(({ id }) => id)
    const half = applyEvent(start, tick(setOrder(start)[0]?.id ?? '', 1))
    const after = swapped(half, squat ?? '', 'leg press')
    expect(rounds(after).slice(0, 3)).toEqual(['squat 1', 'leg press 1', 'leg press 2'])
    expect(exercisesOf(after).map(({ exercise, target }) => [exercise.name, target?.sets])).toEqual([
      ['squat', 1],
      ['leg press', 2],
      ['press', 2],
      ['row', 3],
      ['plank', undefined],
    ])
    expect(read(after, nextSet(after)?.id ?? '')).toBe('leg press 1')
    expect(nextSet(after)).toMatchObject({ kg: 120, reps: 10 })
    const undone = applyEvent(after, event({ kind: 'undo', eventId: eventToUndo(after) ?? '' }, 30))
    expect(rounds(undone)).toEqual(rounds(half))
    expect(exercisesOf(undone).map(({ target }) => target)).toEqual(exercisesOf(half).map(({ target }) => target))
  })

  test('goes on in turns with what is left of a superset', () => {
    const start = sampleWorkout()
    const order = setOrder(start).map(({ id }) => id)
    const half = order.slice(0, 5).reduce((state, id, index) => applyEvent(state, tick(id, index)), start)
    const after = swapped(half, exercisesOf(half)[1]?.id ?? '', 'dips')
    expect(rounds(after).slice(3)).toEqual(['press 1', 'row 1', 'dips 1', 'row 2', 'row 3', 'plank 1'])
  })

  test('has a set done once by two quick taps, with the figures of the first one', () => {
    const start = sampleWorkout()
    const setId = setOrder(start)[0]?.id ?? ''
    const ticked = applyEvent(start, tick(setId, 1, figures(10, 10)))
    expect(applyEvent(ticked, tick(setId, 2, figures(null, 12)))).toBe(ticked)
    const again = applyEvent(applyEvent(ticked, event({ kind: 'untick set', setId }, 3)), tick(setId, 4, figures(10, 9)))
    expect(again.sets.get(setId)).toMatchObject({ kg: 10, reps: 9, doneAt: at(4) })
  })

  test('does not count a planned set that was done for warming up, nor one that was added for it', () => {
    const start = sampleWorkout()
    const [first, second] = setOrder(start).map(({ id }) => id)
    const [squat] = exercisesOf(start)
    const added = { id: crypto.randomUUID(), kind: 'warmup' as const, figures: figures(20, 10) }
    const events = [
      event({ kind: 'add set', exerciseId: squat?.id ?? '', set: added }, 1),
      tick(added.id, 2, figures(20, 10)),
      tick(first ?? '', 3),
      event({ kind: 'edit set', setId: second ?? '', figures: figures(40, 8), setKind: 'warmup' }, 4),
      tick(second ?? '', 5, figures(40, 8)),
    ]
    const summary = summaryOf(events.reduce(applyEvent, start), { bests: new Map(), formula: 'epley' })
    expect(summary).toMatchObject({ setsDone: 1, sets: 9 })
    expect(summary.exercises[0]).toMatchObject({ setsDone: 1, sets: 3 })
  })

  test('has each record once, although two of its rows are of the same exercise', () => {
    const start = sampleWorkout()
    const [squat, , row] = exercisesOf(start).map(({ id }) => id)
    const twice = swapped(start, row ?? '', 'squat')
    const setsOf = (id: string | undefined) => setsByExercise(twice).get(id ?? '') ?? []
    const [first, second] = [setsOf(squat)[0]?.id ?? '', setsOf(row)[0]?.id ?? '']
    const lifted = [tick(first, 21, figures(110, 5)), tick(second, 22, figures(105, 5))].reduce(applyEvent, twice)
    const best = { load: 100, e1rm: 110, volume: 9_000, repsAtLoads: [{ kg: 100, reps: 5 }], times: { load: 4, e1rm: 4, volume: 4 } }
    const { exercises } = summaryOf(lifted, { bests: new Map([['name squat', best]]), formula: 'epley' })
    const loads = exercises.flatMap(({ records }) => records.filter(({ kind }) => kind === 'load'))
    expect(loads).toEqual([{ setId: first, kind: 'load', value: 110, before: 100, kg: null }])
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
    const best = { load: 100, e1rm: 110, volume: 1_600, repsAtLoads: [{ kg: 100, reps: 5 }], times: { load: 4, e1rm: 4, volume: 4 } }
    const bests = new Map([['name squat', best]])
    const summary = summaryOf(edited, { bests, formula: 'epley' })
    // 100 × 5 + 100 × 5 + 110 × 5 = 1.550; 110 × (1 + 5/30) = 128,33
    expect(summary).toMatchObject({ minutes: 30, setsDone: 3, sets: 9, tonnageKg: 1_550 })
    expect(summary.exercises[0]).toMatchObject({ e1rm: 128.33, setsDone: 3 })
    expect(summary.exercises[0]?.records.map(({ kind, value }) => [kind, value])).toEqual([
      ['load', 110],
      ['e1rm', 128.33],
    ])
  })
})

test.each([
  [
    { kg: 1_000, reps: -3, rpe: 8.3, rir: 12 },
    { kg: 999, reps: 0, rpe: 8.5, rir: 10 },
  ],
  [
    { kg: 82.499_999, reps: 8.4, rpe: NaN, rir: 1.5 },
    { kg: 82.5, reps: 8, rpe: null, rir: 1.5 },
  ],
])('a set of %j is kept as the server takes it', (typed, stored) => {
  const state = sampleWorkout()
  const setId = setOrder(state)[0]?.id ?? ''
  const ticked = applyEvent(state, tick(setId, 1, { ...figures(null, null), ...typed }))
  expect(ticked.sets.get(setId)).toMatchObject(stored)
  expect(CompletedSet.safeParse(ticked.sets.get(setId)).success).toBe(true)
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
