import { expect, test } from 'vitest'
import { guessLayout } from './layout.ts'
import { parseProgramSheets } from './parse-program.ts'
import { isClearlyRead, isWholeProgram, sheetOfRows } from './pasted-program.ts'
import { weeksBelowEachOther } from './week-columns.ts'

const cellsOf = (text: string) => text.split('\n').map(line => line.split('\t'))

function readWithLayout(text: string) {
  const copied = sheetOfRows(cellsOf(text))
  const sheet = weeksBelowEachOther(copied) ?? copied
  const layout = guessLayout([sheet])
  return { sheet, layout, draft: parseProgramSheets([sheet], layout, 'it') }
}

const read = (text: string) => readWithLayout(text).draft

const brief = (text: string) =>
  read(text).weeks.map(({ isDeload, days }) => [
    isDeload,
    ...days.map(({ name, workouts }) => [
      name,
      ...workouts.flatMap(({ rows }) => rows.map(({ cells }) => [cells['sets'], cells['reps'], cells['load']])),
    ]),
  ])

const fiveThreeOne = [
  'Settimana 1',
  'Giorno 1: Squat',
  'Esercizio\tSerie\tRip\tCarico',
  'Squat\t3\t5/5/5+\t65/75/85%',
  'Leg press\t5\t10\t',
  'Giorno 2: Panca',
  'Panca piana\t3\t5/5/5+\t65/75/85%',
  'Settimana 2',
  'Giorno 1: Squat',
  'Squat\t3\t3/3/3+\t70/80/90%',
  'Giorno 2: Panca',
  'Panca piana\t3\t3/3/3+\t70/80/90%',
  'Settimana 3',
  'Giorno 1: Squat',
  'Squat\t3\t5/3/1+\t75/85/95%',
  'Giorno 2: Panca',
  'Panca piana\t3\t5/3/1+\t75/85/95%',
  'Settimana 4 scarico',
  'Giorno 1: Squat',
  'Squat\t3\t5\t40/50/60%',
  'Giorno 2: Panca',
  'Panca piana\t3\t5\t40/50/60%',
].join('\n')

test('four weeks of 5/3/1 that were copied from a sheet keep weeks, days, sets and percentages', () => {
  expect(isWholeProgram(cellsOf(fiveThreeOne), 'it')).toBe(true)
  expect(brief(fiveThreeOne)).toEqual([
    [false, ['Squat', [3, '5/5/5+', '65/75/85%'], [5, '10', null]], ['Panca', [3, '5/5/5+', '65/75/85%']]],
    [false, ['Squat', [3, '3/3/3+', '70/80/90%']], ['Panca', [3, '3/3/3+', '70/80/90%']]],
    [false, ['Squat', [3, '5/3/1+', '75/85/95%']], ['Panca', [3, '5/3/1+', '75/85/95%']]],
    [true, ['Squat', [3, '5', '40/50/60%']], ['Panca', [3, '5', '40/50/60%']]],
  ])
})

test.each([
  ['rows of one workout', 'Esercizio\tSerie\tRip\nSquat\t4\t8\nPanca\t3\t10'],
  ['one cell', 'Squat'],
  ['figures', '4\t8\n3\t10\n3\t12'],
  ['an empty table', '\t\t\n\t\t'],
])('%s are pasted as they are', (_, text) => {
  expect(isWholeProgram(cellsOf(text), 'it')).toBe(false)
})

test('a written plan without columns has its days, too', () => {
  const text = 'Day 1\nSquat 5x5\nBench 5x5\nDay 2\nDeadlift 1x5\nPress 5x5'
  expect(isWholeProgram(cellsOf(text), 'en')).toBe(true)
})

test.each([
  ['headings and figures', fiveThreeOne, true],
  ['a column that nobody knows', fiveThreeOne.replace('Carico', 'Carico\tColore').replace('65/75/85%', '65/75/85%\trosso'), false],
  ['a text among the sets', fiveThreeOne.replace('Squat\t3\t5/5/5+', 'Squat\ttre\t5/5/5+'), false],
  ['columns without headings', fiveThreeOne.replace('Esercizio\tSerie\tRip\tCarico\n', ''), false],
])('whether a table with %s reads without doubt', (_, text, isClear) => {
  const { sheet, layout, draft } = readWithLayout(text)
  expect(isClearlyRead(sheet, layout, draft)).toBe(isClear)
})
