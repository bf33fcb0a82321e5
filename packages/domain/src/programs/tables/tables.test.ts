import type { DocumentRow } from '@allenio/contract/documents'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply, counter, programId, programOf, rowCells, rowOf, runs } from '@allenio/domain/testing'
import { childrenOf } from '@allenio/domain/documents'
import { csvLines, csvRows, restoreFormula } from '@allenio/domain/tables'
import {
  guessColumnOrder,
  guessProgramColumns,
  numberRows,
  pasteTable,
  printProgramTable,
  programColumns,
  parseProgramTable,
  tableColumns,
} from '../index.ts'

const emptyProgram = () => programOf({ weeks: 1, days: 1, rows: 0 }, () => ({}))
const workoutId = 'w1d1o'

const rowsOf = (cells: readonly DocumentRow['cells'][]): DocumentRow[] =>
  cells.map((each, index) => rowOf(`r${index}`, 'row', workoutId, each))

/** The cells with their letters in place of the superset's name. */
function read(rows: readonly DocumentRow[]) {
  const numbers = numberRows(rows)
  return rows.map(({ id, cells }) => {
    const number = numbers.get(id)
    return { group: `${number?.letter}${number?.supersetPosition ?? ''}`, cells: { ...cells, superset: undefined } }
  })
}

test('a table that is copied out and in is the same', () => {
  const superset = fc.option(fc.constantFrom('one', 'two'), { nil: undefined })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(rowCells, superset), { minLength: 1, maxLength: 12 }),
      fc.constantFrom('it', 'en'),
      fc.boolean(),
      (list, language, hasHeadings) => {
        const rows = rowsOf(list.map(([cells, name]) => (name ? { ...cells, superset: name } : cells)))
        const printed = printProgramTable(rows, { columns: tableColumns, hasHeadings, language })
        const file = [...csvLines(printed, 'en')].join('').slice(1)
        const texts = [...csvRows(file, { separator: ',' })].map(({ cells }) => cells.map(restoreFormula))
        const table = parseProgramTable(texts, hasHeadings ? {} : { columns: tableColumns })
        expect(table.unread).toEqual([])
        expect(table.hasHeadings).toBe(hasHeadings)
        const empty = emptyProgram()
        const { operations, changes } = pasteTable(empty, table, { workoutId, targetIds: [], newId: counter() })
        expect(changes).toEqual([])
        expect(read(childrenOf(apply(empty, operations).rows, workoutId))).toEqual(read(rows))
      },
    ),
    runs,
  )
})

describe('headings', () => {
  test('are understood in both languages and in the words of others', () => {
    expect(guessProgramColumns(['Esercizio', 'Serie', 'Ripetizioni', 'Peso (kg)', 'Recupero (s)', 'Note', '?'])).toEqual([
      'exercise',
      'sets',
      'target',
      'load',
      'rest',
      'note',
      null,
    ])
    expect(guessProgramColumns(['Lift', 'Sets', 'Reps', 'Weight', 'Rest', 'RPE', 'Tempo'])).toEqual([
      'exercise',
      'sets',
      'target',
      'load',
      'rest',
      'rpe',
      'tempo',
    ])
  })

  test('of a range alone mean the target, beside one the range in which repetitions climb', () => {
    expect(guessProgramColumns(['Exercise', 'Rep range'])).toEqual(['exercise', 'target'])
    expect(guessProgramColumns(['Exercise', 'Rep range', 'Reps'])).toEqual(['exercise', 'repRange', 'target'])
  })

  test('without them columns follow from where the table is pasted', () => {
    const { columns, rows } = parseProgramTable([['4', '8-10', '82,5']], { from: 'sets' })
    expect(columns).toEqual(['sets', 'target', 'load'])
    expect(rows[0]?.cells).toEqual({ sets: 4, type: null, reps: '8-10', seconds: null, metres: null, load: '82.5' })
  })
})

test.each([
  ['8-ott', { type: null, reps: '8-10' }],
  ['08-Oct', { type: null, reps: '8-10' }],
  ['10/08/2006', { type: null, reps: '10/8/6' }],
  ['0:45', { type: 'time', seconds: 45 }],
  ['1,5 km', { type: 'distance', metres: 1_500 }],
  ['1.500 m', { type: 'distance', metres: 1_500 }],
  ['1,500m', { type: 'distance', metres: 1_500 }],
  ['–', { type: null }],
])('a spreadsheet writes %s', (text, cells) => {
  const { rows } = parseProgramTable([[text]], { from: 'target' })
  expect(rows[0]?.cells).toEqual({ reps: null, seconds: null, metres: null, ...cells })
})

test.each([
  ['90', 90],
  ['2:30', 150],
  ['02:30:00', 150],
  ['2min', 120],
  ['3 min', 180],
  ['3 min.', 180],
  ['1 minuto', 60],
  ['2m', 120],
  ['1,5 min', 90],
  ['90 sec.', 90],
  ['90 s', 90],
  ['1\'30"', 90],
  ['1’30”', 90],
  ['1 min 30 s', 90],
  ['2′', 120],
])('a rest of %s is %i seconds', (text, seconds) => {
  expect(parseProgramTable([[text]], { from: 'rest' }).rows[0]?.cells).toEqual({ restType: 'seconds', restSeconds: seconds })
})

test.each([
  [['Serie', 'Rip / tempo'], ['3x10', ''], { sets: 3, reps: '10' }],
  [['Serie', 'Rip / tempo'], ['4 × 8-10', '–'], { sets: 4, reps: '8-10' }],
  [['Serie x Rip', 'Carico'], ['5x5', '80'], { sets: 5, reps: '5', load: '80' }],
  [['Sets', 'Reps'], ['3x45s', ''], { sets: 3, type: 'time', seconds: 45 }],
  [['Serie', 'Rip / tempo'], ['3', '10'], { sets: 3, reps: '10' }],
  [['Carico', 'Rip'], ['80', '5x5'], { sets: 5, reps: '5', load: '80' }],
  [['Serie', 'Reps'], ['5', '5 x 5'], { sets: 5, reps: '5' }],
  [['Reps', 'Serie'], ['4x8-10', ''], { sets: 4, reps: '8-10' }],
  [['Rip', 'Note'], ['2x al giorno', ''], { reps: '2x al giorno' }],
])('sets and repetitions of one column: %j %j', (headings, texts, cells) => {
  const { rows, unread } = parseProgramTable([
    ['Esercizio', ...headings],
    ['Squat', ...texts],
  ])
  expect(unread).toEqual([])
  expect(rows[0]?.cells).toMatchObject(cells)
})

test('sets in the repetitions beside another number of sets are told as not understood', () => {
  const { rows, unread } = parseProgramTable([
    ['Esercizio', 'Serie', 'Rip / tempo'],
    ['Squat', '3', '5x5'],
  ])
  expect(unread).toEqual([{ row: 0, column: 'target', text: '5x5' }])
  expect(rows[0]?.cells).toMatchObject({ sets: 3 })
})

test.each([
  ['%TM', '75', '75%'],
  ['% TM', '75%', '75%'],
  ['% 1RM', '0,725', '72.5%'],
  ['Carico %', '65/75/85', '65/75/85%'],
  ['%', '80', '80%'],
  ['% del massimale', '70-75', '70-75%'],
  ['Percentuale', '70', '70%'],
  ['Carico', '75% TM', '75%'],
  ['Carico', '75% 1RM', '75%'],
])('a column %s with %s is a share of the maximum', (heading, text, load) => {
  const { rows, unread } = parseProgramTable([
    ['Esercizio', heading, 'Rip'],
    ['Squat', text, '5'],
  ])
  expect([unread, rows[0]?.cells]).toMatchObject([[], { load, reps: '5' }])
})

test('kilograms and shares in two columns are one load, and both at once are told', () => {
  const { rows, unread } = parseProgramTable([
    ['Esercizio', 'Kg', '%TM'],
    ['Squat', '', '75'],
    ['Panca', '60', ''],
    ['Stacco', '100', '70'],
  ])
  expect(rows.map(({ cells }) => cells['load'])).toEqual(['75%', '60', '100'])
  expect(unread).toEqual([{ row: 2, column: 'percent', text: '70' }])
})

test('a place before the name of an exercise is its group', () => {
  const { rows } = parseProgramTable([
    ['Esercizio', 'Rip'],
    ['A1 Push up', '10'],
    ['A2. Rematore', '10'],
    ['B1 - Plank', '30s'],
    ['C4 100 m', '1'],
  ])
  expect(rows.map(({ cells, superset }) => [cells['exercise'], superset])).toEqual([
    [{ name: 'Push up' }, 0],
    [{ name: 'Rematore' }, 0],
    [{ name: 'Plank' }, null],
    [{ name: 'C4 100 m' }, null],
  ])
})

test('a target beside sets and repetitions of one column contradicts them, and they are told as not understood', () => {
  const { rows, unread } = parseProgramTable([
    ['Esercizio', 'Serie', 'Rip / tempo'],
    ['Squat', '3x10', '8'],
  ])
  expect(unread).toEqual([{ row: 0, column: 'sets', text: '3x10' }])
  expect(rows[0]?.cells).toMatchObject({ reps: '8' })
})

test.each([
  ['sets', '0'],
  ['sets', '21'],
  ['sets', '2,5'],
  ['rest', '-30'],
  ['rest', '3601'],
  ['rir', '-1'],
  ['rpe', '10,5'],
  ['load', '1000'],
  ['load', '1.000 kg'],
  ['load', '80/1200'],
  ['load', '250%'],
  ['load', 'bw+1000'],
  ['target', '0'],
  ['target', '1000'],
  ['target', '8-1000'],
  ['setList', 'x1000'],
  ['setList', '=1000 | =80'],
  ['setList', 'rir11'],
  ['setList', '0,5s'],
  ['setList', '~8-1000'],
  ['setList', '~{in salita}'],
  ['repRange', 'in salita'],
  ['repRange', '0-8'],
] as const)('%s of %s are none', (column, text) => {
  const { rows, unread } = parseProgramTable([['Squat', text]], { from: 'exercise', columns: ['exercise', column] })
  expect(unread).toEqual([{ row: 0, column, text }])
  expect([rows[0]?.cells, rows[0]?.unreadNote]).toEqual([{ exercise: { name: 'Squat' } }, expect.stringContaining(text)])
})

test('a spreadsheet takes a range for a day, too', () => {
  expect(parseProgramTable([['8-ott']], { columns: ['repRange'] }).rows[0]?.cells).toEqual({ repRange: '8-10' })
})

describe('without headings, a table that begins with exercises', () => {
  test.each<[string, (string | undefined)[] | undefined]>([
    ['Squat|4|8|100', ['exercise', 'sets', 'target', 'load']],
    ['Lat machine|4|10|50 kg|90|lento', ['exercise', 'sets', 'target', 'load', 'rest', 'note']],
    ['Panca|4x8|60|2:00', ['exercise', 'sets', 'load', 'rest']],
    ['Panca|3|8-10||90', ['exercise', 'sets', 'target', 'load', 'rest']],
    ['Panca|8-10|4|75%|2|3010|120', ['exercise', 'target', 'sets', 'load', 'rir', 'tempo', 'rest']],
    ["Plank|3|45s|2'|10", ['exercise', 'sets', 'target', 'rest', 'load']],
    ['Squat|4|8|100|8,5', ['exercise', 'sets', 'target', 'load', 'rpe']],
    ['A1|Squat|4|8', ['group', 'exercise', 'sets', 'target']],
    ['Squat|4|8|100|piano|bilanciere', ['exercise', 'sets', 'target', 'load', 'note', undefined]],
    // as the editor copies it
    ['Squat|Rip|4|8|100', undefined],
    ['Squat||4|8', undefined],
    ['Squat', undefined],
  ])('%s', (text, columns) => expect(guessColumnOrder([text.split('|')])).toEqual(columns))

  test('is guessed by most of its lines, and no text vanishes', () => {
    const rows = [
      ['Squat', '4', '8', '100', 'piano', 'bilanciere'],
      ['Panca', 'tre', '10', '', '', ''],
      ['Curl', '3', '12', '14', '', 'manubri', 'a casa'],
    ]
    const columns = guessColumnOrder(rows) ?? []
    const table = parseProgramTable(rows, { columns, hasHeadings: false })
    expect(table.rows.map(({ cells, unreadNote }) => [cells['sets'], cells['reps'], cells['load'], unreadNote])).toEqual([
      [4, '8', '100', 'bilanciere (?)'],
      [undefined, '10', null, 'Serie: tre (?)'],
      [3, '12', '14', 'manubri (?)\na casa (?)'],
    ])
    const words = fc.oneof(fc.constantFrom('4', '8-10', '60 kg', '90', "2'", '3x8', 'Rip', '3010', ''), fc.string({ maxLength: 6 }))
    fc.assert(
      fc.property(fc.array(fc.array(words, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 5 }), tables => {
        const texts = tables.map((cells, at) => [`exercise ${at}`, ...cells])
        const read = parseProgramTable(texts, { columns: guessColumnOrder(texts) ?? programColumns.slice(1, 11), hasHeadings: false })
        for (const [at, cells] of texts.entries()) {
          const filled = cells.filter(text => !/^[\s\-–—]*$/.test(text)).length
          const own = Object.entries(read.rows[at]?.cells ?? {}).filter(([cell, value]) => value !== null && cell !== 'restType')
          const unread = read.unread.filter(({ row }) => row === at).length
          // the sets of "3x8", its target and a type that is no preset are cells of one text
          expect(own.length + unread).toBeGreaterThanOrEqual(filled)
        }
      }),
      runs,
    )
  })
})

test('texts that no heading names, and a type that is none, are told', () => {
  const { rows, unread } = parseProgramTable([
    ['Esercizio', 'Tipo', 'Rip', 'Attrezzo'],
    ['Squat', 'Forza', '8', 'Bilanciere'],
  ])
  expect(unread).toHaveLength(2)
  expect(rows[0]?.cells).toMatchObject({ reps: '8' })
  expect(rows[0]?.unreadNote).toBe('Tipo: Forza (?)\nAttrezzo: Bilanciere (?)')
})

describe('a paste', () => {
  const program = () =>
    programOf({ weeks: 1, days: 1, rows: 2 }, (_, __, row) => ({ exercise: { name: `exercise ${row}` }, sets: 3, superset: 'x' }))

  test('says what it would overwrite, and puts what it does not understand into the note', () => {
    const rows = program()
    const squat = { id: 'squat', name: 'Back squat' }
    const table = parseProgramTable([
      ['Squat', '', 'tre', '8'],
      ['Panca', '', '3', '6'],
      ['Stacco', '', '4', '5'],
    ])
    const exerciseOf = (name: string) => (name === 'Squat' ? squat : undefined)
    const preview = pasteTable(rows, table, { workoutId, targetIds: ['w1d1r1', 'w1d1r2'], newId: counter(), exerciseOf })
    expect(table.unread).toEqual([{ row: 0, column: 'sets', text: 'tre' }])
    expect(preview.newRows).toBe(1)
    expect(preview.overwritten.map(({ rowId, cell }) => `${rowId} ${cell}`)).toEqual(['w1d1r1 exercise', 'w1d1r2 exercise'])
    const pasted = apply(rows, preview.operations).rows
    expect(pasted.get('w1d1r1')?.cells).toEqual({ exercise: squat, sets: 3, reps: '8', superset: 'x', note: 'Serie: tre (?)' })
    expect(childrenOf(pasted, workoutId).map(({ cells }) => cells['sets'])).toEqual([3, 3, 4])
  })

  test('of ten thousand cells is read whole', () => {
    const table = parseProgramTable(Array.from({ length: 1_000 }, () => ['x', 'Rip', '4', '8', '80', '2', '8', '3010', '90', 'n']))
    expect(table.rows).toHaveLength(1_000)
    expect(table.unread).toEqual([])
  })
})

test('its columns are the program’s own', () => {
  const rows = programOf({ weeks: 1, days: 1, rows: 1 }, () => ({
    exercise: { name: 'Plank' },
    type: 'time',
    seconds: 45,
    sets: 3,
    restSeconds: 60,
  }))
  const [, plank] = printProgramTable(childrenOf(rows, workoutId), { hasHeadings: true, language: 'it' })
  expect(plank).toEqual(['A', 'Plank', 'Tempo', '3', '45s', '', '', '', '', '60', '', '', ''])
  expect(rows.get(programId)?.type).toBe('program')
})
