import { CompletedSet } from '@allenio/contract/workouts'
import { newId } from '@allenio/domain/ids'
import { newSet, noFigures } from '@allenio/domain/workouts'
import { expect, test } from 'vitest'
import { shownFigures } from './use-draft-figures.ts'

const at = (second: number) => new Date(Date.UTC(2026, 2, 2, 17, 0, second)).toISOString()
const planned = { ...noFigures, reps: 12 }
const typed = { ...noFigures, kg: 10, reps: 10 }
const set = CompletedSet.parse(newSet({ id: newId(), exerciseId: newId(), position: 0, kind: 'work', figures: planned, at: at(0) }))
const view = { set, figures: planned }

test('typed figures show while they are typed, and until the set has them', () => {
  expect(shownFigures(undefined, view)).toEqual(planned)
  expect(shownFigures({ setId: set.id, figures: typed }, view)).toEqual(typed)
  // the second of two quick taps finds what the first one is storing
  const stored = { setId: set.id, figures: typed, storedOver: set.changedAt }
  expect(shownFigures(stored, view)).toEqual(typed)
  const corrected = { ...typed, reps: 9 }
  expect(shownFigures(stored, { set: { ...set, changedAt: at(1) }, figures: corrected })).toEqual(corrected)
})

test('figures that are typed while others are stored stay, and those of another set do not show', () => {
  const later = { set: { ...set, changedAt: at(1) }, figures: planned }
  expect(shownFigures({ setId: set.id, figures: typed }, later)).toEqual(typed)
  expect(shownFigures({ setId: newId(), figures: typed }, view)).toEqual(planned)
})
