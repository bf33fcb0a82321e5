import type { Cells } from '@allenio/contract/documents'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyOperations, childrenOf, withChanges, type DocumentRows } from '@allenio/domain/documents'
import { programModel, supersetsIn, type TableRowCells } from '@allenio/domain/programs'
import { csvLines } from '@allenio/domain/tables'
import { counter, rowCells, rowOf, runs } from '@allenio/domain/testing'
import { parseWorkbook, type Sheet } from '@allenio/domain/workbooks'
import { draftOperations, faultOfDraft, guessLayout, printProgramFile, parseProgramSheets, type FileLayout } from './index.ts'

const sheetOf = (rows: readonly (readonly string[])[], name = ''): Sheet => ({
  name,
  rows: rows.flatMap((cells, at) => (cells.some(Boolean) ? [{ line: at + 1, cells: [...cells] }] : [])),
})
const read = (sheets: readonly Sheet[], change: Partial<FileLayout> = {}) =>
  parseProgramSheets(sheets, { ...guessLayout(sheets), ...change }, 'it')

/** The draft in few words: weeks of days of workouts of exercises. */
const outline = (sheets: readonly Sheet[], change?: Partial<FileLayout>) =>
  read(sheets, change).weeks.map(({ name, isDeload, days }) => [
    name + (isDeload ? ' (deload)' : ''),
    ...days.map(day => [
      day.name,
      ...day.workouts.map(workout =>
        [workout.name, ...workout.rows.map(({ cells }) => nameIn(cells))].filter((text, at) => at > 0 || text),
      ),
    ]),
  ])
const nameIn = (cells: TableRowCells['cells']) => Object.values({ ...Object(cells['exercise']) }).at(-1)

describe('weeks and days', () => {
  test('stand in columns, with merged cells and workouts', () => {
    const sheet = sheetOf([
      ['Settimana', 'Giorno', 'Allenamento', 'Esercizio', 'Serie'],
      ['1', '1', 'Mattina', 'Squat', '4'],
      ['', '', '', 'Stacco', '3'],
      ['', '', 'Sera', 'Panca', '3'],
      ['', '2 · Gambe', '', 'Affondi', '3'],
      ['2 (scarico)', '1', '', 'Squat', '2'],
      ['', '2', '', '', ''],
    ])
    expect(outline([sheet])).toEqual([
      ['', ['', ['Mattina', 'Squat', 'Stacco'], ['Sera', 'Panca']], ['Gambe', ['Affondi']]],
      [' (deload)', ['', ['Squat']], ['']],
    ])
  })

  test('are titles between the exercises, each with headings of its own or one for all', () => {
    const sheet = sheetOf([
      ['Scheda di Marta', '', ''],
      ['Settimana 1', '', ''],
      ['Giorno A: Petto', 'Serie', 'Rip'],
      ['Panca', '4', '8-10'],
      ['', '', ''],
      ['Giorno B', 'Gambe', ''],
      ['Squat', '5', '5'],
      ['SETTIMANA 2 - scarico', '', ''],
      ['Lunedì', '', ''],
      ['Rip', 'Serie', 'Esercizio'],
      ['12', '3', 'Affondi'],
    ])
    expect(outline([sheet])).toEqual([
      ['', ['Petto', ['Panca']], ['Gambe', ['Squat']]],
      [' (deload)', ['Lunedì', ['Affondi']]],
    ])
    expect(read([sheet]).weeks[1]?.days[0]?.workouts[0]?.rows[0]?.cells).toMatchObject({ sets: 3, reps: '12' })
  })

  test('are sheets, or one of them is chosen', () => {
    const sheets = ['Week 1', 'Week 2'].map(name =>
      sheetOf(
        [
          ['Exercise', 'Sets'],
          ['Day 1', ''],
          ['Squat', '4'],
          ['Day 2', ''],
          ['Bench', '3'],
        ],
        name,
      ),
    )
    expect(outline(sheets)).toEqual(Array.from({ length: 2 }, () => ['', ['', ['Squat']], ['', ['Bench']]]))
    expect(outline(sheets, { sheet: 1 })).toEqual([['', ['', ['Squat']], ['', ['Bench']]]])
  })

  test('keep a title that says more than its place', () => {
    const sheet = sheetOf([
      ['Esercizio', 'Serie'],
      ['Giorno B', ''],
      ['Squat', '4'],
      ['Giorno B', ''],
      ['Panca', '4'],
      ['Giorno 3', ''],
      ['Stacco', '1'],
    ])
    expect(read([sheet]).weeks[0]?.days.map(({ name }) => name)).toEqual(['Giorno B', '', ''])
  })

  test('go on in the note where a title is longer than may be', () => {
    const text = 'petto e tricipiti '.repeat(9).trim()
    const [day] =
      read([
        sheetOf([
          ['Esercizio', 'Serie'],
          [`Giorno 1: ${text}`, ''],
          ['Squat', '4'],
        ]),
      ]).weeks[0]?.days ?? []
    expect(day?.name).toHaveLength(120)
    expect(`${day?.name}${day?.note}`).toBe(text)
  })

  test('are not found in words that only begin alike', () => {
    expect(
      outline([
        sheetOf([
          ['Esercizio', 'Serie'],
          ['Allenamento a corpo libero', '3'],
          ['Weekend walk', '1'],
        ]),
      ]),
    ).toEqual([['', ['', ['Allenamento a corpo libero', 'Weekend walk']]]])
  })

  test('that are too many are named', () => {
    const days = Array.from({ length: 15 }, (_, at) => [
      [`Giorno ${at + 1}`, ''],
      ['Squat', '3'],
    ]).flat()
    expect(faultOfDraft(read([sheetOf([['Esercizio', 'Serie'], ...days])]))).toEqual({ kind: 'days', week: 1, count: 15, max: 14 })
    const rows = Array.from({ length: 41 }, () => ['Squat', '3'])
    expect(faultOfDraft(read([sheetOf([['Esercizio', 'Serie'], ...rows])]))).toMatchObject({ kind: 'rows', day: 1, count: 41, max: 40 })
    expect(
      faultOfDraft(
        read([
          sheetOf([
            ['Esercizio', 'Serie'],
            ['Squat', '3'],
          ]),
        ]),
        52,
      ),
    ).toMatchObject({ kind: 'weeks', count: 53 })
  })
})

test('a workout without exercises stays one, and begins at the line that names it', () => {
  const sheet = sheetOf([
    ['Giorno', 'Allenamento', 'Nota dell’allenamento', 'Gruppo', 'Esercizio', 'Nota'],
    ['Cardio', 'Corsa', '30 minuti in Z2', '', '', ''],
    ['', 'Nuoto', '', '', '', 'a piacere'],
    ['Forza', 'Gambe', '', '', '', ''],
    ['', '', '', 'A', 'Squat', ''],
    ['', 'Gambe', '', '', '(nessun esercizio)', ''],
    ['', 'Gambe', '', 'A', 'Affondi', ''],
    ['', '', '', '', '(no exercises)', ''],
  ])
  expect(outline([sheet])).toEqual([
    ['', ['Cardio', ['Corsa'], ['Nuoto']], ['Forza', ['Gambe', 'Squat'], ['Gambe'], ['Gambe', 'Affondi'], []]],
  ])
  const [cardio] = read([sheet]).weeks[0]?.days ?? []
  expect(cardio?.workouts.map(({ note: ofWorkout }) => ofWorkout)).toEqual(['30 minuti in Z2', 'Nota: a piacere'])
})

test('a program has a column of ranges where a row has one', () => {
  const printed = (cells: Cells) => {
    const rows = [rowOf('r1', 'row', 'w', { exercise: { name: 'Squat' }, reps: '8', ...cells })]
    const weeks = [{ name: '', note: '', isDeload: false, days: [{ name: '', note: '', workouts: [{ name: '', note: '', rows }] }] }]
    const { headings, lines } = printProgramFile(weeks, { language: 'it' })
    return { headings, lines: [...lines] }
  }
  expect(printed({}).headings).not.toContain('Fascia rip.')
  const { headings, lines } = printed({ repRange: '6-8' })
  expect(lines[0]?.[headings.indexOf('Fascia rip.')]).toBe('6-8')
})

test('what is not understood goes into notes and is counted, and names are counted once each', () => {
  const draft = read([
    sheetOf([
      ['Esercizio', 'Serie', 'Rip', 'Note', 'Colore'],
      ['Giorno 1', '', '', '', ''],
      ['', '', '', 'scaldarsi bene', ''],
      ['Squat', 'tre', '8', 'lento', 'rosso'],
      ['', '2', '6', '', ''],
      ['Squat', '3', '8', '', ''],
    ]),
  ])
  const [day] = draft.weeks[0]?.days ?? []
  expect(day?.note).toBe('Nota: scaldarsi bene')
  expect(day?.workouts[0]?.rows[0]).toEqual({
    cells: { exercise: { name: 'Squat' }, type: null, reps: '8', seconds: null, metres: null, note: 'lento' },
    superset: null,
    unreadNote: 'Serie: tre (?)\nSerie: 2, Rip / tempo: 6',
  })
  expect(draft.unreadCount).toBe(4)
  expect([...draft.names]).toEqual([['Squat', 2]])
})

const name = fc.constantFrom('', 'Forza', 'Petto e tricipiti', 'A', '8-10', 'Giorno leggero', 'Scarico & co', 'Scarico')
const note = fc.constantFrom('', 'piano', 'una\ndue "tre"', '=1+1')
const row = fc.tuple(rowCells, fc.constantFrom('Squat', '=Stacco'), fc.option(fc.constantFrom('x', 'y'), { nil: undefined }))
const workout = fc.record({ name, note, rows: fc.array(row, { maxLength: 5 }) })
const day = fc.record({ name, note, workouts: fc.array(workout, { maxLength: 2 }) })
const week = fc.record({ name, note, isDeload: fc.boolean(), days: fc.array(day, { maxLength: 3 }) })

/** All that a part of a program holds, without ids; of supersets only how many rows stand together. */
const partOf = (type: string, cells: Cells, parts: unknown[], together: number[] = []): unknown => [
  type,
  withoutNulls({ ...cells, superset: null, type: cells['type'] === 'reps' ? null : (cells['type'] ?? null) }),
  together,
  parts,
]

const contentOf = (rows: DocumentRows, parentId = 'program'): unknown[] =>
  childrenOf(rows, parentId).map(({ id, type, cells }) =>
    partOf(type, cells, contentOf(rows, id), type === 'workout' ? supersetsIn(childrenOf(rows, id)).map(({ length }) => length) : []),
  )

const withoutNulls = (cells: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(cells).filter(([, value]) => value !== null && value !== '' && value !== false && value !== undefined),
  ) as Cells

test('a program that is exported and imported is the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(week, { minLength: 1, maxLength: 3 }), fc.constantFrom('it', 'en'), async (weeks, language) => {
      const nextId = counter('row')
      const printed = weeks.map(each => ({
        ...each,
        days: each.days.map(ofDay => ({
          ...ofDay,
          workouts: ofDay.workouts.map(of => ({
            ...of,
            rows: of.rows.map(([cells, exercise, superset]) =>
              rowOf(nextId(), 'row', 'w', withoutNulls({ type: 'reps', ...cells, exercise: { name: exercise }, superset })),
            ),
          })),
        })),
      }))
      const { headings, lines } = printProgramFile(printed, { language })
      const sheets = await parseWorkbook(new TextEncoder().encode([...csvLines([headings, ...lines], language)].join('')))
      const draft = parseProgramSheets(sheets, guessLayout(sheets), language)
      expect(draft.unreadCount).toBe(0)
      const program: DocumentRows = new Map([['program', rowOf('program', 'program', null)]])
      const target = { programId: 'program', isReplacing: false, newId: counter(), exerciseOf: () => undefined }
      const { changed, faults } = applyOperations(programModel, program, draftOperations(program, draft, target))
      expect(faults).toEqual([])
      const expected = printed.map(({ days, ...each }) =>
        partOf(
          'week',
          each,
          days.map(({ workouts, ...ofDay }) =>
            partOf(
              'day',
              ofDay,
              workouts.map(({ rows, ...of }) =>
                partOf(
                  'workout',
                  of,
                  rows.map(({ cells }) => partOf('row', cells, [])),
                  supersetsIn(rows).map(({ length }) => length),
                ),
              ),
            ),
          ),
        ),
      )
      expect(contentOf(withChanges(program, changed))).toEqual(expected)
    }),
    runs,
  )
})
