import { expect, test } from 'vitest'
import { parseTempo } from '@allenio/domain/programs'
import { tempoMoment } from './tempo-phases.ts'

const momentOf = (text: string, seconds: number) => {
  const tempo = parseTempo(text)
  const moment = tempo && tempoMoment(tempo, seconds * 1_000)
  return moment && [moment.part, moment.left, moment.repetition, moment.isStart]
}

test.each([
  ['3010', 0, ['lowering', 3, 1, true]],
  ['3010', 2.9, ['lowering', 1, 1, false]],
  // there is no pause below
  ['3010', 3, ['lifting', 1, 1, true]],
  ['3010', 4, ['lowering', 3, 2, true]],
  // as fast as possible takes a beat
  ['31X0', 4.5, ['lifting', 1, 1, true]],
  ['31X0', 5, ['lowering', 3, 2, true]],
  ['2-0-2-1', 4, ['top', 1, 1, true]],
  ['10-0-10-0', 25, ['lowering', 5, 2, false]],
])('%s after %d seconds', (text, seconds, moment) => expect(momentOf(text, seconds)).toEqual(moment))

test('there is nothing to follow before the start, or without any second', () => {
  expect([momentOf('3010', -1), momentOf('0000', 3)]).toEqual([undefined, undefined])
})
