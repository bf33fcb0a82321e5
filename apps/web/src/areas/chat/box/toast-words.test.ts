import { expect, test } from 'vitest'
import { aMessage } from '../conversations/samples.testing.ts'
import { firstWords, isNews } from './toast-words.ts'

const coach = { sender: { id: 'davide', name: 'Davide', photo: null, role: 'coach' as const } }

test.each([
  ['a client’s message, to the team', {}, false, true],
  ['one’s own from another device', { isOwn: true }, false, false],
  ['a colleague’s answer', coach, false, false],
  ['a colleague’s note', { ...coach, isTeamNote: true }, false, true],
  ['an answer, to the client', coach, true, true],
  ['what is deleted already', { deletedAt: '2026-11-18T10:00:00Z' }, false, false],
])('%s is news: %s', (_name, more, isClient, is) => {
  expect(isNews(aMessage(1, more), isClient)).toBe(is)
})

test.each([
  ['Va bene', 'Va bene'],
  ['Va\n\n bene ', 'Va bene'],
  ['Ieri ho provato le trazioni, ma dopo la terza serie, la spalla tira', 'Ieri ho provato le trazioni, ma dopo la terza serie, la…'],
  ['Ieri ho provato le trazioni, alla terza serie la spalla, che già tirava', 'Ieri ho provato le trazioni, alla terza serie la spalla…'],
  ['a'.repeat(120), `${'a'.repeat(60)}…`],
])('the first words of %j are %j', (text, words) => {
  expect(firstWords(text)).toBe(words)
})
