import { expect, test } from 'vitest'
import { changedValues } from '#lib/forms'
import { allNames, emptyValues, fieldsOf, mergedDraft } from './values.ts'

const yoghurt = { ...emptyValues(), nameIt: 'Yogurt', density: '1,03' }

test('a new food is sent with what is known of it', () => {
  const { figures } = emptyValues()
  const sent = fieldsOf({ ...yoghurt, figures: { ...figures, basis: { kind: 'per 100 ml', grams: '' }, kcal: '64' } }, allNames)
  expect(sent).toMatchObject({ nameIt: 'Yogurt', category: null, density: 1.03, ediblePart: null, allergens: {}, measures: [] })
  expect(sent.figures).toMatchObject({ basis: { kind: 'per 100 ml', density: 1.03 }, kcal: 64, protein: null, nutrients: {} })
  expect(sent).not.toHaveProperty('pictureUploadId')
})

test('only what was changed is sent', () => {
  const now = { ...yoghurt, brand: 'Latteria', allergens: { ...yoghurt.allergens, milk: 'contains' as const }, pictureUploadId: null }
  expect(fieldsOf(now, new Set(Object.keys(changedValues(yoghurt, now))))).toEqual({
    brand: 'Latteria',
    allergens: { milk: 'contains' },
    pictureUploadId: null,
  })
})

test('a draft keeps what a colleague has changed since', () => {
  const stored = { base: yoghurt, values: { ...yoghurt, note: 'Greco' } }
  const now = { ...yoghurt, brand: 'Latteria' }
  expect(mergedDraft(stored, now)?.values).toEqual({ ...now, note: 'Greco' })
  expect(mergedDraft({ base: yoghurt, values: { ...yoghurt, allergens: { milk: 'maybe' } } }, now)).toBeUndefined()
})
