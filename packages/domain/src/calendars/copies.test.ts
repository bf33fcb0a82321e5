import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSyncTime, isMovedCopy, mergeCopy, type CopyFields, type CopyThing } from './index.ts'

const fields = (title: string, hour: number): CopyFields => ({
  title,
  start: { at: `2026-06-10T${String(hour).padStart(2, '0')}:00:00.000Z`, zone: 'Europe/Rome' },
  end: { at: `2026-06-10T${String(hour + 1).padStart(2, '0')}:00:00.000Z`, zone: 'Europe/Rome' },
  place: '',
  details: '',
  hasMeet: false,
})

test('the last sync is said by day, month and time in Rome', () => {
  expect(formatSyncTime('it', '2026-11-28T17:40:00Z')).toBe('28 novembre 18:40')
  expect(formatSyncTime('en', '2026-06-01T22:05:00Z')).toBe('2 June 00:05')
})

test.each<[string, Partial<Parameters<typeof mergeCopy>[0]>, string]>([
  ['nothing changed', {}, 'alike'],
  ['changed here', { here: fields('a', 9) }, 'write'],
  ['changed there', { there: fields('a', 9) }, 'take'],
  ['changed alike', { here: fields('a', 9), there: fields('a', 9) }, 'write'],
  ['deleted on both sides', { here: null, there: null }, 'alike'],
  ['deleted here', { here: null }, 'write'],
  ['deleted there', { there: null }, 'take'],
  ['never written', { settled: null, there: null }, 'write'],
  ['both changed, there later', { here: fields('a', 9), there: fields('a', 10), hereAt: 1, thereAt: 2 }, 'take'],
  ['both changed, here later', { here: fields('a', 9), there: fields('a', 10), hereAt: 2, thereAt: 1 }, 'write'],
  ['both changed, no clock there', { here: fields('a', 9), there: fields('a', 10), hereAt: 1, thereAt: null }, 'write'],
])('%s', (_, change, verdict) => {
  const settled = fields('a', 8)
  expect(mergeCopy({ thing: 'reminder', here: settled, there: settled, settled, hereAt: null, thereAt: null, ...change })).toBe(verdict)
})

const side = fc.oneof(
  fc.constant(null),
  fc.record({ title: fc.constantFrom('a', 'b'), hour: fc.integer({ min: 6, max: 9 }) }).map(({ title, hour }) => fields(title, hour)),
)
const step = fc.oneof(
  fc.record({ kind: fc.constant('here' as const), value: side }),
  fc.record({ kind: fc.constant('there' as const), value: side }),
  fc.constant({ kind: 'settle' as const, value: null }),
)

test('any order of changes on both sides ends the same on both, and then rests', () => {
  fc.assert(
    fc.property(fc.constantFrom<CopyThing>('reminder', 'appointment'), fc.array(step, { maxLength: 30 }), (thing, steps) => {
      const state = {
        here: fields('a', 8) as CopyFields | null,
        there: null as CopyFields | null,
        settled: null as CopyFields | null,
        hereAt: 0,
        thereAt: 0,
      }
      const settle = () => {
        const verdict = mergeCopy({ thing, ...state })
        if (verdict === 'take') state.here = state.there
        if (verdict === 'write') state.there = state.here
        state.settled = state.here
        return verdict
      }
      steps.forEach(({ kind, value }, at) => {
        if (kind === 'settle') settle()
        else if (kind === 'here') Object.assign(state, { here: value, hereAt: at + 1 })
        else Object.assign(state, { there: value, thereAt: at + 1 })
      })
      settle()
      expect(isMovedCopy(thing, state.here, state.there)).toBe(false)
      // an echo of what was agreed on asks for nothing
      if (state.here !== null) expect(settle()).toBe('alike')
    }),
  )
})
