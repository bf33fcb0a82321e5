import { SurveyVersion, type Question } from '@allenio/contract/surveys'
import { checkVersion } from '@allenio/domain/surveys'
import { expect, test } from 'vitest'
import { guessAnswerColumns, guessDateField, guessKind, parseAnswerCell, questionOfColumn, type ImportKind } from './index.ts'

const reading = { today: '2026-03-10', order: 'day first', metrics: new Map() } as const
const columnOf = (kind: ImportKind, ...cells: string[]): Question => questionOfColumn({ key: 'q', heading: 'Domanda', kind, cells })

test.each<[string[], ImportKind]>([
  [['7', '8', '10', ''], 'scale'],
  [['7/10', '3/10'], 'scale'],
  [['71,5', '70.9 kg'], 'number'],
  [['12', '7'], 'number'],
  [['71,5', '70', 'settanta', '72', '71'], 'number'],
  [['71,5', 'settanta', '72'], 'text'],
  [['Sì', 'No', 'sì'], 'boolean'],
  [['0', '1'], 'scale'],
  [['12/03/2026', '2026-04-01'], 'date'],
  [['Bene', 'Male', 'Bene', 'bene', 'Male', 'Così così', 'Bene'], 'multiple'],
  [['Fame, Umore', 'Fame', 'Poco tempo, Fame', 'Umore', 'Umore, Fame', 'Poco tempo', 'Fame'], 'checkboxes'],
  [['Tutto bene questa settimana', 'Male, ho dormito poco'], 'text'],
  [['', ' '], 'text'],
])('a column of %j is a %s', (cells, kind) => expect(guessKind(cells)).toBe(kind))

test.each<[string[], string | undefined]>([
  [['12/03/2026 18.22.10', '3/4/2026 7.05.00'], 'day'],
  [['3/22/2026 18:22:10', '3/4/2026 7:05:00'], 'dayMonthFirst'],
  [['2026-03-12T18:22:10Z'], 'day'],
  [['7', '8'], undefined],
  [['31/31/2026'], undefined],
  [[], undefined],
])('days such as %j are %s', (cells, field) => expect(guessDateField(cells)).toBe(field))

test('a sheet of a form is understood by its headings and by what stands in it', () => {
  const headings = ['Informazioni cronologiche', 'Indirizzo email', 'Come hai dormito?', 'Vuoto', 'Note']
  const rows = [
    { cells: ['12/03/2026 18.22.10', 'anna@example.com', '7', '', 'Tutto bene'] },
    { cells: ['19/03/2026 8.01.00', 'anna@example.com', '4', '', 'Poco sonno'] },
  ]
  const table = { headings, rows, questions: undefined, questionsAtMost: 100 }
  expect(guessAnswerColumns(table)).toEqual(['day', 'email', 'scale', null, 'text'])
  expect(guessAnswerColumns({ ...table, questionsAtMost: 1 })).toEqual(['day', 'email', 'scale', null, null])
  const questions = [
    { field: 'question:a', text: 'come hai DORMITO' },
    { field: 'question:b', text: 'Indirizzo email' },
  ]
  expect(guessAnswerColumns({ ...table, questions })).toEqual(['day', 'question:b', 'question:a', null, null])
  expect(guessAnswerColumns({ ...table, headings: ['A', 'B', 'C', 'D', 'E'] })).toEqual(['day', 'email', 'scale', null, 'text'])
  expect(guessAnswerColumns({ ...table, headings: ['Nome', 'Cognome', 'x'], rows: [] })).toEqual(['firstName', 'lastName', null])
})

const choice = columnOf('multiple', 'Bene', 'Male', 'Bene')
const several = columnOf('checkboxes', 'Fame', 'Umore, Fame')
const commas: Question = {
  ...columnOf('checkboxes', 'x', 'y'),
  options: [
    { key: 'o1', text: 'Sale, pepe' },
    { key: 'o2', text: 'Olio' },
  ],
} as Question

test.each<[Question, string, unknown]>([
  [columnOf('boolean'), 'SÌ', { answer: { kind: 'boolean', value: true } }],
  [columnOf('boolean'), 'forse', { fault: 'word unknown' }],
  [columnOf('scale', '1', '7'), '7/10', { answer: { kind: 'number', value: 7 } }],
  [columnOf('scale', '1', '7'), '11', { fault: 'number out of range' }],
  [columnOf('number', '7,25'), '1.234,56', { answer: { kind: 'number', value: 1234.56 } }],
  [columnOf('number', '7'), '7,6', { answer: { kind: 'number', value: 8 } }],
  [columnOf('number', '7'), 'sette', { fault: 'number unreadable' }],
  [columnOf('date'), '3/4/2026', { answer: { kind: 'date', day: '2026-04-03' } }],
  [columnOf('date'), '3/4', { fault: 'day unreadable' }],
  [choice, 'bene!', { answer: { kind: 'multiple', option: 'o1', otherText: '' } }],
  [choice, 'Boh', { fault: 'word unknown' }],
  [several, 'umore; fame', { answer: { kind: 'checkboxes', options: ['o1', 'o2'], otherText: '' } }],
  [several, 'Fame, Noia', { fault: 'word unknown' }],
  [commas, 'Olio, Sale, pepe', { answer: { kind: 'checkboxes', options: ['o1', 'o2'], otherText: '' } }],
  [columnOf('text'), 'x'.repeat(5001), { fault: 'text too long' }],
  [columnOf('text'), ' due righe ', { answer: { kind: 'text', text: 'due righe' } }],
  [columnOf('text'), '  ', undefined],
])('%#: %o reads a cell', (question, cell, expected) => expect(parseAnswerCell(question, cell, reading)).toEqual(expected))

test('every column becomes a question that can be published, whatever stands in it', () => {
  const tries: [ImportKind, string[]][] = [
    ['multiple', ['uno solo']],
    ['multiple', Array.from({ length: 40 }, (_, at) => `parola ${at}`)],
    ['checkboxes', ['a, b', '!']],
    ['scale', ['0', '3', '99']],
    ['scale', []],
    ['number', ['7.123456']],
    ['text', ['x'.repeat(100)]],
    ['boolean', []],
    ['date', []],
  ]
  const questions = tries.map(([kind, cells], at) => questionOfColumn({ key: `q${at}`, heading: at === 0 ? '' : `D${at}`, kind, cells }))
  const version = SurveyVersion.parse({ pages: [{ title: '', questions }] })
  expect(checkVersion(version, { metrics: new Map(), publishedKinds: new Map() }).faults).toEqual([])
  expect(version.pages[0]?.questions.map(({ kind }) => kind).slice(0, 2)).toEqual(['text', 'multiple'])
})
