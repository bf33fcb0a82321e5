import { expect, test } from 'vitest'
import { fillSentence, sentenceOf } from './index.ts'

const fill = (text: string, values = {}, language: 'it' | 'en' = 'it') =>
  fillSentence(text, { language, variant: () => 'dietitian', values })

test('a count chooses the sentence, and what lacks a form of its own says the general one', () => {
  const days = { days_zero: 'oggi', days_one: 'un giorno', days_other: '{{count}} giorni', weeks_other: 'settimane', months: 'mesi' }
  const chosen = [0, 1, 2, 1_000_000].map(count => sentenceOf(days, 'days', count))
  expect(chosen).toEqual(['oggi', 'un giorno', '{{count}} giorni', '{{count}} giorni'])
  expect([sentenceOf(days, 'weeks', 0), sentenceOf(days, 'months', 1), sentenceOf(days, 'years', 1)]).toEqual([
    'settimane',
    'mesi',
    undefined,
  ])
})

test('a figure and the unit behind it stay on one line', () => {
  expect(fill('{{value}} kg in {{sets}} serie', { value: '82,5', sets: 4 })).toBe('82,5\u00a0kg in 4 serie')
})

test('thousands are grouped where the sentence asks for it', () => {
  expect([
    fill('{{max, integer}}', { max: 5_000 }),
    fill('{{max, integer}}', { max: 5_000 }, 'en'),
    fill('{{max}}', { max: 5_000 }),
  ]).toEqual(['5.000', '5,000', '5000'])
})

test('the variant has its own words, whatever the values say', () => {
  expect(fill('{{Client}} {{name}}', { Client: 'Cliente', name: '{{client}}' })).toBe('Paziente {{client}}')
})

test('a missing value stays visible, or is left out', () => {
  expect(fill('Ciao {{name}}')).toBe('Ciao {{name}}')
  expect(fillSentence('Ciao {{name}}', { language: 'it', variant: () => 'coach', missing: () => '' })).toBe('Ciao ')
})
