import { noFigures } from '@allenio/domain/workouts'
import { expect, test } from 'vitest'
import { editsToReview } from './set-edits.ts'

const edit = (figures: object) => ({ ...noFigures, kg: 80, reps: 8, ...figures, changedAt: '2026-03-02T10:00:00Z' })
const set = { ...noFigures, kg: 80, reps: 8 }

test.each([
  // an effort that is told in the rest completes the set
  [[{}], { rir: 2 }, []],
  [[{}], { rpe: 8 }, []],
  // one that was told before is another one now
  [[{ rir: 2 }], { rir: 3 }, [{ rir: 2 }]],
  [[{ rir: 2 }], {}, [{ rir: 2 }]],
  [[{ reps: 7 }], { rir: 2 }, [{ reps: 7 }]],
  [[{ kg: 85 }, {}], { rir: 2 }, [{ kg: 85 }]],
  [[{}], {}, []],
])('%j, now %j: %j are to be looked at', (earlier, now, shown) => {
  expect(editsToReview(earlier.map(edit), { ...set, ...now })).toEqual(shown.map(edit))
})
