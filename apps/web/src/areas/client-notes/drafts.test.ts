import { richTextOf, plainTextOf } from '@allenio/domain/rich-text'
import { expect, test } from 'vitest'
import { bothNotes, parseNoteDraft } from './drafts.ts'

const document = richTextOf('Turni di notte')

test('a draft comes back as it was kept', () => {
  expect(parseNoteDraft({ noteUpdatedAt: null, document })).toEqual({ noteUpdatedAt: null, document })
})

test.each([
  undefined,
  'text',
  {},
  { document },
  { noteUpdatedAt: 3, document },
  { noteUpdatedAt: null, document: { type: 'doc', content: [{ type: 'script' }] } },
])('%j is no draft', storedDraft => {
  expect(parseNoteDraft(storedDraft)).toBeUndefined()
})

test('both versions stand one below the other', () => {
  expect(plainTextOf(bothNotes(richTextOf('la mia'), richTextOf('la loro'), 'Salvata da altri'))).toBe('la mia\nSalvata da altri\nla loro')
})
