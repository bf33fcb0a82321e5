import { expect, test } from 'vitest'
import { confirmedDraft, currentDraft, parseDraft } from './local-draft.ts'

const draft = (text: string, isNote = false) => ({ text, isNote })
const local = (text: string, base: string, isNote = false) => ({ ...draft(text, isNote), base: draft(base) })

test.each([
  ['nothing here', undefined, 'altrove', 'altrove'],
  ['in step', local('ciao', 'ciao'), 'ciao', 'ciao'],
  ['another device went on', local('ciao', 'ciao'), 'ciao Anna', 'ciao Anna'],
  ['another device has sent it', local('ciao', 'ciao'), '', ''],
  ['written here without a network', local('ciao Anna', 'ciao'), 'ciao', 'ciao Anna'],
  ['both went on: one’s own', local('ciao Anna', 'ciao'), 'ciao Bea', 'ciao Anna'],
  ['just sent, and the server does not know yet', local('', 'ciao'), 'ciao', ''],
])('%s', (_what, here, shared, text) => {
  expect(currentDraft(here, draft(shared)).text).toBe(text)
})

test('what was begun for the team alone stays so, here and on another device', () => {
  expect(currentDraft(undefined, draft('difficile', true)).isNote).toBe(true)
  expect(currentDraft(local('difficile', '', true), draft('')).isNote).toBe(true)
  // turned into a note, and not shared yet
  expect(currentDraft(local('difficile', 'difficile', true), draft('difficile')).isNote).toBe(true)
})

test('what a tab has loaded and another one shares is gone when the other one sends it', () => {
  const loaded = local('ciao', '')
  const confirmed = confirmedDraft(loaded, draft('ciao'))
  expect(confirmed?.base).toEqual(draft('ciao'))
  expect(currentDraft(confirmed, draft('')).text).toBe('')
  expect(confirmedDraft(local('ciao Anna', 'ciao'), draft('ciao'))).toBeUndefined()
})

test.each([[undefined], ['ciao'], [{ text: 1, base: '' }], [{ text: 'a', isNote: false }], [{ text: 'a', base: 'a' }]])(
  '%j is no draft',
  found => {
    expect(parseDraft(found)).toBeUndefined()
  },
)

test('a stored draft is read as it was', () => {
  expect(parseDraft({ ...local('a', 'b', true), more: 1 })).toEqual(local('a', 'b', true))
})
