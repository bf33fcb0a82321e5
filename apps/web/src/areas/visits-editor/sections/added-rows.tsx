import type { Cells, DocumentRow } from '@allenio/contract/documents'
import { IconPlus } from '@tabler/icons-react'
import { useRef, type ComponentType, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/button'
import { BareList, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useRows, type ListType } from './rows.ts'
import css from './sections.module.css'

export interface AddedRow {
  row: DocumentRow
  isFirst: boolean
  set: ReturnType<typeof useRows>['set']
  remove: () => void
}

interface AddedRowsProps {
  type: ListType
  title: string
  addText: string
  most: number
  /** The first cells of a row that follows another one of the same sitting. */
  cellsAfter?: (row: DocumentRow) => Cells
  /** Draws one row. */
  part: ComponentType<AddedRow>
}

const fieldsIn = (list: Element | null | undefined) => [...(list?.querySelectorAll<HTMLElement>('input, textarea') ?? [])]

/**
 * Rows of which a visit has as many as somebody adds. A new one has the focus at once, Enter walks the fields and adds a row behind the
 * last one, and a row that is removed leaves the focus to its neighbour.
 */
export function AddedRows({ type, title, addText, most, cellsAfter, part: Part }: AddedRowsProps) {
  const list = useRows(type)
  const element = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const addedIds = useRef(new Set<string>())
  const isFull = list.rows.length >= most
  const add = () => {
    if (isFull) return
    const before = list.rows.at(-1)
    // a tablet opens its keyboard only where the focus moves within the press
    flushSync(() => addedIds.current.add(list.add(before && addedIds.current.has(before.id) ? cellsAfter?.(before) : undefined)))
    fieldsIn([...(element.current?.querySelectorAll('li') ?? [])].at(-1))[0]?.focus()
  }
  const remove = (id: string, at: number) => {
    flushSync(() => list.remove(id))
    const neighbour = element.current?.querySelectorAll('li')[Math.min(at, list.rows.length - 2)]
    const button = neighbour && [...neighbour.querySelectorAll('button')].at(-1)
    ;(button ?? addButton.current)?.focus()
  }
  const walk = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, nativeEvent } = event
    if (key !== 'Enter' || nativeEvent.isComposing || ctrlKey || metaKey || event.defaultPrevented || !(target instanceof HTMLInputElement))
      return
    event.preventDefault()
    const fields = fieldsIn(element.current)
    const next = fields[fields.indexOf(target) + 1]
    if (next) next.focus()
    else add()
  }
  return (
    <Stack gap={8} align="start">
      <Text weight={600}>{title}</Text>
      <div ref={element} className={css.list}>
        <BareList gap={8} onKeyDown={walk}>
          {list.rows.map((row, at) => (
            <Part key={row.id} row={row} isFirst={at === 0} set={list.set} remove={() => remove(row.id, at)} />
          ))}
        </BareList>
      </div>
      <Button ref={addButton} size="small" icon={IconPlus} disabled={isFull} onClick={add}>
        {addText}
      </Button>
    </Stack>
  )
}
