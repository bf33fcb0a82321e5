import { expect, test } from 'vitest'
import { ranked, score, sortedByScore } from './score.ts'

test.each([
  ['Clienti', 'cli', true],
  ['Allenamenti completati', 'comp', true],
  ['Allenamenti completati', 'all comp', true],
  ['Attività', 'attivita', true],
  ['Attivita', 'attività', true],
  ['Impostazioni', 'impst', true],
  ['Piani alimentari', 'mentari', true],
  ['Aspetto scuro', 'peso', false],
  ['Aspetto scuro', 'as', true],
  ['Aspetto scuro', 'ass', true],
  ['Clienti', 'x', false],
  ['Clienti', 'itneilc', false],
  ['Piani alimentari', 'pzz', false],
])('%s by %s: %s', (label, query, isFound) => {
  expect(score(label, query) > 0).toBe(isFound)
})

test('the better answer stands first', () => {
  const items = ['Piani alimentari', 'Aspetto chiaro', 'Chat', 'Clienti', 'Programmi', 'Progressi'].map(label => ({ label }))
  expect(
    ranked(items, 'pro')
      .map(({ label }) => label)
      .slice(0, 2),
  ).toEqual(['Programmi', 'Progressi'])
  expect(ranked(items, 'chat')[0]?.label).toBe('Chat')
  expect(ranked(items, '').map(({ label }) => label)).toEqual(items.map(({ label }) => label))
})

test('other names count a little less than the label', () => {
  const items = [{ label: 'Profilo', keywords: 'password' }, { label: 'Password' }]
  expect(ranked(items, 'password').map(({ label }) => label)).toEqual(['Password', 'Profilo'])
})

test('what was found by something else than its label stands last', () => {
  const items = ['Anna Bianchi', 'Mariagrazia Neri', 'Mario Rossi'].map(label => ({ label }))
  expect(sortedByScore(items, 'mario').map(({ label }) => label)).toEqual(['Mario Rossi', 'Anna Bianchi', 'Mariagrazia Neri'])
})
