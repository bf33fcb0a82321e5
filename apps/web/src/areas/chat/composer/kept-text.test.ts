import { expect, test } from 'vitest'
import { begunText, readKept } from './kept-text.ts'

test.each([
  ['nothing here', undefined, 'altrove', 'altrove'],
  ['in step', { text: 'ciao', base: 'ciao' }, 'ciao', 'ciao'],
  ['another device went on', { text: 'ciao', base: 'ciao' }, 'ciao Anna', 'ciao Anna'],
  ['another device has sent it', { text: 'ciao', base: 'ciao' }, '', ''],
  ['written here without a network', { text: 'ciao Anna', base: 'ciao' }, 'ciao', 'ciao Anna'],
  ['both went on: one’s own', { text: 'ciao Anna', base: 'ciao' }, 'ciao Bea', 'ciao Anna'],
  ['just sent, and the server does not know yet', { text: '', base: 'ciao' }, 'ciao', ''],
])('%s', (_what, kept, shared, text) => {
  expect(begunText(kept, shared)).toBe(text)
})

test.each([[undefined], ['ciao'], [{ text: 1, base: '' }], [{ text: 'a' }]])('%j is no draft', kept => {
  expect(readKept(kept)).toBeUndefined()
})
