import { expect, test } from 'vitest'
import { begunDraft, readKept } from './kept-draft.ts'

const draft = (text: string, isNote = false) => ({ text, isNote })
const kept = (text: string, base: string, isNote = false) => ({ ...draft(text, isNote), base: draft(base) })

test.each([
  ['nothing here', undefined, 'altrove', 'altrove'],
  ['in step', kept('ciao', 'ciao'), 'ciao', 'ciao'],
  ['another device went on', kept('ciao', 'ciao'), 'ciao Anna', 'ciao Anna'],
  ['another device has sent it', kept('ciao', 'ciao'), '', ''],
  ['written here without a network', kept('ciao Anna', 'ciao'), 'ciao', 'ciao Anna'],
  ['both went on: one’s own', kept('ciao Anna', 'ciao'), 'ciao Bea', 'ciao Anna'],
  ['just sent, and the server does not know yet', kept('', 'ciao'), 'ciao', ''],
])('%s', (_what, here, shared, text) => {
  expect(begunDraft(here, draft(shared)).text).toBe(text)
})

test('what was begun for the team alone stays so, here and on another device', () => {
  expect(begunDraft(undefined, draft('difficile', true)).isNote).toBe(true)
  expect(begunDraft(kept('difficile', '', true), draft('')).isNote).toBe(true)
  // turned into a note, and not shared yet
  expect(begunDraft(kept('difficile', 'difficile', true), draft('difficile')).isNote).toBe(true)
})

test.each([[undefined], ['ciao'], [{ text: 1, base: '' }], [{ text: 'a', isNote: false }], [{ text: 'a', base: 'a' }]])(
  '%j is no draft',
  found => {
    expect(readKept(found)).toBeUndefined()
  },
)

test('what was kept comes back as it was', () => {
  expect(readKept({ ...kept('a', 'b', true), more: 1 })).toEqual(kept('a', 'b', true))
})
