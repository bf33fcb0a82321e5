import type { AppointmentKind, HostCard } from '@allenio/contract/reservations'
import { ValueChip } from '#shell/list-filters'
import { Avatar } from '#ui/avatar'
import { EventDot } from '#ui/event-color'
import { FilterBar } from '#ui/filter-chip'
import type { CalendarPlace } from '../addresses.ts'
import { useCalendarPageWords } from './words.ts'

interface CalendarFiltersProps {
  hosts: readonly HostCard[]
  ownId: string | undefined
  kinds: readonly AppointmentKind[]
  place: CalendarPlace
  onChange: (change: CalendarPlace) => void
}

/** The choice of whose appointments are shown, and of which kind; a person alone with one kind needs neither. */
export function CalendarFilters({ hosts, ownId, kinds, place, onChange }: CalendarFiltersProps) {
  const t = useCalendarPageWords()
  const own = hosts.filter(({ id }) => id === ownId)
  const ordered = [...own, ...hosts.filter(({ id }) => id !== ownId)]
  const shownKinds = kinds.filter(({ isArchived, id }) => !isArchived || id === place.kindId)
  if (hosts.length < 2 && shownKinds.length < 2) return null
  return (
    <FilterBar label={t('filters')}>
      {hosts.length > 1 && (
        <ValueChip
          label={t('host')}
          value={place.hostId}
          onChoose={hostId => onChange({ hostId })}
          options={ordered.map(({ id, name, photo }) => ({
            value: id,
            label: id === ownId ? t('hostMine', { name }) : name,
            lead: <Avatar name={name} photo={photo} size={24} seed={id} />,
          }))}
        />
      )}
      {shownKinds.length > 1 && (
        <ValueChip
          label={t('kind')}
          value={place.kindId}
          onChoose={kindId => onChange({ kindId })}
          options={shownKinds.map(({ id, name, color }) => ({ value: id, label: name, lead: <EventDot color={color} /> }))}
        />
      )}
    </FilterBar>
  )
}
