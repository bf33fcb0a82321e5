import { IconArrowsSort, IconLayoutColumns, IconMenu2 } from '@tabler/icons-react'
import { Checkbox } from '#ui/checkbox'
import { SortMenu } from '#ui/data-table'
import { IconButton } from '#ui/icon-button'
import { Popover } from '#ui/popover'
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
  const names: Record<ColumnKey, string> = {
    type: t('column_type'),
    tags: t('column_tags'),
    collaborators: t('column_collaborators'),
    email: t('column_email'),
    phone: t('column_phone'),
    lastSeen: t('column_lastSeen'),
    subscription: t('column_subscription'),
    created: t('column_created'),
  }
  const turn = (key: ColumnKey) => onColumns(optionalColumns.filter(each => (each === key) !== columns.includes(each)))
  return (
    <div className={css.looks}>
      <SortMenu choices={sorts} sort={sortOf(filters)} onSort={sort => onSort(sortName(sort))}>
        <IconButton label={t('order')} icon={<IconArrowsSort stroke={1.5} />} />
      </SortMenu>
      <Popover
        side="bottom-end"
        target={(opened, toggle) => (
          <IconButton
            label={t('columns')}
            icon={<IconLayoutColumns stroke={1.5} />}
            onClick={toggle}
            aria-expanded={opened}
            aria-haspopup="dialog"
          />
        )}>
        <div className={css.choices}>
          <p>{t('columns')}</p>
          {optionalColumns.map(key => (
            <Checkbox key={key} label={names[key]} checked={columns.includes(key)} onChange={() => turn(key)} />
          ))}
        </div>
      </Popover>
      <IconButton label={t('density')} icon={<IconMenu2 stroke={1.5} />} pressed={isCompact} onClick={() => onCompact(!isCompact)} />
    </div>
  )
}
