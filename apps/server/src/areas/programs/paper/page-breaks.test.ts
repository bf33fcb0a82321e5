import type { PaperDay, ProgramPaper } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { describe, expect, test } from 'vitest'
import { makePdf } from '#platform/pdf'
import { marginAtFoot, placedTexts, type PlacedText } from '#testing'
import { longPaper } from './paper.testing.ts'

/** The words of a paper, page by page from head to foot. */
async function wordsOf(paper: ProgramPaper): Promise<PlacedText[]> {
  const template = 'areas/programs/paper/program.typ'
  const data = { ...paper, logo: null, pictures: [] }
  const { bytes, faults } = await makePdf({ template, language: 'it', title: paper.title, data })
  expect(faults).toEqual([])
  return (await placedTexts(bytes)).toSorted((one, other) => one.page - other.page || other.height - one.height)
}

/** Each line is drawn once and in full: above the margin at the foot, and below the line before it. */
async function wordsDrawnClearly(paper: ProgramPaper, pattern: RegExp): Promise<PlacedText[]> {
  const texts = (await wordsOf(paper)).filter(({ text }) => pattern.test(text))
  expect(texts.filter(({ height }) => height < marginAtFoot)).toEqual([])
  const lineHeight = 7
  expect(
    texts.filter(({ page, height }, at) => texts[at - 1]?.page === page && (texts[at - 1]?.height ?? 0) - height < lineHeight),
  ).toEqual([])
  return texts
}

interface Size {
  exercises: number
  sets?: number
  emptyColumns?: number
  note?: string
  dayNote?: string
}

/** A week of three days, whose exercises are called by their day and number. */
function paperOf({ exercises, sets = 0, emptyColumns = 0, note = '', dayNote = '' }: Size): ProgramPaper {
  const paper = longPaper(1)
  const dayOf = (day: number): PaperDay => {
    const rows = Array.from({ length: exercises }, (_, index) => ({
      id: newId(),
      mark: String.fromCodePoint(65 + index),
      name: `Squat ${day}.${index + 1}`,
      picture: null,
      cells: paper.headings.cells.map(() => '8–10'),
      sets: Array.from({ length: sets }, (__, set) => `${set + 1}a: 8 × 60 kg`),
      note,
    }))
    const workouts = [{ id: newId(), name: '', note: '', groups: rows.map(row => [row]) }]
    return { id: newId(), title: `Giorno ${day}`, name: '', note: dayNote, workouts }
  }
  const empty = Array.from({ length: emptyColumns }, (_, index) => `Serie ${index + 1}`)
  return { ...paper, headings: { ...paper.headings, empty }, weeks: paper.weeks.map(week => ({ ...week, days: [1, 2, 3].map(dayOf) })) }
}

const namesOf = (exercises: number) =>
  [1, 2, 3].flatMap(day => Array.from({ length: exercises }, (_, index) => `Squat ${day}.${index + 1}`))
const shortLines = (count: number) => Array.from({ length: count }, (_, index) => `riga ${index + 1}`)

describe('the days of a program', () => {
  test.each([
    { exercises: 12, sets: 3, emptyColumns: 4 },
    { exercises: 14, sets: 4, emptyColumns: 3 },
    { exercises: 14, sets: 1, emptyColumns: 5 },
    { exercises: 30, emptyColumns: 4 },
  ])('of %j go on to the next page where they do not fit, and no exercise is torn from its sets', async size => {
    const texts = await wordsDrawnClearly(paperOf(size), /^Squat |^\da: /)
    expect(texts.flatMap(({ text }) => (text.startsWith('Squat') ? [text] : []))).toEqual(namesOf(size.exercises))
    expect(texts).toHaveLength(namesOf(size.exercises).length * (1 + (size.sets ?? 0)))
    const orphans = texts.filter(({ text, page }, at) => !text.startsWith('Squat') && texts[at - 1]?.page !== page)
    expect(orphans).toEqual([])
  })

  test.each([
    { exercises: 12, emptyColumns: 4 },
    { exercises: 14 },
    { exercises: 8, sets: 3, emptyColumns: 3 },
    { exercises: 5, sets: 3, emptyColumns: 5, dayNote: shortLines(5).join('\n') },
  ])('of %j stay together on one page each', async size => {
    const texts = await wordsDrawnClearly(paperOf(size), /^Squat /)
    const pagesOf = (day: number) => new Set(texts.flatMap(({ text, page }) => (text.startsWith(`Squat ${day}.`) ? [page] : [])))
    expect([pagesOf(2).size, pagesOf(3).size]).toEqual([1, 1])
  })

  test('begin below the head of the document', async () => {
    const texts = await wordsOf(paperOf({ exercises: 12, emptyColumns: 4 }))
    expect(texts.find(({ text }) => text === 'Squat 1.1')?.page).toBe(1)
  })

  test.each([
    ['a day', { dayNote: shortLines(80).join('\n') }],
    ['an exercise', { note: shortLines(90).join('\n') }],
  ])('show all lines of a long note of %s', async (_, notes) => {
    const texts = await wordsDrawnClearly(paperOf({ exercises: 1, ...notes }), /^Squat|^riga /)
    const lines = Object.values(notes).join('').split('\n')
    const shown = texts.flatMap(({ text }) => (text.startsWith('riga') ? [text] : []))
    expect(shown).toEqual([...lines, ...lines, ...lines])
  })
})
