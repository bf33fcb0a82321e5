import { expect, test } from 'vitest'
import { changedValues } from '#lib/forms'
import { emptyValues, mergedDraft, parseDraft } from './values.ts'

const squat = { ...emptyValues(), nameIt: 'Squat', primaryMuscles: ['quads' as const], tags: ['gambe'] }

test.each([
  ['it', 'nameIt'],
  ['en', 'nameEn'],
] as const)('a name that was typed elsewhere is one in %s', (language, field) => {
  expect(emptyValues('Ponte', language)).toEqual({ ...emptyValues(), [field]: 'Ponte' })
})

test('only what was changed is sent', () => {
  expect(changedValues(squat, { ...squat, nameIt: 'Squat frontale', tags: ['gambe', 'base'] })).toEqual({
    nameIt: 'Squat frontale',
    tags: ['gambe', 'base'],
  })
  expect(changedValues(squat, { ...squat, primaryMuscles: ['quads'] })).toEqual({})
})

test('a draft of an older form takes what it lacks from the start', () => {
  expect(parseDraft({ nameIt: 'Affondi' }, squat)).toEqual({ ...squat, nameIt: 'Affondi' })
})

test.each([[undefined], ['Squat'], [{}], [{ primaryMuscles: ['wings'] }]])('%j is no draft', stored => {
  expect(parseDraft(stored, squat)).toBeUndefined()
})

test('a draft keeps what a colleague has changed since', () => {
  const stored = { base: squat, values: { ...squat, nameEn: 'Back squat' } }
  const now = { ...squat, nameIt: 'Squat con bilanciere' }
  expect(mergedDraft(stored, now)?.values).toEqual({ ...now, nameEn: 'Back squat' })
  expect(mergedDraft({ base: squat, values: squat }, now)).toBeUndefined()
})
