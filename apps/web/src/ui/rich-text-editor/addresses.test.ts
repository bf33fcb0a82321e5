import { expect, test } from 'vitest'
import { addressOf, withLinks } from './addresses.ts'

test.each([
  ['esempio.it', 'https://esempio.it'],
  ['https://esempio.it/a?b=c', 'https://esempio.it/a?b=c'],
  ['sara@esempio.it', 'mailto:sara@esempio.it'],
  ['+39 333 123 4567', 'tel:+393331234567'],
  ['javascript:alert(1)', undefined],
  ['ciao', undefined],
  ['', undefined],
  ['due parole.it', undefined],
  ['caffè.it/menù', 'https://caffè.it/menù'],
])('%j leads to %j', (typed, href) => {
  expect(addressOf(typed)).toBe(href)
})

test('addresses in pasted words become links, the full stop does not', () => {
  expect(withLinks('vedi https://esempio.it/a.')).toEqual([
    { text: 'vedi ' },
    { text: 'https://esempio.it/a', href: 'https://esempio.it/a' },
    { text: '.' },
  ])
})
