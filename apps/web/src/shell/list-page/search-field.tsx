import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ListFilters } from '#lib/list-place'
import { Kbd } from '#ui/kbd'
import { TextField } from '#ui/text-field'
import css from './list-page.module.css'
import { focusRow } from './use-list-keys.ts'
import type { ListState } from './use-list-place.ts'

interface SearchFieldProps<Filters extends ListFilters> {
  id: string
  label: string
  placeholder: string
  /** Another way to fill the field, such as a camera. */
  after?: ReactNode
  place: ListState<Filters>
  onEnter: () => void
}

/** Searches while somebody types. Escape clears it first and then, like the arrow down, goes to the rows. */
export function SearchField<Filters extends ListFilters>({ id, label, placeholder, after, place, onEnter }: SearchFieldProps<Filters>) {
  const { typed, search, clearSearch } = place
  return (
    <div className={css.search}>
      <TextField
        id={id}
        label={label}
        labelHidden
        type="search"
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        icon={IconSearch}
        after={
          <>
            {after}
            <Kbd>/</Kbd>
          </>
        }
        value={typed}
        onChange={event => search(event.target.value)}
        onClear={clearSearch}
        onKeyDown={event => {
          if (event.key === 'Escape' && typed) clearSearch()
          else if (event.key === 'Enter') onEnter()
          else if (event.key === 'ArrowDown' || event.key === 'Escape') focusRow()
          else return
          event.preventDefault()
        }}
      />
    </div>
  )
}
