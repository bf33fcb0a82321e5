import { createStore, type Store } from '#lib/store'
import type { IconComponent } from '#ui/icon'
import { layoutOf, topOf, type SheetLayout } from './lines.ts'
import type { EditMode } from './keys.ts'
import type { Paste } from './paste.ts'
import { at, isOneCell, movedAlong, rangeOf, type CellAt, type CellRange, type Selection } from './selection.ts'
import type { SheetWords } from './words.ts'

export interface CellMark {
  kind: 'error' | 'changed'
  /** Says what is wrong, or who has changed it. */
  text: string
}

export interface CellView {
  /** What is edited and copied. */
  text: string
  /** What is shown instead while nobody edits. */
  shown?: string | undefined
  /** After the text, muted: a unit. */
  unit?: string | undefined
  icon?: IconComponent | undefined
  iconLabel?: string | undefined
  mark?: CellMark | undefined
}

export interface SheetOption {
  id: string
  text: string
  detail?: string
}

export interface ColumnBase {
  key: string
  title: string
  /** In pixels; at least so wide where the column grows. */
  width: number
  /** The share of the width that is left. */
  grows?: number
  align?: 'start' | 'end'
  /** Grey: it can be copied, not edited. */
  isReadOnly?: boolean
  /** Reads what was typed, pasted or filled in; a refusal is a sentence, and a typed text then stays where it is. */
  read?: (text: string) => { text: string } | { refusal: string }
  /** What to choose from, for the text typed so far. */
  options?: (text: string) => readonly SheetOption[]
  /** Only its options are taken. */
  isStrict?: boolean
  /** Whether Enter takes the first option although nobody went to it. */
  picksFirst?: (text: string) => boolean
  /** Opens a choice of the owner's own: F4, or the button in the cell. */
  onPick?: (rowId: string) => void
  inputMode?: 'text' | 'decimal' | 'numeric'
}

export interface CellChange {
  rowId: string
  /** The column's key. */
  column: string
  text: string
  /** The option that was chosen, if it was one. */
  optionId?: string | undefined
}

export interface RowInsertion {
  groupId: string
  /** The row above; undefined for the first of its group. */
  afterId: string | undefined
  /** What was typed into the line for new rows. */
  text?: string
  optionId?: string | undefined
}

export interface RowMove {
  rowIds: readonly string[]
  groupId: string
  /** The row below; undefined for the end of the group. */
  beforeId: string | undefined
}

/** Each is called once for a gesture, which is one step of undo. */
export interface SheetActions {
  onEdit: (changes: readonly CellChange[]) => void
  onPaste: (paste: Paste) => void
  /** Asks before a paste overwrites cells that were not selected. */
  mayOverwrite?: ((paste: Paste) => boolean | Promise<boolean>) | undefined
  /** Answers the new row's id, to which the selection goes. */
  onInsert?: ((insertion: RowInsertion) => string | undefined) | undefined
  onMove?: ((move: RowMove) => void) | undefined
  onDelete?: ((rowIds: readonly string[]) => void) | undefined
  onJoin?: ((rowIds: readonly string[]) => void) | undefined
  onPart?: ((rowIds: readonly string[]) => void) | undefined
  /** Ctrl+R: copies the cells to where the owner's table goes on. */
  onCopyOnward?: ((rowIds: readonly string[], columns: readonly string[]) => void) | undefined
  onTurnPage?: ((step: 1 | -1) => void) | undefined
  onUndo?: (() => void) | undefined
  onRedo?: (() => void) | undefined
  /** For presence, and what stands beside the table. */
  onSelect?: ((rowId: string | undefined, column: string) => void) | undefined
}

/** What the table is now; gestures read it when they happen. */
export interface SheetState {
  layout: SheetLayout
  columns: readonly ColumnBase[]
  /** The left edge of each column within a row, and at the end the right edge of all. */
  lefts: readonly number[]
  /** The width at the left that does not scroll. */
  fixedWidth: number
  /** The height of the head, and of a group's heading, which stay in sight. */
  headHeight: number
  cellOf: (rowId: string, column: number) => CellView
  actions: SheetActions
  words: SheetWords
  isMac: boolean
}

export interface Sheet {
  selection: Store<Selection>
  editing: Store<{ mode: EditMode; refusal?: string | undefined }>
  /** Cells that the fill handle is about to fill. */
  fill: Store<CellRange | undefined>
  /** Where rows that are dragged would go. */
  drop: Store<{ line: number; move: RowMove } | undefined>
  isFocused: Store<boolean>
  /** Read aloud. */
  message: Store<string>
  menuAt: Store<{ x: number; y: number } | undefined>
  isHelpOpen: Store<boolean>
  collapsedIds: Store<ReadonlySet<string>>
  state: SheetState
  scroller: HTMLElement | null
  /** The element in the active cell that has the focus. */
  widget: HTMLElement | null
  /** A row that will be there soon and is to be selected then. */
  awaitedKey: string | undefined
  /** Where Enter goes back to after some Tabs. */
  tabOrigin: number | undefined
  /** The keys of the paste that is under way ask for new rows. */
  isPasteOfRows: boolean
}

export const emptyCell: CellView = { text: '' }

const emptyLayout = layoutOf([], { collapsedIds: new Set(), heights: { heading: 0, row: 0, add: 0 }, mayAdd: false })

export const createSheet = (words: SheetWords): Sheet => ({
  selection: createStore<Selection>(at(0, 0)),
  editing: createStore<{ mode: EditMode; refusal?: string | undefined }>({ mode: 'none' }),
  fill: createStore<CellRange | undefined>(undefined),
  drop: createStore<{ line: number; move: RowMove } | undefined>(undefined),
  isFocused: createStore(false),
  message: createStore(''),
  menuAt: createStore<{ x: number; y: number } | undefined>(undefined),
  isHelpOpen: createStore(false),
  collapsedIds: createStore<ReadonlySet<string>>(new Set()),
  state: {
    layout: emptyLayout,
    columns: [],
    lefts: [0],
    fixedWidth: 0,
    headHeight: 0,
    cellOf: () => emptyCell,
    actions: { onEdit: () => undefined, onPaste: () => undefined },
    words,
    isMac: false,
  },
  scroller: null,
  widget: null,
  awaitedKey: undefined,
  tabOrigin: undefined,
  isPasteOfRows: false,
})

/** Follows the owner's rows: the selection stays on its cells. */
export function updateSheet(sheet: Sheet, next: SheetState): void {
  const before = sheet.state
  sheet.state = next
  if (before.layout === next.layout) return
  const awaited = sheet.awaitedKey === undefined ? undefined : next.layout.lineOf.get(sheet.awaitedKey)
  if (awaited !== undefined) {
    sheet.awaitedKey = undefined
    return select(sheet, at(awaited, sheet.selection.get().active.column))
  }
  if (before.layout === emptyLayout) {
    const first = next.layout.lines.findIndex(({ kind }) => kind !== 'heading')
    return sheet.selection.set(at(Math.max(first, 0), 0))
  }
  sheet.selection.set(movedAlong(sheet.selection.get(), before.layout, next.layout))
}

export function select(sheet: Sheet, selection: Selection): void {
  const { words, layout, columns, actions } = sheet.state
  sheet.selection.set(selection)
  reveal(sheet, selection.end)
  const range = rangeOf(selection)
  if (selection.isOfRows) say(sheet, words('rows', { count: range.bottom - range.top + 1 }))
  else if (!isOneCell(range)) {
    say(sheet, words('cells', { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 }))
  }
  const line = layout.lines[selection.active.line]
  actions.onSelect?.(line?.kind === 'row' ? line.row.id : undefined, columns[selection.active.column]?.key ?? '')
}

export const say = (sheet: Sheet, sentence: string): void => sheet.message.set(sentence)

/** Scrolls as little as possible until the cell can be seen. */
export function reveal({ scroller, state }: Sheet, { line, column }: CellAt): void {
  if (!scroller) return
  const { layout, lefts, fixedWidth, headHeight } = state
  const heading = layout.lines[line]?.kind === 'heading' ? 0 : topOf(layout, 1) - topOf(layout, 0)
  const above = scroller.scrollTop + heading - topOf(layout, line)
  const below = topOf(layout, line + 1) - (scroller.scrollTop + scroller.clientHeight - headHeight)
  const left = scroller.scrollLeft + fixedWidth - (lefts[column] ?? 0)
  const right = (lefts[column + 1] ?? 0) - (scroller.scrollLeft + scroller.clientWidth)
  const y = above > 0 ? -above : Math.max(below, 0)
  const isFixed = (lefts[column] ?? 0) < fixedWidth
  const x = isFixed ? 0 : left > 0 ? -left : Math.max(right, 0)
  if (x !== 0 || y !== 0) scroller.scrollBy(x, y)
}

export function toggleGroup({ collapsedIds }: Sheet, groupId: string): void {
  const next = new Set(collapsedIds.get())
  if (!next.delete(groupId)) next.add(groupId)
  collapsedIds.set(next)
}

export function holdScroller(sheet: Sheet, element: HTMLElement | null): void {
  sheet.scroller = element
}

/** The active cell's element takes the focus, if the table has it. Answers what gives the place back. */
export function holdWidget(sheet: Sheet, element: HTMLElement | null): () => void {
  sheet.widget = element
  if (sheet.isFocused.get()) element?.focus({ preventScroll: true })
  return () => {
    if (sheet.widget === element) sheet.widget = null
  }
}

/** A store's whole value. The React compiler takes a call of `store.use()` for React's own `use`, which it may leave out. */
export const useStored = <Value>(store: Store<Value>): Value => store.useSelected(value => value)
