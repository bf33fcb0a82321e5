import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WorkoutWrite } from '@allenio/contract/workouts'
import { runs } from '@allenio/domain/testing'
import {
  applyEvent,
  eventToUndo,
  exercisesOf,
  holdMsOf,
  isWriteDue,
  mergeResults,
  resultsOf,
  setOrder,
  unsentOf,
  withSent,
  type SentParts,
  type WorkoutEvent,
  type WorkoutResults,
  type WorkoutUnderWay,
} from './index.ts'
import { at, event, figures, gesture, partsOf, sampleWorkout } from './workout.testing.ts'

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
    let waitsSince = 0
    const send = (seconds: number) => {
      const write = unsentOf(state, sent)
      const holdMs = holdMsOf(state, sent)
      if (!write || !isWriteDue(write, { now: Date.parse(at(0)) + seconds * 1_000, sent, holdMs })) return
      sent = withSent(sent, write)
      writes += 1
      waitsSince = 0
    }
    /** A waiting write leaves between two sets, too. */
    const sendBefore = (seconds: number) => {
      const due = waitsSince + holdMsOf(state, sent) / 1_000
      if (waitsSince > 0 && due < seconds) send(due)
      waitsSince ||= seconds
    }
    const moment = (seconds: number) => new Date(Date.parse(at(0)) + seconds * 1_000).toISOString()
    for (let set = 1; set <= 25; set += 1) {
      sendBefore(set * pace)
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
