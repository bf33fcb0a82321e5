import { expect, test } from 'vitest'
import { backMuscles } from './back-muscles.ts'
import { frontMuscles } from './front-muscles.ts'
import { bodyMuscles, buttonSideOf, shapeOf } from './muscles.ts'
import { viewOf } from './view.ts'

test('every drawn muscle has a place in the order of the buttons', () => {
  expect(new Set<string>(bodyMuscles)).toEqual(new Set([...Object.keys(frontMuscles), ...Object.keys(backMuscles)]))
})

test.each(bodyMuscles)('the button of %s has a shape', muscle => expect(shapeOf(buttonSideOf(muscle), muscle)).toMatch(/^M/))

test.each([
  ['chest', 'front', 'upper'],
  ['lats', 'back', 'upper'],
  ['abs', 'front', 'middle'],
  ['glutes', 'back', 'hips'],
  ['quads', 'front', 'thighs'],
  ['calves', 'back', 'calves'],
] as const)('a small picture for %s shows the %s, %s', (muscle, side, part) => {
  expect(viewOf([muscle])).toEqual({ side, part })
})

test('without a muscle the picture shows the whole body from the front', () => {
  expect(viewOf([])).toEqual({ side: 'front', part: 'whole' })
})
