import { describe, expect, test } from 'vitest'
import { effortOf } from './effort.ts'

const both = ['rpe', 'rir'] as const

describe('the question after a set', () => {
  test('is the one that the plan speaks of', () => {
    expect(effortOf({ type: 'reps', target: { rir: 2 } }, 'work', [...both])).toBe('rir')
    expect(effortOf({ type: 'reps', target: { rpe: 8 } }, 'work', [...both])).toBe('rpe')
    expect(effortOf({ type: 'reps', target: null }, 'work', [...both])).toBe('rpe')
    expect(effortOf({ type: 'reps', target: null }, 'failure', ['rir'])).toBe('rir')
  })

  test('is none where clients see neither, and after a warm-up', () => {
    expect(effortOf({ type: 'reps', target: { rpe: 8 } }, 'work', ['weight'])).toBeUndefined()
    expect(effortOf({ type: 'reps', target: { rpe: 8 } }, 'warmup', [...both])).toBeUndefined()
  })

  test('of a plank or a run is only one that the plan asks for', () => {
    expect(effortOf({ type: 'time', target: { rpe: 7 } }, 'work', [...both])).toBe('rpe')
    expect(effortOf({ type: 'distance', target: { rir: 2 } }, 'work', [...both])).toBeUndefined()
    expect(effortOf({ type: 'time', target: null }, 'work', [...both])).toBeUndefined()
  })
})
