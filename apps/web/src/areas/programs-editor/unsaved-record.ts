import { changeRecord, loadRecord, recordOwner, watchRecords } from '#lib/offline'
import type { Store } from '#lib/store'
import type { Unsaved } from './outline.ts'

/**
 * Keeps the unfinished parts of a program on this device, until the returned function is called: a reload brings them back, and other
 * tabs show the same ones, so that none is finished twice.
 */
export function keepUnsaved(unsaved: Store<Unsaved>, programId: string): () => void {
  const name = `programs-editor/unsaved/${programId}`
  const owner = recordOwner()
  let isClosed = false
  let writeCount = 0
  let storedText = textOf(unsaved.get())
  const load = async () => {
    const stored = parseUnsaved(await loadRecord(name))
    // a row that was begun meanwhile is newer
    if (isClosed || writeCount > 0 || textOf(unsaved.get()) !== storedText) return
    storedText = textOf(stored)
    unsaved.set(stored)
  }
  const loadQuietly = () => void load().catch(() => undefined)
  const store = () => {
    const value = unsaved.get()
    if (textOf(value) === storedText) return
    storedText = textOf(value)
    writeCount += 1
    void changeRecord(name, () => ({ value: value.row || value.workout ? value : null }), owner)
      .catch(() => undefined)
      .finally(() => (writeCount -= 1))
  }
  const stops = [
    unsaved.watch(store),
    watchRecords(changed => {
      if (changed === name && writeCount === 0) loadQuietly()
    }),
  ]
  loadQuietly()
  return () => {
    isClosed = true
    stops.forEach(stop => stop())
  }
}

const textOf = ({ row, workout }: Unsaved): string => JSON.stringify([row, workout])

/** Another version of the app may have stored it. The cells are checked by the server once they are sent. */
export function parseUnsaved(stored: unknown): Unsaved {
  const { row, workout } = fieldsOf(stored)
  return { row: parseRow(fieldsOf(row)), workout: parseWorkout(fieldsOf(workout)) }
}

function parseRow({ id, groupId, afterId, cells }: Fields): Unsaved['row'] {
  if (typeof id !== 'string' || typeof groupId !== 'string' || typeof cells !== 'object' || cells === null) return undefined
  return { id, groupId, afterId: typeof afterId === 'string' ? afterId : null, cells: fieldsOf(cells) as CellsOfRow }
}

const parseWorkout = ({ id, dayId }: Fields): Unsaved['workout'] =>
  typeof id === 'string' && typeof dayId === 'string' ? { id, dayId } : undefined

type CellsOfRow = NonNullable<Unsaved['row']>['cells']
type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
