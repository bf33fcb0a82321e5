import { languages } from '@allenio/contract'
import { expect, test } from 'vitest'
import { howToTake } from './how-to-take.ts'
import { bodyPlaceOf } from '@allenio/domain/visits'

test('hips are taken over the buttocks, as the ratio to the waist means them, and are drawn there', () => {
  for (const language of languages) {
    expect(howToTake('hips', language)).toMatch(/glutei|buttocks/)
    expect(howToTake('hips', language)).not.toMatch(/creste|crest/)
    expect(howToTake('glutes', language)).not.toBe(howToTake('hips', language))
  }
  const heightOf = (cell: 'hips' | 'glutes' | 'suprailiac_fold' | 'legs.left') => bodyPlaceOf(cell)?.y ?? 0
  expect(heightOf('hips')).toBeGreaterThan(heightOf('suprailiac_fold') + 15)
  expect(heightOf('hips')).toBeLessThan(heightOf('legs.left'))
  // each band can be pressed
  expect(heightOf('hips') - heightOf('glutes')).toBeGreaterThan(6)
})
