import { createStore, type Store } from '#lib/store'
import { layoutOf, topOf, type SheetLayout } from './lines.ts'
import type { EditMode } from './keys.ts'
import type { CellView, ColumnBase, NamedDeed, RowMove, SheetActions } from './sheet-actions.ts'
import { at, isOneCell, movedAlong, rangeOf, rowsIn, type CellAt, type CellRange, type Selection } from './selection.ts'
import type { SheetWords } from './words.ts'

/** The table as it is now; gestures read it when they happen. */
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

export interface SheetView {
  top: number
  left: number
  width: number
  height: number
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
  /** The part of the table in sight, as the scroller has last told it: to ask it again would make the browser lay out the page at once. */
  view: SheetView
  /** The element in the active cell that has the focus. */
  widget: HTMLElement | null
  /** Holds the one input of the table, and moves with it from cell to cell. */
  inputHost: HTMLElement
  /** A row that will be there soon and is to be selected then. */
  awaitedKey: string | undefined
  /** Where Enter goes back to after some Tabs. */
  tabOrigin: number | undefined
  /** The keys of the paste that is under way ask for new rows. */
  isPasteOfRows: boolean
}

export const emptyCell: CellView = { text: '' }

const emptyLayout = layoutOf([], { collapsedIds: new Set(), heights: { heading: 0, row: 0, add: 0 }, mayAdd: false })

export const emptyState = (words: SheetWords): SheetState => ({
  layout: emptyLayout,
  columns: [],
  lefts: [0],
  fixedWidth: 0,
  headHeight: 0,
  cellOf: () => emptyCell,
  actions: { onEdit: () => undefined, onPaste: () => undefined },
  words,
  isMac: false,
})

export const createSheet = (words: SheetWords, inputHost: HTMLElement, startsFocused = false): Sheet => ({
  selection: createStore<Selection>(at(0, 0)),
  editing: createStore<{ mode: EditMode; refusal?: string | undefined }>({ mode: 'none' }),
  fill: createStore<CellRange | undefined>(undefined),
  drop: createStore<{ line: number; move: RowMove } | undefined>(undefined),
  isFocused: createStore(startsFocused),
  message: createStore(''),
  menuAt: createStore<{ x: number; y: number } | undefined>(undefined),
  isHelpOpen: createStore(false),
  collapsedIds: createStore<ReadonlySet<string>>(new Set()),
  state: emptyState(words),
  scroller: null,
  view: { top: 0, left: 0, width: 0, height: 0 },
  widget: null,
  inputHost,
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
  // another object even where no number has changed: the lines there may be others
  sheet.selection.set({ ...movedAlong(sheet.selection.get(), before.layout, next.layout) })
  // the line for new rows stays in sight while rows come above it
  const { active } = sheet.selection.get()
  if (sheet.isFocused.get() && next.layout.lines[active.line]?.kind === 'add') reveal(sheet, active)
}

/**
 * The line's number in the layout that the selection belongs to. New rows are drawn before the selection has followed them: by its
 * newest number, a line that moves would lose the tab stop for that moment, and its input with what is typed.
 */
export const lineOfSelection = ({ state: { layout } }: Sheet, key: string): number => layout.lineOf.get(key) ?? -1

export function select(sheet: Sheet, selection: Selection): void {
  const { layout, columns, actions } = sheet.state
  sheet.selection.set(selection)
  reveal(sheet, selection.end)
  say(sheet, sizeText(sheet.state, selection))
  const line = layout.lines[selection.active.line]
  const column = columns[selection.active.column]?.key ?? ''
  actions.onSelect?.(line?.kind === 'row' ? line.row.id : undefined, column, line?.group.id)
}

/** How much is selected; nothing for a single cell. */
export function sizeText({ layout, words }: SheetState, selection: Selection): string {
  const range = rangeOf(selection)
  const rows = rowsIn(layout, range).length
  if (selection.isOfRows && rows > 0) return words('rows', { count: rows })
  return isOneCell(range) ? '' : words('cells', { rows, columns: range.right - range.left + 1 })
}

export const say = (sheet: Sheet, sentence: string): void => sheet.message.set(sentence)

/** Scrolls as little as possible until the cell can be seen. */
export function reveal(sheet: Sheet, { line, column }: CellAt): void {
  const { scroller, view } = sheet
  if (!scroller) return
  const { layout, lefts, fixedWidth, headHeight } = sheet.state
  const heading = layout.lines[line]?.kind === 'heading' ? 0 : topOf(layout, 1) - topOf(layout, 0)
  const above = view.top + heading - topOf(layout, line)
  const below = topOf(layout, line + 1) - (view.top + view.height - headHeight)
  const left = view.left + fixedWidth - (lefts[column] ?? 0)
  const right = (lefts[column + 1] ?? 0) - (view.left + view.width)
  const y = above > 0 ? -above : Math.max(below, 0)
  const isFixed = (lefts[column] ?? 0) < fixedWidth
  const x = isFixed ? 0 : left > 0 ? -left : Math.max(right, 0)
  if (x === 0 && y === 0) return
  scroller.scrollTo(view.left + x, view.top + y)
  readView(sheet)
}

/** Reads what is in sight, once the scroller has laid it out. */
export function readView(sheet: Sheet): void {
  const { scroller } = sheet
  if (!scroller) return
  const { scrollTop: top, scrollLeft: left, clientWidth: width, clientHeight: height } = scroller
  sheet.view = { top, left, width, height }
}

/** The owner's name for a deed, else ours. */
export const nameOf = ({ actions, words }: Pick<SheetState, 'actions' | 'words'>, deed: NamedDeed): string =>
  actions.names?.[deed] ?? words(deed)

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
  focusWidget(sheet)
  return () => {
    if (sheet.widget === element) sheet.widget = null
  }
}

/** TypeScript does not know this method yet, nor do older browsers. */
type MovableParent = HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void }

/**
 * Brings the input into the cell that has become the active one. A change of the focus makes the browser lay out the page at once,
 * so the input keeps it on the way where the browser can do that.
 */
export function placeInput(sheet: Sheet, cell: MovableParent | null): void {
  const { inputHost } = sheet
  if (inputHost.isConnected && cell?.moveBefore) cell.moveBefore(inputHost, null)
  else cell?.append(inputHost)
  focusWidget(sheet)
}

function focusWidget({ isFocused, widget }: Sheet): void {
  if (isFocused.get() && widget !== document.activeElement) widget?.focus({ preventScroll: true })
}
