import type { Operation } from '@allenio/contract/documents'
import { isVisible } from '@allenio/domain/documents'
import { createContext, use } from 'react'
import { createStore, type Store, useSelected, useStored } from '#lib/store'
import type { RowSelection } from './columns/row-selection.ts'
import type { EditedDocument } from '#lib/documents'
import type { EditorView } from './kind.ts'
import type { PlannedClient } from './results/planned-client.ts'
import { emptyOutline, outlineOf, type Outline, type Unsaved, type WeekEntry } from './outline.ts'
import { keepUnsaved } from './unsaved-record.ts'

/** One open program, and what this person looks at in it. */
export interface EditorSession {
  document: EditedDocument
  programId: string
  outline: Store<Outline>
  unsaved: Store<Unsaved>
  /** The week that is shown; the first one until somebody has chosen. */
  weekId: Store<string | undefined>
  /** The row with the cursor, for the content beside the table. */
  rowId: Store<string | undefined>
  view: Store<EditorView>
  /** The next week's table takes the focus, because a key has led to that week. */
  takesFocus: Store<boolean>
  /** The chosen rows in the view of columns. */
  selection: Store<RowSelection | undefined>
  /** The dates of days by their ids, for a client's own version. */
  dates: Store<ReadonlyMap<string, string>>
  /** The client whose results are shown beside a model. */
  client: Store<PlannedClient | undefined>
  edit: (operations: readonly Operation[], gestureId?: string) => void
  close: () => void
}

const viewKey = 'programs-editor-view'

export function openSession(document: EditedDocument, programId: string): EditorSession {
  const unsaved = createStore<Unsaved>({})
  const outline = createStore<Outline>(emptyOutline)
  const weekId = createStore<string | undefined>(undefined)
  const rowId = createStore<string | undefined>(undefined)
  const takesFocus = createStore(false)
  const selection = createStore<RowSelection | undefined>(undefined)
  const client = createStore<PlannedClient | undefined>(undefined)
  const dates = createStore<ReadonlyMap<string, string>>(new Map())
  const view = createStore<EditorView>(localStorage.getItem(viewKey) === 'columns' ? 'columns' : 'rows')
  const draw = () => {
    dropSaved()
    outline.set(outlineOf(document.rows.get(), programId, { unsaved: unsaved.get(), before: outline.get() }))
  }
  /** Forgets unsaved parts that are saved now, or whose place was deleted. */
  function dropSaved(): void {
    const rows = document.rows.get()
    // before the document is loaded, every place would look deleted
    if (rows.size === 0) return
    const { workout, row } = unsaved.get()
    if (workout && (rows.has(workout.id) || !isVisible(rows, workout.dayId))) unsaved.set({ ...unsaved.get(), workout: undefined })
    const isHomeless = row && row.groupId !== unsaved.get().workout?.id && !isVisible(rows, row.groupId)
    if (row && (rows.has(row.id) || isHomeless)) unsaved.set({ ...unsaved.get(), row: undefined })
  }
  const stops = [
    weekId.watch(() => rowId.set(undefined)),
    document.rows.watch(draw),
    unsaved.watch(draw),
    view.watch(() => localStorage.setItem(viewKey, view.get())),
  ]
  draw()
  stops.push(keepUnsaved(unsaved, programId))
  const close = () => stops.forEach(stop => stop())
  return { document, programId, outline, unsaved, weekId, rowId, view, takesFocus, selection, client, dates, edit: document.edit, close }
}

export const EditorContext = createContext<EditorSession | undefined>(undefined)

export function useEditor(): EditorSession {
  const session = use(EditorContext)
  if (!session) throw new Error('a part of the editor stands outside of it')
  return session
}

export const weekIn = ({ weeks }: Outline, weekId: string | undefined): WeekEntry | undefined =>
  weeks.find(({ id }) => id === weekId) ?? weeks[0]

/** Returns the week that is shown, and renders again with each change of the program. */
export function useWeek(): WeekEntry | undefined {
  const { outline, weekId } = useEditor()
  const id = useStored(weekId)
  return useSelected(outline, all => weekIn(all, id))
}
