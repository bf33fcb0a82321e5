import { collaboratorRoles } from '@allenio/contract'
import { collaboratorStatuses } from '@allenio/contract/collaborators'
import { FilterChip } from '#ui/filter-chip'
import { ChoiceList } from '#ui/list'
import type { TeamFilters } from './data.ts'
import { useWords } from '../words/index.ts'

type Filters = Omit<TeamFilters, 'search'>

export function TeamFilterChips({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const t = useWords()
  const { role, status } = filters
  const statuses = { invited: t('invitedMany'), active: t('activeMany'), inactive: t('inactiveMany') }
  return (
    <>
      <FilterChip label={t('role')} value={role && t(role)} onClear={() => onChange({ ...filters, role: undefined })}>
        {close => (
          <ChoiceList
            label={t('role')}
            items={collaboratorRoles}
            keyOf={each => each}
            show={each => t(each)}
            onChoose={choice => {
              onChange({ ...filters, role: choice })
              close()
            }}
          />
        )}
      </FilterChip>
      <FilterChip label={t('status')} value={status && statuses[status]} onClear={() => onChange({ ...filters, status: undefined })}>
        {close => (
          <ChoiceList
            label={t('status')}
            items={collaboratorStatuses}
            keyOf={each => each}
            show={each => t(each)}
            onChoose={choice => {
              onChange({ ...filters, status: choice })
              close()
            }}
          />
        )}
      </FilterChip>
    </>
  )
}
