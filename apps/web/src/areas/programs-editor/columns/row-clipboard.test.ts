import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exerciseIn, numberIn } from '@allenio/domain/programs'
import { libraryOf } from '#lib/exercise-library'
import { copyRows, insertCopied } from '../gestures/clipboard.ts'
import { insertInto } from '../gestures/rows.ts'
import { pasteCells } from '../gestures/tables.ts'
import { rowsOfDay } from '../outline.ts'
import { testSession } from '../session.testing.ts'
import { copyRow, pasteAtEnd, pasteBelow, pasteCopiedOver, pasteOver } from './row-clipboard.ts'
import { extendTo, selectRow } from './row-selection.ts'

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }))
afterEach(() => vi.unstubAllGlobals())

const reading = { library: libraryOf([], 'it'), language: 'it' } as const

const confirm = vi.hoisted(() => vi.fn<(question: { text: string }) => Promise<boolean>>())
vi.mock('#ui/confirm', () => ({ confirm }))

/** Three rows of a day, and how they read. */
function scene() {
  const session = testSession()
  const groupId = session.outline.get().weeks[0]?.days[0]?.workouts[0]?.id ?? ''
  const ids = insertInto(
    session,
    { groupId },
    ['Squat', 'Panca', 'Croci'].map((name, index) => ({ exercise: { name }, sets: index + 3 })),
  )
  const rows = () =>
    rowsOfDay(session.outline.get().weeks[0]?.days[0] ?? { workouts: [] }).map(
      ({ id, cells }) => `${ids.indexOf(id)} ${exerciseIn(cells)?.name} ${numberIn(cells, 'sets')}`,
    )
  return { session, ids, rows }
}

test('a copied row goes over the chosen ones, or below them as new', () => {
  const { session, ids, rows } = scene()
  const [first = '', second = '', third = ''] = ids
  const texts = [['Squat', '', '3', '', '', '', '', '', '', '']]
  copyRows(session, [first], texts)
  selectRow(session, second)
  extendTo(session, third)
  pasteCells(session, pasteBelow(session, second, texts), reading)
  expect(rows()).toEqual(['0 Squat 3', '1 Panca 4', '2 Croci 5', '-1 Squat 3'])
  const over = pasteOver(session, second, texts, 'it')
  expect(over).toMatchObject({ rowIds: [second, third], wholeRowIds: [second, third], overwritten: [], extraRows: [] })
  pasteCells(session, over, reading)
  expect(rows()).toEqual(['0 Squat 3', '1 Squat 3', '2 Squat 3', '-1 Squat 3'])
})

test('a table from elsewhere overwrites the rows below the chosen one, and says so', () => {
  const { session, ids, rows } = scene()
  const [, second = '', third = ''] = ids
  selectRow(session, second)
  const lines = [['Stacco', '', '5'], ['Plank', '', 'tre'], ['Dip']]
  const paste = pasteOver(session, second, lines, 'it')
  expect(paste.overwritten).toMatchObject([{ rowId: third, column: 'exercise', text: 'Croci' }])
  expect(paste).toMatchObject({ extraRows: [['Dip']], refusedCount: 1 })
  pasteCells(session, paste, reading)
  expect(rows()).toEqual(['0 Squat 3', '1 Stacco 5', '2 Plank 5', '-1 Dip undefined'])
})

test('an empty day takes lines as its first rows, in one step', () => {
  const { session } = scene()
  const day = () => session.outline.get().weeks[0]?.days[1]
  const gestureCount = session.gestures.length
  pasteCells(session, pasteAtEnd(session, day()?.workouts[0]?.id ?? '', [['Corsa 1x500m'], ['Plank 3x45s']]), reading)
  const texts = rowsOfDay(day() ?? { workouts: [] }).map(({ cells }) => `${exerciseIn(cells)?.name} ${numberIn(cells, 'sets')}`)
  expect(texts).toEqual(['Corsa 1', 'Plank 3'])
  expect(session.gestures).toHaveLength(gestureCount + 1)
})

test('a row that is copied by its menu goes on another one, below it, and into another day', async () => {
  const { session, ids, rows } = scene()
  const [first = '', second = ''] = ids
  copyRow(session, first, 'it')
  await pasteCopiedOver(session, second, reading)
  expect(confirm).not.toHaveBeenCalled()
  expect(rows()).toEqual(['0 Squat 3', '1 Squat 3', '2 Croci 5'])
  const [monday, tuesday] = session.outline.get().weeks[0]?.days ?? []
  insertCopied(session, { groupId: monday?.workouts[0]?.id ?? '', afterId: second })
  expect(rows()).toEqual(['0 Squat 3', '1 Squat 3', '-1 Squat 3', '2 Croci 5'])
  insertCopied(session, { groupId: tuesday?.workouts[0]?.id ?? '' })
  expect(rowsOfDay(session.outline.get().weeks[0]?.days[1] ?? { workouts: [] })).toHaveLength(1)
})

test('several copied rows ask before they overwrite those below the one that was chosen', async () => {
  const { session, ids, rows } = scene()
  const [first = '', second = ''] = ids
  copyRows(session, [first, second], [])
  confirm.mockResolvedValueOnce(false)
  await pasteCopiedOver(session, second, reading)
  expect(confirm).toHaveBeenLastCalledWith(expect.objectContaining({ text: expect.stringMatching(/^2 celle/) }))
  expect(rows()).toEqual(['0 Squat 3', '1 Panca 4', '2 Croci 5'])
  confirm.mockResolvedValueOnce(true)
  await pasteCopiedOver(session, second, reading)
  expect(rows()).toEqual(['0 Squat 3', '1 Squat 3', '2 Panca 4'])
})
