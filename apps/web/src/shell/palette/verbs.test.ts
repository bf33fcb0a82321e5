import { IconMessageCircle } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import type { PaletteVerb } from './palette-item.ts'
import { calledVerbs } from './verbs.ts'

const verb = (id: string, it: readonly string[], en: readonly string[]): PaletteVerb => ({
  id,
  words: { it, en },
  label: () => id,
  example: () => id,
  icon: IconMessageCircle,
  search: async () => [],
})

const verbs: readonly PaletteVerb[] = [
  { ...verb('weight', ['peso', 'pesata'], ['weight']), isMeant: text => / \d\d/.test(text) },
  verb('chat', ['chat', 'scrivi'], ['chat', 'write']),
  verb('task', ['compito', 'attività'], ['task']),
]

test.each([
  ['peso', [], []],
  ['peso ', [['weight', '']], []],
  ['peso Marco 78,4', [['weight', 'Marco 78,4']], []],
  ['PESO marco', [['weight', 'marco']], []],
  ['weight marco', [['weight', 'marco']], []],
  ['attivita marco', [['task', 'marco']], []],
  ['p ', [], []],
  ['p marco', [], [['weight', 'marco']]],
  [
    'c marco',
    [],
    [
      ['chat', 'marco'],
      ['task', 'marco'],
    ],
  ],
  ['lea 78,4', [], [['weight', 'lea 78,4']]],
  [
    'p lea 78,4',
    [],
    [
      ['weight', 'p lea 78,4'],
      ['weight', 'lea 78,4'],
    ],
  ],
  ['marco rossi', [], []],
  ['', [], []],
])('%j', (query, sure, possible) => {
  const called = calledVerbs(verbs, query)
  expect(called.sure.map(call => [call.verb.id, call.text])).toEqual(sure)
  expect(called.possible.map(call => [call.verb.id, call.text])).toEqual(possible)
})
