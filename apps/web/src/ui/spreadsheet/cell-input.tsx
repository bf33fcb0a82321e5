import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { classes } from '#ui/classes'
import css from './cell-input.module.css'
import { commitEdit, leaveEdit } from './gestures.ts'
import { cellChange } from './paste.ts'
import { useSheetParts } from './sheet-context.ts'
import { holdWidget, type Sheet, useStored } from './sheet.ts'
import type { ColumnBase, SheetOption } from './sheet-actions.ts'
import { OptionPanel } from './option-panel.tsx'

interface CellInputProps {
  /** The cell as it is read aloud: its value, column and row. */
  label: string
  column: ColumnBase | undefined
  /** undefined in the line for new rows */
  rowId: string | undefined
}

/**
 * The active cell has an input from the start, because only a focused input composes signs: dead keys, and the input methods
 * of other scripts. It is unseen until something is typed, and React learns of the first sign alone.
 */
export function CellInput({ label, column, rowId }: CellInputProps) {
  const { sheet } = useSheetParts()
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

  // columns come anew while somebody types: a library's names have arrived
  const latestColumn = useRef(column)
  useLayoutEffect(() => {
    latestColumn.current = column
  }, [column])
  useLayoutEffect(() => {
    const element = input.current
    const release = holdWidget(sheet, element)
    return () => {
      // the row went elsewhere while it was typed into
      if (element && sheet.widget === element) keepTyped(sheet, { element, column: latestColumn.current, rowId })
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
    const option = takesTyped ? options.find(({ isAsTyped }) => isAsTyped) : options[current]
    if (!option || (!takesTyped && (event.ctrlKey || event.metaKey)) || (event.key !== 'Enter' && event.key !== 'Tab')) return
    pick(option)
    // after a new row, the next one is typed
    if (rowId === undefined || takesTyped) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  const list = options.length > 0
  return (
    <>
      <input
        ref={input}
        className={classes(css.input, isEditing && css.editing, refusal !== undefined && css.refused, column?.align === 'end' && css.end)}
        aria-label={label}
        aria-invalid={refusal !== undefined || undefined}
        aria-describedby={refusal === undefined ? undefined : `${id}-refusal`}
        {...(column?.options && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': list,
          'aria-controls': list ? `${id}-list` : undefined,
          'aria-activedescendant': list && current >= 0 ? `${id}-${current}` : undefined,
        })}
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
      {list && <OptionPanel id={id} options={options} current={current} onPick={pick} />}
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
