import { expect, test } from 'vitest'
import { lineText, parseLine, rowText } from './line-texts.ts'

const row = { sets: 3, reps: '12/10/8', load: '60', rir: 2 }
const empty = { kind: 'work', target: '', load: '', rir: '', rpe: '' } as const

test('a set reads what stands in its fields, and says which of them mean nothing', () => {
  const text = { kind: 'warmup', target: '8-10', load: '42,5', rir: '', rpe: '7,5' } as const
  const { line, refused } = parseLine(row, text, 'it')
  expect([line, refused]).toEqual([{ kind: 'warmup', reps: '8-10', load: '42.5', rpe: 7.5 }, []])
  expect(lineText(row, line, 'it')).toEqual(text)
  expect(parseLine(row, { ...empty, target: '45s', rir: '99' }, 'it')).toEqual({ line: {}, refused: ['target', 'rir'] })
  expect(parseLine(row, empty, 'it')).toEqual({ line: {}, refused: [] })
})

test('of a time a bare figure is seconds', () => {
  const plank = { sets: 2, type: 'time', seconds: 45 }
  expect(parseLine(plank, { ...empty, target: '60' }, 'it').line).toEqual({ seconds: 60 })
  expect(lineText(plank, { seconds: 60 }, 'it').target).toBe('60s')
})

test('a field that is left empty shows what the row says for this set', () => {
  expect(rowText(row, 1, 'it')).toEqual({ kind: 'work', target: '10', load: '60', rir: '2', rpe: '' })
})
