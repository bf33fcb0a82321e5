import type { IconComponent } from '#ui/icon'
import type { MenuItem } from '#ui/menu'
import type { TypedPart } from '#ui/typed-parts'
import type { Paste } from './paste.ts'

export interface CellMark {
  kind: 'error' | 'changed'
  /** Says what is wrong, or who has changed the cell. */
  text: string
}

export interface CellView {
  /** The text that is edited and copied. */
  text: string
  /** The text that is shown instead while nobody edits the cell. */
  shown?: string | undefined
  /** Shows the text in grey, because nobody typed it: it is the value that counts while the cell is empty. */
  isPreset?: boolean
  /** A muted text behind the text: a unit. */
  unit?: string | undefined
  /** A muted text that stays visible, however long the text before it is. */
  aside?: string | undefined
  /** The full text of an aside that shows only its beginning: on hover, and for screen readers. */
  asideTip?: string | undefined
  /** The severity of the aside, if it is a warning. */
  asideTone?: 'warning' | 'danger' | undefined
  /** A muted text before the text: the relation to the row above. */
  prefix?: string | undefined
  /** A small button that opens the column's own choice. */
  chip?: string | undefined
  chipTone?: 'danger' | undefined
  icon?: IconComponent | undefined
  iconLabel?: string | undefined
  mark?: CellMark | undefined
}

export interface SheetOption {
  id: string
  text: string
  detail?: string | undefined
  /** A warning that is read before the option is chosen. */
  mark?: { text: string; tone: 'warning' | 'danger' } | undefined
  /** The typed text itself: Ctrl+Enter takes it, although Enter takes another option. */
  isAsTyped?: boolean
}

export interface ColumnBase {
  key: string
  title: string
  /** The width in pixels; for a growing column the least one. */
  width: number
  /** The least width before the table scrolls sideways. */
  leastWidth?: number
  /** The column's share of the remaining width. */
  grows?: number
  align?: 'start' | 'end'
  /** The column is grey; copies of several columns and pastes skip it. */
  isReadOnly?: boolean
  /** Reads a text that was typed, pasted or filled in; a refusal is a sentence, and a typed text then stays in the editor. */
  parse?: (text: string) => { text: string } | { refusal: string }
  /** The choices for the text typed so far. */
  options?: (text: string) => readonly SheetOption[]
  /** The column accepts only its options. */
  isStrict?: boolean
  /** Whether Enter takes the first option although the person has not moved to it. */
  picksFirst?: (text: string) => boolean
  /** How the typed text, or an option of it, will be stored, line by line. */
  reads?: (text: string, optionId: string | undefined) => readonly (readonly TypedPart[])[]
  /** Opens a choice of the owner's own: F4, or the button in the cell. */
  onPick?: (rowId: string) => void
  inputMode?: 'text' | 'decimal' | 'numeric'
}

/** A key that the owner may handle before the table does. */
export type OwnKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Where the cursor is when an owner's own key is pressed. */
export interface KeyPlace {
  /** The selected rows; none in a heading or a line for new rows. */
  rowIds: readonly string[]
  groupId: string
  /** The key of the column. */
  column: string
  /** The cell has no text, or is a line for new rows. */
  isEmpty: boolean
}

export interface CellChange {
  rowId: string
  /** The column's key. */
  column: string
  text: string
  /** The option that was chosen, if it was one. */
  optionId?: string | undefined
  /** The text that was typed before the option was chosen; the option's own text may have another name and other figures. */
  typedText?: string | undefined
}

export interface RowInsertion {
  groupId: string
  /** The row above; undefined for the first of its group. */
  afterId: string | undefined
  /** The text that was typed into the line for new rows. */
  text?: string
  optionId?: string | undefined
  /** The text that was typed before the option was chosen. */
  typedText?: string | undefined
}

export interface RowMove {
  rowIds: readonly string[]
  groupId: string
  /** The row below; undefined for the end of the group. */
  beforeId: string | undefined
}

export interface PasteOutcome {
  cellCount: number
  /** The number of cells without a place. */
  refusedCount: number
}

export type NamedDeed = 'copyOnward' | 'join' | 'part' | 'byPage' | 'byGroup' | 'moveToPrevious' | 'moveToNext'

/** An action and its keys: 'Ctrl Shift V'. */
export type KeyRow = readonly [text: string, ...keys: string[]]

/** The owner's handlers. Each gesture calls one of them once, and is one step of undo. */
export interface SheetActions {
  onEdit: (changes: readonly CellChange[]) => void
  /** Pastes. An owner that has placed the cells by their meaning returns what became of them. */
  onPaste: (paste: Paste) => PasteOutcome | undefined
  /** Asked before each paste: it may overwrite cells that were not selected, and an owner may place them elsewhere. */
  mayOverwrite?: ((paste: Paste) => boolean | Promise<boolean>) | undefined
  /** Inserts a row and returns its id, to which the selection moves. */
  onInsert?: ((insertion: RowInsertion) => string | undefined) | undefined
  onMove?: ((move: RowMove) => void) | undefined
  onDelete?: ((rowIds: readonly string[]) => void) | undefined
  onJoin?: ((rowIds: readonly string[]) => void) | undefined
  /** Duplicates rows by Ctrl+D, which otherwise fills cells down. */
  onDuplicate?: ((rowIds: readonly string[]) => void) | undefined
  onPart?: ((rowIds: readonly string[]) => void) | undefined
  /** Opens a choice for the whole row: F4 in a column without a choice or list of its own. */
  onPick?: ((rowId: string) => void) | undefined
  /** Copies the cells by Ctrl+R to the place where the owner's table continues. */
  onCopyOnward?: ((rowIds: readonly string[], columns: readonly string[]) => void) | undefined
  /** Returns the action of a key that the owner handles before the table. */
  ownKeys?: ((key: OwnKey, place: KeyPlace) => (() => void) | undefined) | undefined
  /** Called when whole rows, or cells of them, were copied to the clipboard as these texts. */
  onCopy?: ((copied: { rowIds: readonly string[]; isOfRows: boolean; texts: readonly (readonly string[])[] }) => void) | undefined
  /** More items for the menu of rows; the column is that of the active cell. */
  rowItems?: ((rowIds: readonly string[], column: string) => readonly MenuItem[]) | undefined
  onTurnPage?: ((step: 1 | -1) => void) | undefined
  onUndo?: (() => void) | undefined
  onRedo?: (() => void) | undefined
  /** The owner's own names for actions, in the menu and the help. */
  names?: Partial<Record<NamedDeed, string>>
  /** Keys that the owner handles itself, for the help. */
  furtherKeys?: readonly KeyRow[]
  /** The most useful keys, which are listed below the rows. */
  barKeys?: readonly KeyRow[]
  /** Called when the selection moves, for presence and for content beside the table. */
  onSelect?: ((rowId: string | undefined, column: string, groupId: string | undefined) => void) | undefined
}
