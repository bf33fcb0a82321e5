import { collaboratorRoles } from '@allenio/contract'
import { collaboratorStatuses } from '@allenio/contract/collaborators'
import { FilterChip } from '#ui/filter-chip'
import { ChoiceList } from '#ui/list'
import { useWords } from '../words/index.ts'
import type { TeamFilters } from './data.ts'

type Filters = Omit<TeamFilters, 'search'>

export function TeamFilterChips({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const t = useWords()
  const { role, status } = filters
  const statuses = { invited: t('invitedMany'), active: t('activeMany'), inactive: t('inactiveMany') }
  return (
    <>
      <ChoiceChip
        label={t('role')}
        value={role && t(role)}
        items={collaboratorRoles}
        show={each => t(each)}
        onChange={next => onChange({ ...filters, role: next })}
      />
      <ChoiceChip
        label={t('status')}
        value={status && statuses[status]}
        items={collaboratorStatuses}
        show={each => t(each)}
        onChange={next => onChange({ ...filters, status: next })}
      />
    </>
  )
}

interface ChoiceChipProps<Item extends string> {
  label: string
  value: string | undefined
  items: readonly Item[]
  show: (item: Item) => string
  onChange: (item: Item | undefined) => void
}

const ChoiceChip = <Item extends string>({ label, value, items, show, onChange }: ChoiceChipProps<Item>) => (
  <FilterChip label={label} value={value} onClear={() => onChange(undefined)}>
    {close => (
      <ChoiceList
        label={label}
        items={items}
        keyOf={each => each}
        show={show}
        onChoose={each => {
          onChange(each)
          close()
        }}
      />
    )}
  </FilterChip>
)
