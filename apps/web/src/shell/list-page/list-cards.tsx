import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { Checkbox } from '#ui/checkbox'
import { toggled, withRange } from '#ui/data-table'
import { BareList } from '#ui/layout'
import { Link } from '#ui/link'
import { LoadMore } from '#ui/load-more'
import { RowActions } from '#ui/row-actions'
import { walkRows } from '#ui/row-keys'
import { useWords } from '#ui/words'
import css from './list-cards.module.css'
import type { ListTableProps } from './list-table.tsx'
import { useListWords } from './words.ts'

/** The rows of a list as cards with pictures. The keys are those of the table. */
export function ListCards<Row>({ label, rows, parts, chosen, onChoose, list }: ListTableProps<Row>) {
  const t = useListWords()
  const words = useWords()
  const lastPicked = useRef<string>(undefined)
  const { rowKey, rowName, rowHref, rowMenu, card } = parts
  const keys = rows.map(rowKey)
  const pick = (key: string | undefined, isRange: boolean) => {
    if (!chosen || !onChoose || key === undefined) return
    onChoose(isRange ? withRange(chosen, keys, lastPicked.current, key) : toggled(chosen, key))
    lastPicked.current = key
  }
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    walkRows(event)
    const { target, key } = event
    if (key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
    if (index !== undefined) pick(keys[Number(index)], event.shiftKey)
  }
  return (
    <div className={css.box}>
      <BareList className={css.cards} aria-label={label} onKeyDown={keyDown}>
        {rows.map((row, index) => {
          const key = rowKey(row)
          const name = rowName(row)
          const isChosen = chosen?.has(key) ?? false
          return (
            <li key={key} data-index={index} data-chosen={isChosen || undefined} className={css.card}>
              <Link href={rowHref?.(row) ?? ''} className={css.link} data-row-opens>
                {card?.(row)}
              </Link>
              {chosen && (
                <Checkbox
                  className={css.tick}
                  label={`${words.selectRow} ${name}`}
                  labelHidden
                  checked={isChosen}
                  onChange={event => pick(key, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
                />
              )}
              <span className={css.menu}>
                <RowActions label={t('actionsFor', { name })} items={() => rowMenu(row)} />
              </span>
            </li>
          )
        })}
      </BareList>
      <LoadMore list={list} />
    </div>
  )
}
