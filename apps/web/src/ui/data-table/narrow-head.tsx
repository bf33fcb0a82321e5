import { IconArrowsSort, IconChecks } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { useWords } from '#ui/words'
import type { Sort, SortChoice } from './columns.ts'
import css from './narrow-list.module.css'
import { Direction, SortMenu } from './sort-menu.tsx'

export interface NarrowHeadProps {
  choices: readonly SortChoice[]
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  /** how many of the visible rows are selected; undefined if rows cannot be selected */
  extent: 'none' | 'some' | 'all' | undefined
  isPicking: boolean
  onPicking: (isPicking: boolean) => void
  onAll: () => void
}

/** Does on a phone the work of the columns' heads, and starts the selection of rows. */
export function NarrowHead({ choices, sort, onSort, extent, isPicking, onPicking, onAll }: NarrowHeadProps) {
  const words = useWords()
  const sorts = onSort && choices.length > 0
  if (!sorts && extent === undefined) return null
  const current = choices.find(({ key }) => key === sort?.key)
  return (
    <div className={css.head}>
      {isPicking ? (
        <div className={css.all}>
          <Checkbox label={words.all} checked={extent === 'all'} indeterminate={extent === 'some'} onChange={onAll} />
        </div>
      ) : (
        sorts && (
          <SortMenu choices={choices} sort={sort} onSort={onSort}>
            <Button kind="quiet" icon={IconArrowsSort} iconAfter={current && sort && <Direction direction={sort.direction} />}>
              {current ? current.title : words.sort}
            </Button>
          </SortMenu>
        )
      )}
      {extent !== undefined && (
        <Button
          kind="quiet"
          className={css.picking}
          icon={isPicking ? undefined : <IconChecks stroke={1.5} />}
          onClick={() => onPicking(!isPicking)}>
          {isPicking ? words.cancel : words.selectRow}
        </Button>
      )}
    </div>
  )
}
