import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#testing'
import { libraryOf } from '#lib/exercise-library'
import { loadRecord, storeRecord } from '#lib/offline'
import { signIn } from '#lib/session'
import { addWorkout } from './gestures/days.ts'
import { beginRow, changeRows, insertInto } from './gestures/rows.ts'
import { editCells } from './gestures/typed-cells.ts'
import { openSession } from './session.ts'
import { testSession } from './session.testing.ts'
import { parseUnsaved } from './unsaved-record.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  signIn('local', { token: 't', personId: `person ${Math.random()}`, workspaceId: 'gym' })
})
afterEach(() => vi.unstubAllGlobals())

type Session = ReturnType<typeof testSession>
const group = (session: Session, day = 0) => session.outline.get().weeks[0]?.days[day]?.workouts[0]?.id ?? ''
const recordOf = ({ programId }: Session) => loadRecord(`programs-editor/unsaved/${programId}`)
const reopen = ({ document, programId }: Session) => openSession(document, programId)

test('a row without exercise outlives a reload, and goes from the device once it has one', async () => {
  const session = testSession()
  const [squat = ''] = insertInto(session, { groupId: group(session) }, [{ exercise: { name: 'Squat' } }])
  const id = beginRow(session, { groupId: group(session), afterId: squat }) ?? ''
  changeRows(session, [{ rowId: id, cells: { sets: 3, load: '80' } }])
  await eventually(async () => expect(await recordOf(session)).toMatchObject({ row: { cells: { sets: 3, load: '80' } } }))
  session.close()

  const again = { ...session, ...reopen(session) }
  await eventually(() => expect(again.outline.get().entries.get(id)).toMatchObject({ isUnsaved: true, cells: { sets: 3, load: '80' } }))
  const other = reopen(session)
  await eventually(() => expect(other.unsaved.get().row?.id).toBe(id))
  editCells(again, [{ rowId: id, column: 'exercise', text: 'Panca' }], { library: libraryOf([], 'it'), language: 'it' })
  expect(session.document.rows.get().get(id)?.cells).toEqual({ sets: 3, load: '80', exercise: { name: 'Panca' } })
  expect(other.unsaved.get().row).toBeUndefined()
  await eventually(async () => expect(await recordOf(session)).toBeUndefined())
})

test('a workout without rows outlives it, too, but not its day', async () => {
  const session = testSession()
  insertInto(session, { groupId: group(session) }, [{ exercise: { name: 'Squat' } }])
  const dayId = session.outline.get().weeks[0]?.days[0]?.id ?? ''
  addWorkout(session, dayId)
  await eventually(async () => expect(await recordOf(session)).toMatchObject({ workout: { dayId } }))
  session.close()
  const again = reopen(session)
  await eventually(() => expect(again.outline.get().weeks[0]?.days[0]?.workouts).toHaveLength(2))
  session.document.edit([{ kind: 'delete', id: dayId }])
  await eventually(async () => expect(await recordOf(session)).toBeUndefined())
})

test('what another tab begins is shown here, and what is no unfinished part is left alone', async () => {
  const session = testSession()
  const other = reopen(session)
  const id = beginRow(session, { groupId: group(session) })
  await eventually(() => expect(other.unsaved.get().row?.id).toBe(id))
  await storeRecord(`programs-editor/unsaved/${session.programId}`, '<b>')
  await eventually(() => expect(other.unsaved.get().row).toBeUndefined())
  const nothing = { row: undefined, workout: undefined }
  expect([null, 7, { row: { id: 1 }, workout: {} }, { row: { id: 'a', groupId: 'b', cells: 'c' } }].map(parseUnsaved)).toEqual(
    Array.from({ length: 4 }, () => nothing),
  )
})
