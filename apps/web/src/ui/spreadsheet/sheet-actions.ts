import type { IconComponent } from '#ui/icon'
import type { MenuItem } from '#ui/menu'
import type { Paste } from './paste.ts'

export interface CellMark {
  kind: 'error' | 'changed'
  /** Says what is wrong, or who has changed it. */
  text: string
}

export interface CellView {
  /** The text that is edited and copied. */
  text: string
  /** It is shown instead while nobody edits. */
  shown?: string | undefined
  /** Grey, because nobody typed it: it is what holds where a cell is empty. */
  isPreset?: boolean
  /** After the text, muted: a unit. */
  unit?: string | undefined
  /** Muted and in sight, however long the text before it is. */
  aside?: string | undefined
  /** All of what the aside says the first of: shown by a pointer that rests on it, and read aloud. */
  asideTip?: string | undefined
  /** The aside is a warning, or worse. */
  asideTone?: 'warning' | 'danger' | undefined
  /** Before the text, muted: what it is to the row above. */
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
  detail?: string
  /** A warning that is read before the option is chosen. */
  mark?: { text: string; tone: 'warning' | 'danger' } | undefined
  /** The typed text itself: Ctrl+Enter takes it, although Enter takes another option. */
  isAsTyped?: boolean
}

export interface ColumnBase {
  key: string
  title: string
  /** In pixels; at least so wide where the column grows. */
  width: number
  /** As narrow as it may get before the table scrolls sideways. */
  leastWidth?: number
  /** The share of the width that is left. */
  grows?: number
  align?: 'start' | 'end'
  /** Grey, and beside the others: a copy of several columns and each paste pass over it. */
  isReadOnly?: boolean
  /** Reads what was typed, pasted or filled in; a refusal is a sentence, and a typed text then stays where it is. */
  read?: (text: string) => { text: string } | { refusal: string }
  /** The choices for the text typed so far. */
  options?: (text: string) => readonly SheetOption[]
  /** Only its options are taken. */
  isStrict?: boolean
  /** Whether Enter takes the first option although nobody went to it. */
  picksFirst?: (text: string) => boolean
  /** Opens a choice of the owner's own: F4, or the button in the cell. */
  onPick?: (rowId: string) => void
  inputMode?: 'text' | 'decimal' | 'numeric'
}

/** A key as the owner may take it before the table does. */
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
  /** Cells that have no place. */
  refusedCount: number
}

export type NamedDeed = 'copyOnward' | 'join' | 'part' | 'byPage' | 'byGroup' | 'moveToPrevious' | 'moveToNext'

/** A deed and its keys: 'Ctrl Shift V'. */
export type KeyRow = readonly [text: string, ...keys: string[]]

/** Each is called once for a gesture, which is one step of undo. */
export interface SheetActions {
  onEdit: (changes: readonly CellChange[]) => void
  /** An owner that has placed the cells by their meaning answers what became of them. */
  onPaste: (paste: Paste) => PasteOutcome | undefined
  /** Asked before each paste: it may overwrite cells that were not selected, and an owner may place them elsewhere. */
  mayOverwrite?: ((paste: Paste) => boolean | Promise<boolean>) | undefined
  /** Answers the new row's id, to which the selection goes. */
  onInsert?: ((insertion: RowInsertion) => string | undefined) | undefined
  onMove?: ((move: RowMove) => void) | undefined
  onDelete?: ((rowIds: readonly string[]) => void) | undefined
  onJoin?: ((rowIds: readonly string[]) => void) | undefined
  /** Ctrl+D then copies rows, and fills nothing down. */
  onDuplicate?: ((rowIds: readonly string[]) => void) | undefined
  onPart?: ((rowIds: readonly string[]) => void) | undefined
  /** Opens a choice for the whole row: F4 in a column without a choice or list of its own. */
  onPick?: ((rowId: string) => void) | undefined
  /** Ctrl+R: copies the cells to where the owner's table goes on. */
  onCopyOnward?: ((rowIds: readonly string[], columns: readonly string[]) => void) | undefined
  /** Keys that the owner takes before the table: answers what the key does there. */
  ownKeys?: ((key: OwnKey, place: KeyPlace) => (() => void) | undefined) | undefined
  /** Whole rows, or cells of them, went to the clipboard as these texts. */
  onCopy?: ((copied: { rowIds: readonly string[]; isOfRows: boolean; texts: readonly (readonly string[])[] }) => void) | undefined
  /** Further items of the owner for rows, in the menu; the column is that of the active cell. */
  rowItems?: ((rowIds: readonly string[], column: string) => readonly MenuItem[]) | undefined
  onTurnPage?: ((step: 1 | -1) => void) | undefined
  onUndo?: (() => void) | undefined
  onRedo?: (() => void) | undefined
  /** The owner's own names for deeds, in the menu and the help. */
  names?: Partial<Record<NamedDeed, string>>
  /** Keys that the owner hears itself, for the help. */
  furtherKeys?: readonly KeyRow[]
  /** Those of them that help most, below the rows. */
  barKeys?: readonly KeyRow[]
  /** For presence, and what stands beside the table. */
  onSelect?: ((rowId: string | undefined, column: string, groupId: string | undefined) => void) | undefined
}
