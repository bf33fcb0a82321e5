import { collaboratorRoles } from '@allenio/contract'
import { collaboratorStatuses } from '@allenio/contract/collaborators'
import { OptionChip } from '#ui/filter-chip'
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
      <OptionChip label={t('role')} name={role && t(role)} value={role} onChoose={next => onChange({ ...filters, role: next })}>
        {props => <ChoiceList {...props} items={collaboratorRoles} keyOf={each => each} show={each => t(each)} />}
      </OptionChip>
      <OptionChip
        label={t('status')}
        name={status && statuses[status]}
        value={status}
        onChoose={next => onChange({ ...filters, status: next })}>
        {props => <ChoiceList {...props} items={collaboratorStatuses} keyOf={each => each} show={each => t(each)} />}
      </OptionChip>
    </>
  )
}
