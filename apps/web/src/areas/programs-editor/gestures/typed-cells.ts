import type { Language } from '@allenio/contract'
import { exerciseIn, parseRowText, splitRowTexts } from '@allenio/domain/programs'
import type { CellChange } from '#ui/spreadsheet'
import { toast } from '#ui/toast'
import { cellsOfTyped, nameAloneId, unreadWordsOf } from '../library/typed-exercise.ts'
import type { ExerciseLibrary } from '#lib/exercise-library'
import { isColumnKey, parseCell } from '../rows/column-keys.ts'
import type { EditorSession } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { sayPasted, unknownNames } from './pasted-names.ts'
import { changeRows, insertInto, joinRows, oneGesture, withoutNulls, type RowCells, type RowChange } from './rows.ts'

interface Reading {
  library: ExerciseLibrary
  language: Language
}

/** The cells that typed, pasted or filled texts mean, by row. */
export function parseChanges({ outline }: EditorSession, changes: readonly CellChange[], { library, language }: Reading): RowChange[] {
  const { entries } = outline.get()
  const cellsByText = new Map<string, RowCells>()
  // cached, because filling down writes one text into many rows
  const exerciseCells = ({ text, optionId }: CellChange): RowCells => {
    const key = `${optionId} ${text}`
    const cells = cellsByText.get(key) ?? cellsOfTyped(text, library, optionId)
    cellsByText.set(key, cells)
    return cells
  }
  return [...Map.groupBy(changes, ({ rowId }) => rowId)].map(([rowId, own]) => {
    let cells: RowCells = {}
    // the type is read first, because it decides what a figure means
    for (const change of own.toSorted((one, other) => order(one) - order(other))) {
      if (!isColumnKey(change.column)) continue
      if (change.column === 'exercise') {
        if (change.text.trim() !== '') cells = { ...cells, ...exerciseCells(change) }
        continue
      }
      cells = { ...cells, ...parseCell(change.column, change.text, withoutNulls({ ...entries.get(rowId)?.cells, ...cells }), language) }
    }
    return { rowId, cells }
  })
}

const order = ({ column }: CellChange): number => (column === 'exercise' ? 0 : column === 'type' ? 1 : 2)

/** The changes that cannot be read in their row: the row's type decides what a target means. */
export const refusedChanges = ({ outline }: EditorSession, changes: readonly CellChange[], language: Language): CellChange[] =>
  changes.filter(
    ({ rowId, column, text }) => column === 'target' && !parseCell(column, text, outline.get().entries.get(rowId)?.cells ?? {}, language),
  )

/** Edits cells. A text of several exercises changes the row to the first one and adds the others below it. */
export function editCells(session: EditorSession, changes: readonly CellChange[], reading: Reading): void {
  const once = oneGesture(session)
  const [refused] = refusedChanges(session, changes, reading.language)
  if (refused) {
    const say = useEditorWords.say
    toast({ type: 'warning', id: 'refused', text: `${say('typedRefused', { text: refused.text })} ${say('targetRefused')}` })
  }
  const texts = new Map(changes.map(change => [change, change.column === 'exercise' ? splitRowTexts(change.text) : [change.text]]))
  changeRows(
    once,
    parseChanges(
      session,
      changes.map(change => ({ ...change, text: texts.get(change)?.[0] ?? '' })),
      reading,
    ),
  )
  const saidTexts = new Set<string>()
  for (const [{ rowId, column, optionId, text }, [first = '', ...others]] of texts) {
    if (column !== 'exercise') continue
    const groupId = session.outline.get().entries.get(rowId)?.groupId
    if (groupId !== undefined && others.length > 0) insertTexts(once, { groupId, afterId: rowId, texts: others }, reading)
    if (!saidTexts.has(text)) sayUnread([first, ...others], reading.library, optionId)
    saidTexts.add(text)
  }
}

/** Announces words that were not understood: otherwise a mistyped figure would reach clients as a note. */
function sayUnread(texts: readonly string[], library: ExerciseLibrary, optionId: string | undefined): void {
  // a name of the library may have figures of its own
  const words = texts.flatMap((text, at) => (library.called(text) ? [] : unreadWordsOf(text, library, at === 0 ? optionId : undefined)))
  if (words.length > 0) toast({ type: 'info', id: 'unread words', text: useEditorWords.say('typedUnread', { words: words.join(' ') }) })
}

interface TypedPlace {
  groupId: string
  /** The row behind which rows are inserted; undefined for the end of the group. */
  afterId: string | undefined
}

interface TypedRow extends TypedPlace {
  /** The typed text, of one exercise or several. */
  text: string
  /** The option that was chosen for the first exercise. */
  optionId?: string | undefined
}

/** Inserts rows for a typed text. Returns the last one's id, or undefined if the text gives none. */
export function insertTyped(
  session: EditorSession,
  { text, optionId, ...place }: TypedRow,
  reading: Pick<Reading, 'library'>,
): string | undefined {
  const texts = splitRowTexts(text)
  if (!texts.every(each => exerciseIn(cellsOfTyped(each, reading.library, optionId)))) {
    toast({ type: 'warning', id: 'name needed', text: useEditorWords.say('nameNeeded') })
    return undefined
  }
  const ids = insertTexts(oneGesture(session), { ...place, texts, optionId }, reading)
  sayUnread(texts, reading.library, optionId)
  return ids.at(-1)
}

interface TypedTexts extends TypedPlace {
  texts: readonly string[]
  optionId?: string | undefined
}

/** Inserts texts as rows. A row that is typed as the second of a group joins the one above it. */
function insertTexts(once: EditorSession, { texts, optionId, ...place }: TypedTexts, { library }: Pick<Reading, 'library'>): string[] {
  const before = once.document.rows.get()
  const optionAt = (at: number) => (at === 0 || optionId === nameAloneId ? optionId : undefined)
  const ids = insertInto(
    once,
    place,
    texts.map((text, at) => cellsOfTyped(text, library, optionAt(at))),
  )
  ids.forEach((id, at) => (parseRowText(texts[at] ?? '').row.group?.member ?? 0) > 1 && joinAbove(once, id))
  // suggestions were shown only for the first of several rows
  if (ids.length > 1) sayPasted({ unreadCount: 0, names: unknownNames(before, once.document.rows.get()), library })
  return ids
}

function joinAbove(session: EditorSession, id: string): void {
  const { entries, workouts } = session.outline.get()
  const rows = workouts.get(entries.get(id)?.groupId ?? '')?.workout.rows ?? []
  const above = rows[rows.findIndex(row => row.id === id) - 1]
  if (!above) return
  const together = above.superset === null ? [above] : rows.filter(({ superset }) => superset === above.superset)
  joinRows(session, [...together.map(row => row.id), id])
}
