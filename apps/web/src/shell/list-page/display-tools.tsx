import { IconArrowsSort, IconLayoutColumns, IconLayoutGrid, IconMenu2 } from '@tabler/icons-react'
import { Checkbox } from '#ui/checkbox'
import { SortMenu } from '#ui/data-table'
import type { Sort, SortChoice } from '#ui/data-table'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Popover } from '#ui/popover'
import { Text } from '#ui/text'
import type { ListDisplay } from './use-list-display.ts'
import { useListWords } from './words.ts'
import css from './list-page.module.css'

interface DisplayToolsProps {
  sorts: readonly SortChoice[]
  sort: Sort
  onSort: (sort: Sort) => void
  display: ListDisplay
  mayHaveCards: boolean
}

/** The list's order, where it has several, whether or not its column is shown, and how the table looks on this device. */
export function DisplayTools({ sorts, sort, onSort, display, mayHaveCards }: DisplayToolsProps) {
  const t = useListWords()
  const { choices, isCompact, setCompact, hasCards, setCards } = display
  const isTable = !(mayHaveCards && hasCards)
  return (
    <Row gap={4} align="stretch" className={css.looks}>
      {sorts.length > 0 && (
        <SortMenu choices={sorts} sort={sort} onSort={onSort}>
          <IconButton label={t('order')} icon={IconArrowsSort} />
        </SortMenu>
      )}
      {choices.length > 0 && isTable && (
        <Popover
          side="bottom-end"
          target={(opened, toggle) => (
            <IconButton label={t('columns')} icon={IconLayoutColumns} onClick={toggle} aria-expanded={opened} aria-haspopup="dialog" />
          )}>
          <Stack gap={12} className={css.choices}>
            <Text size="small" tone={3}>
              {t('columns')}
            </Text>
            {choices.map(({ key, title, isChosen, toggle }) => (
              <Checkbox key={key} label={title} checked={isChosen} onChange={toggle} />
            ))}
          </Stack>
        </Popover>
      )}
      {isTable && <IconButton label={t('density')} icon={IconMenu2} pressed={isCompact} onClick={() => setCompact(!isCompact)} />}
      {mayHaveCards && <IconButton label={t('cards')} icon={IconLayoutGrid} pressed={hasCards} onClick={() => setCards(!hasCards)} />}
    </Row>
  )
}
