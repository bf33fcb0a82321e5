import { expect, test } from 'vitest'
import { markHits } from './search-hits.tsx'

const bracketed = (text: string, search: string) =>
  markHits(text, search)
    .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
    .join('')

test.each([
  ['Il ginocchio va meglio', 'ginocchio', 'Il [ginocchio] va meglio'],
  ['Il ginocchio va meglio', 'GINO meg', 'Il [gino]cchio va [meg]lio'],
  ['Perché più tardi', 'perche piu', '[Perché] [più] tardi'],
  ['città', 'citta', '[città]'],
  // the accent may be a letter of its own
  ['perche\u0301 no', 'perche', '[perche\u0301] no'],
  // short words match only at the beginning of a word
  ['la palla', 'la', '[la] palla'],
  ['la palla', 'all', 'la p[all]a'],
  ['prima\n\n  riga', 'riga', 'prima [riga]'],
  ['💪 forza 💪', 'forza', '💪 [forza] 💪'],
  ['<b>forza</b>', '<b>', '[<b>]forza</b>'],
  ['niente', 'altro', 'niente'],
  ['', 'altro', ''],
  ['squat e squat', 'squat squ', '[squat] e [squat]'],
])('%j searched for %j is %j', (text, search, expected) => {
  expect(bracketed(text, search)).toBe(expected)
})

test('of a long text what stands around the first hit', () => {
  const text = `${'parola '.repeat(60)}ginocchio ${'altro '.repeat(60)}`
  const line = bracketed(text, 'ginocchio')
  expect(line).toMatch(/^…parola .*\[ginocchio\] altro.*…$/)
  expect(line.length).toBeLessThan(170)
  expect(bracketed('lunga '.repeat(50), 'lunga')).toMatch(/^\[lunga\]/)
})
