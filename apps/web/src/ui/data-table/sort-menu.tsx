import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { areaWords } from '#lib/words'
import { Menu } from '#ui/menu'
import { VisuallyHidden } from '#ui/visually-hidden'
import { nextSort } from './columns.ts'
import type { Sort, SortChoice } from './columns.ts'

const useSortWords = areaWords('sort menu', {
  it: { up: 'ordine crescente', down: 'ordine decrescente' },
  en: { up: 'ascending', down: 'descending' },
})

export interface SortMenuProps {
  choices: readonly SortChoice[]
  sort: Sort | undefined
  onSort: (sort: Sort) => void
  /** a button with a name; it opens the menu */
  children: ReactElement
}

/** All orders of a list, also those that are not by a column. Choosing the same one again reverses it. */
export function SortMenu({ choices, sort, onSort, children }: SortMenuProps) {
  const items = choices.map(({ key, title }) => ({
    label: title,
    ...(sort?.key === key && { hint: <Direction direction={sort.direction} /> }),
    onClick: () => onSort(nextSort(sort, key)),
  }))
  return (
    <Menu items={items} side="bottom-start">
      {children}
    </Menu>
  )
}

export function Direction({ direction }: { direction: Sort['direction'] }) {
  const t = useSortWords()
  const Arrow = direction === 'down' ? IconArrowDown : IconArrowUp
  return (
    <>
      <Arrow stroke={1.75} size={16} aria-hidden />
      <VisuallyHidden>{t(direction === 'down' ? 'down' : 'up')}</VisuallyHidden>
    </>
  )
}
