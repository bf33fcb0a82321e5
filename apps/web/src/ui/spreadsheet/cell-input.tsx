import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '#ui/classes'
import css from './cell-input.module.css'
import { commitEdit, leaveEdit } from './gestures.ts'
import { cellChange } from './paste.ts'
import { isOneCell, rangeOf } from './selection.ts'
import { FillCorner } from './sheet-marks.tsx'
import { cellId, useOfRow, useSheetParts } from './sheet-context.ts'
import { emptyCell, holdWidget, type Sheet } from './sheet.ts'
import type { CellView, ColumnBase, SheetOption } from './sheet-actions.ts'
import { OptionPanel } from './option-panel.tsx'
import type { SheetWords } from './words.ts'
import { useSelected, useStored } from '#lib/store'

/** The input of the table, in its active cell. A heading has a button instead. */
export function SheetInput() {
  const { id, sheet, columns, cells, addLabel, addColumn } = useSheetParts()
  const { words } = sheet.state
  const lineKey = useSelected(sheet.selection, ({ active }) => sheet.state.layout.lines[active.line]?.key)
  const index = useSelected(sheet.selection, ({ active }) => active.column)
  const isOne = useSelected(sheet.selection, selection => isOneCell(rangeOf(selection)))
  const line = lineKey === undefined ? undefined : lineOfKey(sheet, lineKey)
  const row = line?.kind === 'row' ? line.row : undefined
  const { name, views } = useOfRow(cells, row?.id ?? '')
  if (!line || line.kind === 'heading') return null
  const column = row ? columns[index] : addColumn
  const label =
    row && column ? labelOf({ view: views[index] ?? emptyCell, column, rowName: name || placeOf(words, row.number), words }) : addLabel
  const input = <CellInput label={label} column={column} rowId={row?.id} cellId={cellId(id, line.key, row ? index : 0)} />
  // the corner of a single cell goes with the input from cell to cell
  return createPortal(
    <>
      {input}
      {row && isOne && <FillCorner />}
    </>,
    sheet.inputHost,
  )
}

const lineOfKey = ({ state: { layout } }: Sheet, key: string) => layout.lines[layout.lineOf.get(key) ?? -1]

/** The name of a row that has none of its own. */
export const placeOf = (words: SheetWords, number: number | undefined): string =>
  number === undefined ? words('row') : words('rowNumber', { number })

interface LabelOptions {
  view: CellView
  column: ColumnBase
  rowName: string
  words: SheetWords
}

function labelOf({ view, column, rowName, words }: LabelOptions): string {
  const value = [view.prefix, view.shown ?? view.text, view.unit, view.asideTip ?? view.aside, view.chip].filter(Boolean).join(' ')
  const parts = [value === '' ? words('empty') : value, column.title, rowName, view.mark?.text]
  return [...parts, column.isReadOnly && words('readOnly')].filter(Boolean).join(', ')
}

interface CellInputProps {
  /** The cell as it is read aloud: its value, column and row. */
  label: string
  column: ColumnBase | undefined
  /** undefined in the line for new rows */
  rowId: string | undefined
  cellId: string
}

/**
 * The active cell has an input from the start, because only a focused input composes signs: dead keys, and the input methods
 * of other scripts. It is unseen until something is typed, and React learns of the first sign alone. Screen readers hear of the
 * cell, because the input keeps the focus when another cell becomes the active one.
 */
function CellInput({ label, column, rowId, cellId: ownCellId }: CellInputProps) {
  const { id: gridId, sheet } = useSheetParts()
  const { mode, refusal } = useStored(sheet.editing)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [highlight, setHighlight] = useState<number>()
  const id = useId()
  const isEditing = mode !== 'none'
  if (!isEditing && typed !== '') setTyped('')
  if (!isEditing && highlight !== undefined) setHighlight(undefined)
  const options = isEditing ? (column?.options?.(typed) ?? []) : []
  const current = highlight ?? (typed !== '' && column?.picksFirst?.(typed) ? 0 : -1)

  const option = options[current]
  const reading = typed.trim() === '' ? [] : (column?.reads?.(option?.text ?? typed, option?.id) ?? [])

  // columns come anew while somebody types: a library's names have arrived
  const latestColumn = useRef(column)
  useLayoutEffect(() => {
    latestColumn.current = column
  }, [column])
  useLayoutEffect(() => {
    const element = input.current
    const release = holdWidget(sheet, element)
    const keep = () => element && keepTyped(sheet, { element, column: latestColumn.current, rowId })
    // a reload in the middle of a cell
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      // the row went elsewhere while it was typed into
      if (sheet.widget === element) keep()
      release()
    }
  }, [sheet, rowId])

  const pick = (option: SheetOption) => commitEdit(sheet, option)
  const handleKeys = (event: KeyboardEvent) => {
    if (!isEditing || options.length === 0 || event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      event.stopPropagation()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setHighlight((current + step + options.length + (current < 0 && step < 0 ? 1 : 0)) % options.length)
    }
    const takesTyped = event.key === 'Enter' && (event.ctrlKey || event.metaKey || event.altKey)
    const takenOption = takesTyped ? options.find(({ isAsTyped }) => isAsTyped) : option
    if (!takenOption || (!takesTyped && (event.ctrlKey || event.metaKey)) || (event.key !== 'Enter' && event.key !== 'Tab')) return
    pick(takenOption)
    // after a new row, the next one is typed
    if (rowId === undefined || takesTyped) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  const hasOptions = options.length > 0
  return (
    <>
      <input
        ref={input}
        id={`${gridId}-input`}
        className={classes(css.input, isEditing && css.editing, refusal !== undefined && css.refused, column?.align === 'end' && css.end)}
        aria-label={label}
        aria-invalid={refusal !== undefined || undefined}
        aria-describedby={refusal === undefined ? undefined : `${id}-refusal`}
        {...(column?.options && { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': hasOptions })}
        aria-controls={hasOptions ? `${id}-list` : gridId}
        aria-activedescendant={!isEditing ? ownCellId : hasOptions && current >= 0 ? `${id}-${current}` : undefined}
        readOnly={column?.isReadOnly}
        // a tablet's keyboard comes with the second tap
        inputMode={isEditing ? (column?.inputMode ?? 'text') : isCoarse ? 'none' : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
        onKeyDown={handleKeys}
        onBlur={() => void commitEdit(sheet)}
        onInput={({ currentTarget: { value } }) => {
          if (!isEditing) sheet.editing.set({ mode: 'overwriting' })
          else if (refusal !== undefined) sheet.editing.set({ mode })
          if (!column?.options) return
          setTyped(value)
          setHighlight(undefined)
        }}
      />
      {refusal !== undefined && (
        <span className={css.refusal} id={`${id}-refusal`} role="alert">
          {refusal}
        </span>
      )}
      {(hasOptions || reading.length > 0) && <OptionPanel id={id} options={options} current={current} reading={reading} onPick={pick} />}
    </>
  )
}

const isCoarse = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false

/** Takes the typed text, although nobody has ended it. */
function keepTyped(
  sheet: Sheet,
  { element, column, rowId }: { element: HTMLInputElement } & Pick<CellInputProps, 'column' | 'rowId'>,
): void {
  if (sheet.editing.get().mode === 'none') return
  const change = rowId && column ? cellChange(rowId, column, element.value) : undefined
  leaveEdit(sheet)
  if (change !== undefined && change !== 'refused') sheet.state.actions.onEdit([change])
}
