import { MemberFilter } from '#areas/collaborators'
import { ClientChip, PeriodChip } from '#shell/list-filters'
import type { VisitFilters } from './filters.ts'

interface ChipsProps {
  filters: VisitFilters
  onNarrow: (change: Partial<VisitFilters>) => void
}

export const FilterChips = ({ filters: { from, to, clientId, collaboratorId }, onNarrow }: ChipsProps) => (
  <>
    <PeriodChip from={from} to={to} onNarrow={onNarrow} />
    <ClientChip value={clientId} onChoose={value => onNarrow({ clientId: value })} />
    <MemberFilter value={collaboratorId} onChoose={value => onNarrow({ collaboratorId: value })} />
  </>
)
