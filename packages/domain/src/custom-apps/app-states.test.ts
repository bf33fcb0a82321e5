import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appMoves, nextAppState, type AppMove } from './index.ts'

type State = Parameters<typeof nextAppState>[0]

test.each<[State, AppMove, State | undefined]>([
  ['none', 'save', 'draft'],
  ['none', 'pay', undefined],
  ['draft', 'save', 'draft'],
  ['draft', 'pay', 'in progress'],
  ['draft', 'begin', 'in progress'],
  ['draft', 'set date', 'active'],
  ['draft', 'remove date', undefined],
  ['in progress', 'save', undefined],
  ['in progress', 'begin', undefined],
  ['in progress', 'set date', 'active'],
  ['active', 'save', undefined],
  ['active', 'pay', 'active'],
  ['active', 'set date', 'active'],
  ['active', 'remove date', 'in progress'],
])('an app that is %s, then %s: %s', (state, move, next) => {
  expect(nextAppState(state, move)).toBe(next)
})

test('whatever happens, an app is active exactly while it has a date, and never becomes a draft again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...appMoves), { maxLength: 40 }), moves => {
      let state: State = 'none'
      let hasDate = false
      let hasBegun = false
      for (const move of moves) {
        const next = nextAppState(state, move)
        if (next === undefined) continue
        if (move === 'set date') hasDate = true
        if (move === 'remove date') hasDate = false
        hasBegun ||= move !== 'save'
        state = next
        expect(state === 'active').toBe(hasDate)
        expect(state === 'draft').toBe(!hasBegun)
        // the business changes its request only as long as nobody works on it
        expect(nextAppState(state, 'save') === undefined).toBe(hasBegun)
      }
    }),
  )
})
