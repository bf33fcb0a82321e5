import { expect, test } from 'vitest'
import { isWeighIn, parseWeighIn, splitWeighIn } from './weigh-in.ts'

// a Saturday
const today = '2026-11-21'
const yesterday = '2026-11-20'

test.each([
  ['Marco 78,4', 'Marco', 78.4, today],
  ['Lea 78', 'Lea', 78, today],
  ['Lea 78,', 'Lea', 78, today],
  ['Marco Bianchi 78.4 kg', 'Marco Bianchi', 78.4, today],
  ['marco 78kg ieri', 'marco', 78, yesterday],
  ['marco 78 e mezzo', 'marco', 78.5, today],
  ['marco 78 e mezzo kg ieri', 'marco', 78.5, yesterday],
  ['marco 78,4 20/11', 'marco', 78.4, yesterday],
  ['78,4 Marco', 'Marco', 78.4, today],
  ['78,4 kg Marco Bianchi ieri', 'Marco Bianchi', 78.4, yesterday],
  ['Prova 2 78,4', 'Prova 2', 78.4, today],
  ['marco 78,4 dopo il viaggio', 'marco', 78.4, undefined],
  ['marco 784', 'marco', 784, today],
  ['marco', 'marco', undefined, today],
  ['', '', undefined, today],
])('%j', (text, name, kg, day) => {
  const split = splitWeighIn(text, today)
  expect(split.name).toBe(name)
  expect(parseWeighIn(split.rest, today)).toEqual({ kg, day })
})

test.each([
  ['lea 78,4', true],
  ['78 lea', true],
  ['lea', false],
  ['lea 7', false],
  ['78,4', false],
  ['78 80', false],
])('%j needs no word before it: %s', (text, isMeant) => expect(isWeighIn(text)).toBe(isMeant))
