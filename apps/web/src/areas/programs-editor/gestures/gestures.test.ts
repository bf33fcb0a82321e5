import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Operation } from '@allenio/contract/documents'
import type { IndexedExercise } from '@allenio/contract/exercises'
import { exerciseIn } from '@allenio/domain/programs'
import type { Paste } from '#ui/spreadsheet'
import { libraryOf } from '#lib/exercise-library'
import { rowsOfDay } from '../outline.ts'
import { testSession } from '../session.testing.ts'
import { columnKeys } from '../rows/column-keys.ts'
import { copiedRows, copyRows } from './clipboard.ts'
import { addWorkout } from './days.ts'
import { beginRow, changeRows, deleteRows, insertInto, joinRows, moveInto } from './rows.ts'
import { unknownNames } from './pasted-names.ts'
import { pasteCells, previewPaste } from './tables.ts'
import { editCells, insertTyped } from './typed-cells.ts'

const toast = vi.hoisted(() => vi.fn<(message: { text: string }) => void>())
vi.mock('#ui/toast', async importOriginal => ({ ...(await importOriginal<object>()), toast }))

const reading = { library: libraryOf([], 'it'), language: 'it' } as const
const day = (session: ReturnType<typeof testSession>, index = 0) => session.outline.get().weeks[0]?.days[index]
const group = (session: ReturnType<typeof testSession>, index = 0) => day(session, index)?.workouts[0]?.id ?? ''
const names = (session: ReturnType<typeof testSession>, index = 0) =>
  rowsOfDay(day(session, index) ?? { workouts: [] }).map(({ cells }) => exerciseIn(cells)?.name)
const letters = (session: ReturnType<typeof testSession>) =>
  rowsOfDay(day(session) ?? { workouts: [] }).map(({ number }) => `${number.letter}${number.supersetPosition ?? ''}`)
const type = (session: ReturnType<typeof testSession>, ...texts: string[]) =>
  texts.map(text => insertTyped(session, { groupId: group(session), afterId: undefined, text }, reading) ?? '')

beforeEach(() => vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined }))
afterEach(() => vi.unstubAllGlobals())

test('the first exercise of a day brings its workout, in one gesture', () => {
  const session = testSession()
  expect(day(session)?.workouts[0]?.isSaved).toBe(false)
  insertInto(session, { groupId: group(session) }, [{ exercise: { name: 'Squat' } }])
  expect(session.gestures).toHaveLength(1)
  expect(names(session)).toEqual(['Squat'])
  expect(day(session)?.workouts[0]?.isSaved).toBe(true)
})

test('typed rows that name their group are a superset', () => {
  const session = testSession()
  type(session, 'Squat 4x8', 'B1 Croci 3x12', 'B2 Dip 3xmax', 'B3 Plank 3x45s')
  expect(letters(session)).toEqual(['A', 'B1', 'B2', 'B3'])
})

describe('several exercises that are typed at once', () => {
  const cells = (session: ReturnType<typeof testSession>) => rowsOfDay(day(session) ?? { workouts: [] }).map(row => row.cells)

  test('are rows of their own, each with its figures, in one gesture', () => {
    const session = testSession()
    const gestureIds = new Set<string | undefined>()
    const edit: typeof session.edit = (operations, gestureId) => {
      gestureIds.add(gestureId)
      session.edit(operations, gestureId)
    }
    type({ ...session, edit }, 'Panca piana 4x8 60kg rir3 · B1 Rematore 3x10 40kg rir1 · B2 Dip 3xmax')
    expect(cells(session)).toEqual([
      { exercise: { name: 'Panca piana' }, sets: 4, reps: '8', load: '60', rir: 3 },
      { exercise: { name: 'Rematore' }, sets: 3, reps: '10', load: '40', rir: 1, superset: expect.any(String) },
      { exercise: { name: 'Dip' }, sets: 3, reps: 'max', superset: expect.any(String) },
    ])
    expect([letters(session), gestureIds.size]).toEqual([['A', 'B1', 'B2'], 1])
  })

  test('change the row that they are typed into, and add the others below it', () => {
    const session = testSession()
    const [id = ''] = type(session, 'Squat 4x8', 'Stacco 3x5')
    editCells(session, [{ rowId: id, column: 'exercise', text: 'Panca 4x6 · Dip 3x8' }], reading)
    expect(cells(session).map(({ exercise, sets }) => [exercise, sets])).toEqual([
      [{ name: 'Panca' }, 4],
      [{ name: 'Dip' }, 3],
      [{ name: 'Stacco' }, 3],
    ])
  })

  test.each(['@@@', '4x8 60kg'])('%s, which names none, makes no row and is told', text => {
    const session = testSession()
    expect(type(session, text)).toEqual([''])
    expect([names(session), session.gestures]).toEqual([[], []])
    expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'Comincia con il nome dell’esercizio' }))
  })
})

test.each([
  ['8-10', { reps: '8-10' }],
  ['8/8/8/8', { reps: '8/8/8/8' }],
  ['500m', { type: 'distance', metres: 500 }],
  ['1:30', { type: 'time', seconds: 90 }],
  ['40', { type: 'time', seconds: 40 }],
  ['abc', { type: 'time', seconds: 30 }],
])('over a time of 30 seconds, %s means %j', (text, target) => {
  const session = testSession()
  const [id = ''] = type(session, 'Plank 3x30s')
  toast.mockClear()
  editCells(session, [{ rowId: id, column: 'target', text }], reading)
  expect(session.document.rows.get().get(id)?.cells).toEqual({ exercise: { name: 'Plank' }, sets: 3, ...target })
  expect(toast.mock.lastCall?.[0].text).toBe(text === 'abc' ? '«abc» non va bene qui. Per esempio 8, 8-10, 45s o 500m' : undefined)
})

describe('what is unfinished', () => {
  test('a row without exercise makes no edit until it has one, and there is one at a time', () => {
    const session = testSession()
    const [first = ''] = type(session, 'Squat 4x8')
    session.gestures.length = 0
    const id = beginRow(session, { groupId: group(session), afterId: first }) ?? ''
    expect(beginRow(session, { groupId: group(session, 1) })).toBe(id)
    changeRows(session, [{ rowId: id, cells: { sets: 3 } }])
    expect(session.gestures).toEqual([])
    expect(names(session)).toEqual(['Squat', undefined])
    editCells(session, [{ rowId: id, column: 'exercise', text: 'Panca' }], reading)
    expect(session.document.rows.get().get(id)?.cells).toEqual({ exercise: { name: 'Panca' }, sets: 3 })
    expect(session.unsaved.get().row).toBeUndefined()
  })

  test('a second workout is saved with its first exercise, and nothing is left of one that is dropped', () => {
    const session = testSession()
    type(session, 'Squat 4x8')
    addWorkout(session, day(session)?.id ?? '')
    const added = day(session)?.workouts[1]
    expect(added?.isSaved).toBe(false)
    addWorkout(session, day(session)?.id ?? '')
    expect(day(session)?.workouts).toHaveLength(2)
    expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'Hai già un allenamento non salvato: riempi prima quello.' }))
    insertInto(session, { groupId: added?.id ?? '' }, [{ exercise: { name: 'Corsa' } }])
    expect(day(session)?.workouts.map(({ isSaved, rows }) => [isSaved, rows.length])).toEqual([
      [true, 1],
      [true, 1],
    ])
    const id = beginRow(session, { groupId: group(session) }) ?? ''
    deleteRows(session, [id])
    expect(session.unsaved.get()).toEqual({ workout: undefined, row: undefined })
  })
})

test('a workout takes forty rows and no more, however they come', () => {
  const session = testSession()
  insertInto(
    session,
    { groupId: group(session) },
    Array.from({ length: 39 }, (_, index) => ({ exercise: { name: `e${index}` } })),
  )
  expect(insertInto(session, { groupId: group(session) }, [{ exercise: { name: 'x' } }, { exercise: { name: 'y' } }])).toEqual([])
  expect(beginRow(session, { groupId: group(session) })).toBeDefined()
  expect(names(session)).toHaveLength(40)
})

test('rows go to a day that has no workout yet', () => {
  const session = testSession()
  const [squat = ''] = type(session, 'Squat 4x8', 'Panca 3x5')
  moveInto(session, { rowIds: [squat], groupId: group(session, 1), beforeId: undefined })
  expect([names(session), names(session, 1)]).toEqual([['Panca'], ['Squat']])
})

const texts = (...lines: string[]) => lines.map(name => [name, '', '4', '8', '', '', '', '', '', ''])

describe('rows that were copied whole', () => {
  const setList = [{ kind: 'warmup', load: '40' }, {}, { kind: 'drop', reps: '12' }]
  const squat = { exercise: { id: 'squat', name: 'Squat' }, sets: 4, reps: '8', setList, asksForVideo: true }
  const dip = { exercise: { name: 'Dip' }, sets: 3, reps: 'max' }
  const plank = { exercise: { name: 'Plank' }, sets: 4, type: 'time', seconds: 45, note: 'fermo' }
  const cells = (session: ReturnType<typeof testSession>, index = 0) =>
    rowsOfDay(day(session, index) ?? { workouts: [] }).map(row => row.cells)
  const pasteOf = (session: ReturnType<typeof testSession>, rows: string[][], more: Partial<Paste>): Paste => ({
    rows,
    as: 'rows',
    groupId: group(session),
    afterId: undefined,
    rowIds: [],
    wholeRowIds: [],
    columns: columnKeys,
    changes: [],
    overwritten: [],
    extraRows: rows,
    refusedCount: 0,
    ...more,
  })

  /** Three rows, of which the first two are a superset, are on the clipboard. */
  function copiedFrom() {
    const session = testSession()
    const ids = insertInto(session, { groupId: group(session) }, [squat, dip, plank])
    joinRows(session, ids.slice(0, 2))
    const rows = texts('Squat', 'Dip', 'Plank')
    copyRows(session, ids, rows)
    session.gestures.length = 0
    return { session, ids, rows }
  }

  test('come as new rows with all that no column shows, and stay a superset, in another program, too', () => {
    const { ids, rows } = copiedFrom()
    const other = testSession()
    expect(pasteCells(other, pasteOf(other, rows, {}), reading)).toEqual({ cellCount: 9, refusedCount: 0 })
    expect(letters(other)).toEqual(['A1', 'A2', 'B'])
    expect(cells(other)).toMatchObject([squat, dip, plank])
    const pastedIds = rowsOfDay(day(other) ?? { workouts: [] }).map(({ id }) => id)
    expect(pastedIds.filter(id => ids.includes(id))).toEqual([])
    expect(other.gestures).toHaveLength(1)
  })

  test('go over the rows that they reach, which keep their ids and supersets, and the others below, as one gesture', () => {
    const { session, ids, rows } = copiedFrom()
    const [first = '', second = ''] = ids
    const paste = pasteOf(session, rows.slice(0, 2), { as: 'cells', rowIds: [second], afterId: ids[2], extraRows: rows.slice(1, 2) })
    copyRows(session, [ids[2] ?? '', first], paste.rows)
    session.gestures.length = 0
    const preview = previewPaste(session, paste, reading)
    expect(preview.newRows).toBe(1)
    expect(preview.overwritten.map(({ column, before, after }) => [column, before, after])).toEqual([
      ['exercise', 'Dip', 'Plank'],
      ['sets', '3', '4'],
      ['target', 'max', '45s'],
    ])
    expect(previewPaste(session, { ...paste, wholeRowIds: [second] }, reading).overwritten).toEqual([])
    const gestureIds = new Set<string | undefined>()
    const watched = {
      ...session,
      edit: (operations: readonly Operation[], gestureId?: string) => {
        gestureIds.add(gestureId)
        session.edit(operations)
      },
    }
    pasteCells(watched, paste, reading)
    expect(gestureIds.size).toBe(1)
    expect(letters(session)).toEqual(['A1', 'A2', 'B', 'C'])
    expect(rowsOfDay(day(session) ?? { workouts: [] }).map(({ id }) => id)).toEqual([...ids, expect.any(String)])
    const [, pastedOn, , added] = cells(session)
    expect(pastedOn).toEqual({ ...plank, superset: session.outline.get().entries.get(first)?.superset })
    expect(added).toEqual(squat)
  })

  test('fill several chosen rows, and leave a workout that has no room as it is', () => {
    const { session, ids, rows } = copiedFrom()
    const [line = []] = rows
    copyRows(session, ids.slice(0, 1), [line])
    const onAll = pasteOf(session, [line, line, line], { as: 'cells', rowIds: ids, wholeRowIds: ids, extraRows: [] })
    pasteCells(session, onAll, reading)
    expect(cells(session).map(({ asksForVideo }) => asksForVideo)).toEqual([true, true, true])
    const many = Array.from({ length: 38 }, () => line)
    expect(pasteCells(session, pasteOf(session, many, {}), reading).cellCount).toBe(0)
    expect(names(session)).toHaveLength(3)
  })

  test('other texts are a table, and a row without exercise is not kept', () => {
    const { session, rows } = copiedFrom()
    pasteCells(session, pasteOf(session, texts('Stacco'), {}), reading)
    expect(cells(session).at(-1)).toEqual({ exercise: { name: 'Stacco' }, sets: 4, reps: '8' })
    const id = beginRow(session, { groupId: group(session) }) ?? ''
    copyRows(session, [id], texts(''))
    expect(copiedRows.isMeantBy(rows)).toBe(true)
  })
})

describe('a paste', () => {
  const paste = (rows: string[][], more: Partial<Paste>): Paste => ({
    rows,
    as: 'cells',
    groupId: '',
    afterId: undefined,
    rowIds: [],
    wholeRowIds: [],
    columns: ['exercise', 'type', 'sets'],
    changes: [],
    overwritten: [],
    extraRows: [],
    refusedCount: 0,
    ...more,
  })

  test('places columns by their headings, over rows and below them', () => {
    const session = testSession()
    const [id = ''] = type(session, 'Squat 4x8')
    const rows = [
      ['Serie', 'Esercizio'],
      ['5', 'Stacco'],
      ['3', 'Panca'],
    ]
    pasteCells(session, paste(rows, { groupId: group(session), afterId: id, rowIds: [id], extraRows: rows.slice(1) }), reading)
    expect(names(session)).toEqual(['Stacco', 'Panca'])
    expect(session.document.rows.get().get(id)?.cells).toMatchObject({ sets: 5, reps: '8' })
  })

  test('keeps what it does not understand in the note, and names what the library does not know, once', () => {
    const session = testSession()
    const squat: IndexedExercise = {
      id: 'squat',
      it: 'Squat',
      en: 'Squat',
      muscles: [],
      secondaryMuscles: [],
      equipment: [],
      type: 'reps',
      mechanic: 'compound',
      level: 'beginner',
      isFavorite: false,
      isOwn: false,
    }
    const known = { library: libraryOf([squat], 'it'), language: 'it' } as const
    const [id = ''] = insertInto(session, { groupId: group(session) }, [{ exercise: { name: 'Panca' }, note: 'piano' }])
    const before = session.document.rows.get()
    const rows = [
      ['Esercizio', 'Serie'],
      ['Squat', 'tre'],
      ['Affondi', '3'],
      ['Affondi', '4'],
    ]
    const place = { groupId: group(session), afterId: id, rowIds: [id], extraRows: rows.slice(1), refusedCount: 2 }
    expect(pasteCells(session, paste(rows, place), known)).toMatchObject({ cellCount: 8, refusedCount: 0, unreadCount: 1 })
    expect(session.document.rows.get().get(id)?.cells).toMatchObject({
      exercise: { id: 'squat', name: 'Squat' },
      note: 'piano\nSerie: tre (?)',
    })
    expect(unknownNames(before, session.document.rows.get()).map(({ name, rowIds }) => [name, rowIds.length])).toEqual([['Affondi', 2]])
  })

  test('by position keeps what new rows do not understand in their notes, and counts rows without exercise', () => {
    const session = testSession()
    const [id = ''] = type(session, 'Squat 4x8')
    const rows = [
      ['Panca', '', 'quattro'],
      ['', '', '5'],
    ]
    const outcome = pasteCells(session, paste(rows, { groupId: group(session), afterId: id, extraRows: rows }), reading)
    expect(outcome).toMatchObject({ refusedCount: 1, unreadCount: 1 })
    expect(rowsOfDay(day(session) ?? { workouts: [] }).at(-1)?.cells).toMatchObject({
      exercise: { name: 'Panca' },
      note: 'Serie: quattro (?)',
    })
  })

  test('of ten thousand cells, which no workout has room for, adds nothing and takes a moment', () => {
    const session = testSession()
    const [id = ''] = type(session, 'Squat 4x8')
    session.gestures.length = 0
    const rows = Array.from({ length: 1_000 }, () => ['Panca', 'Rip', '4', '8', '80', '2', '8', '3010', '90', 'piano'])
    const columns = ['exercise', 'type', 'sets', 'target', 'load', 'rir', 'rpe', 'tempo', 'rest', 'note']
    const place = { groupId: group(session), afterId: id, columns, extraRows: rows }
    const start = performance.now()
    expect(pasteCells(session, paste(rows, { ...place, as: 'rows' }), reading).cellCount).toBe(0)
    pasteCells(session, paste(rows, place), reading)
    expect(performance.now() - start).toBeLessThan(1_000)
    expect([session.gestures, names(session)]).toEqual([[], ['Squat']])
  })

  test.each([
    ['Squat|4|8|100', { exercise: { name: 'Squat' }, sets: 4, reps: '8', load: '100' }],
    ['Lat machine|4|10|50', { exercise: { name: 'Lat machine' }, sets: 4, reps: '10', load: '50' }],
    ['Panca|4x8|60 kg|rec 90', { exercise: { name: 'Panca' }, sets: 4, reps: '8', load: '60', restType: 'seconds', restSeconds: 90 }],
    ['Curl|3|12|14|piano|manubri', { exercise: { name: 'Curl' }, sets: 3, reps: '12', load: '14', note: 'piano\nmanubri (?)' }],
    ['Squat|Rip|4|8', { exercise: { name: 'Squat' }, type: 'reps', sets: 4, reps: '8' }],
  ])('without headings places %s by what stands there', (line, cells) => {
    const session = testSession()
    const rows = [line.split('|')]
    pasteCells(session, paste(rows, { as: 'rows', groupId: group(session), extraRows: rows, columns: columnKeys }), reading)
    expect(rowsOfDay(day(session) ?? { workouts: [] }).map(row => row.cells)).toEqual([cells])
  })

  test('by position counts what the type of a row refuses', () => {
    const session = testSession()
    const [id = ''] = type(session, 'Plank 3x30s')
    const changes = [
      { rowId: id, column: 'sets', text: '4' },
      { rowId: id, column: 'target', text: 'abc' },
    ]
    const place = { groupId: group(session), afterId: id, rowIds: [id], columns: ['sets', 'target'], changes }
    expect(pasteCells(session, paste([['4', 'abc']], place), reading)).toMatchObject({ cellCount: 1, refusedCount: 1 })
  })

  test('reads lines of shorthand in a day without rows', () => {
    const session = testSession()
    const rows = [['A1 Squat 4x8'], ['A2 Dip 3x10'], ['Corsa 1x500m']]
    pasteCells(session, paste(rows, { as: 'rows', groupId: group(session), extraRows: rows, columns: ['exercise'] }), reading)
    expect(letters(session)).toEqual(['A1', 'A2', 'B'])
  })
})
