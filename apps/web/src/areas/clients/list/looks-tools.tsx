import { IconArrowsSort, IconLayoutColumns, IconMenu2 } from '@tabler/icons-react'
import { Checkbox } from '#ui/checkbox'
import { SortMenu } from '#ui/data-table'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Popover } from '#ui/popover'
import { Text } from '#ui/text'
import type { ClientFilters } from './filters.ts'
import { useListWords } from './words.ts'
import { optionalColumns, sortName, sortOf, useSorts } from './columns.tsx'
import type { ColumnKey } from './columns.tsx'
import css from './list.module.css'

interface LooksToolsProps {
  filters: ClientFilters
  onSort: (sort: ClientFilters['sort']) => void
  columns: readonly ColumnKey[]
  onColumns: (columns: readonly ColumnKey[]) => void
  isCompact: boolean
  onCompact: (isCompact: boolean) => void
}

/** The list's order, whether or not its column is shown, and how the table looks on this device. */
export function LooksTools({ filters, onSort, columns, onColumns, isCompact, onCompact }: LooksToolsProps) {
  const t = useListWords()
  const sorts = useSorts()
  const turn = (key: ColumnKey) => onColumns(optionalColumns.filter(each => (each === key) !== columns.includes(each)))
  return (
    <Row gap={4} align="stretch" className={css.looks}>
      <SortMenu choices={sorts} sort={sortOf(filters)} onSort={sort => onSort(sortName(sort))}>
        <IconButton label={t('order')} icon={IconArrowsSort} />
      </SortMenu>
      <Popover
        side="bottom-end"
        target={(opened, toggle) => (
          <IconButton label={t('columns')} icon={IconLayoutColumns} onClick={toggle} aria-expanded={opened} aria-haspopup="dialog" />
        )}>
        <Stack gap={12} className={css.choices}>
          <Text size="small" tone={3}>
            {t('columns')}
          </Text>
          {optionalColumns.map(key => (
            <Checkbox key={key} label={t(`column_${key}`)} checked={columns.includes(key)} onChange={() => turn(key)} />
          ))}
        </Stack>
      </Popover>
      <IconButton label={t('density')} icon={IconMenu2} pressed={isCompact} onClick={() => onCompact(!isCompact)} />
    </Row>
  )
}
