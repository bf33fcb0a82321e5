import { expect, test } from 'vitest'
import { changedFields, emptyValues, fieldsOf, mergedDraft, parseDraft } from './form-values.ts'

const start = emptyValues({ language: 'it', timeZone: 'Europe/Rome' })

test('an empty field is none, a comma is a point', () => {
  const fields = fieldsOf({ ...start, firstName: ' Anna ', heightCm: '168,5' })
  expect(fields).toMatchObject({ firstName: 'Anna', email: null, sex: null, heightCm: 168.5, typeId: null })
})

test('only what changed is sent; the order of tags is no change', () => {
  const before = { ...start, tags: ['online', 'agonista'], goal: 'Forza' }
  expect(changedFields(before, { ...before, tags: ['agonista', 'online'], goal: 'Forza ', phone: '+39 333 1234567' })).toEqual({
    phone: '+39 333 1234567',
  })
  expect(changedFields(before, { ...before, tags: [] })).toEqual({ tags: [] })
})

test('an older draft is completed, nonsense is none', () => {
  expect(parseDraft({ firstName: 'Anna', tags: ['a', 3], sendsInvitation: false, heightCm: 170 }, start)).toEqual({
    ...start,
    firstName: 'Anna',
    tags: ['a'],
    sendsInvitation: false,
  })
  expect(parseDraft('Anna', start)).toBeUndefined()
})

test('a draft changes what it changed, and nothing that others changed since', () => {
  const base = { ...start, firstName: 'Anna', goal: 'Forza' }
  const now = { ...base, goal: 'Ipertrofia' }
  expect(mergedDraft({ base, values: { ...base, firstName: 'Annalisa' } }, now)?.values).toEqual({ ...now, firstName: 'Annalisa' })
  expect(mergedDraft({ base, values: base }, now)).toBeUndefined()
})
