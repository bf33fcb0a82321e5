import { clientListStatuses, subscriptionStates } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { Avatar } from '#ui/avatar'
import { FilterChip } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'
import type { ClientFilters } from './filters.ts'
import { tagsQuery, teamQuery, typeFiltersQuery } from '../data.ts'
import { useMemberName } from '../marks/people.tsx'
import { useListWords } from './words.ts'
import css from './list.module.css'

interface ChipsProps {
  filters: ClientFilters
  onNarrow: (change: Partial<ClientFilters>) => void
}

export function FilterChips(props: ChipsProps) {
  const me = useMe()
  return (
    <>
      <StatusChip {...props} maySeeDeleted={me?.permissions.includes('delete clients') ?? false} />
      <TypeChip {...props} />
      <TagChip {...props} />
      {me?.workspace?.role === 'admin' && <CollaboratorChip {...props} />}
      <SubscriptionChip {...props} />
    </>
  )
}

function StatusChip({ filters, onNarrow, maySeeDeleted }: ChipsProps & { maySeeDeleted: boolean }) {
  const t = useListWords()
  const names = {
    active: t('status_active'),
    inactive: t('status_inactive'),
    'not registered': t('status_notRegistered'),
    deleted: t('status_deleted'),
  }
  const options = clientListStatuses
    .filter(status => status !== 'deleted' || maySeeDeleted)
    .map(value => ({ value, label: capital(names[value]) }))
  return (
    <FilterChip label={t('status')} value={filters.status && names[filters.status]} onClear={() => onNarrow({ status: undefined })}>
      {close => (
        <OptionList
          label={t('status')}
          options={options}
          value={filters.status}
          onChoose={value => {
            onNarrow({ status: clientListStatuses.find(each => each === value) })
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

function TypeChip({ filters, onNarrow }: ChipsProps) {
  const t = useListWords()
  const { data } = useQuery({ ...typeFiltersQuery(), enabled: filters.selectedType !== undefined })
  const activeType = data?.filters.find(({ id }) => (id ?? 'none') === filters.selectedType)
  const value = filters.selectedType && (filters.selectedType === 'none' ? t('noType') : (activeType?.name ?? '…'))
  return (
    <FilterChip label={t('type')} value={value} onClear={() => onNarrow({ selectedType: undefined })}>
      {close => (
        <TypeOptions
          value={filters.selectedType}
          onChoose={selectedType => {
            onNarrow({ selectedType })
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

interface OptionsProps {
  value: string | undefined
  onChoose: (value: string | undefined) => void
}

function TypeOptions(props: OptionsProps) {
  const t = useListWords()
  const { data, isError } = useQuery(typeFiltersQuery())
  const options = data?.filters.map(({ id, name, color, count }) => ({
    value: id ?? 'none',
    label: id ? name : capital(t('noType')),
    count,
    ...(color && { lead: <span className={css.dot} style={{ background: color }} aria-hidden /> }),
  }))
  return <OptionList label={t('type')} options={options} failed={isError} {...props} />
}

function TagChip({ filters, onNarrow }: ChipsProps) {
  const t = useListWords()
  return (
    <FilterChip label={t('tag')} value={filters.tag} onClear={() => onNarrow({ tag: undefined })}>
      {close => (
        <TagOptions
          value={filters.tag}
          onChoose={tag => {
            onNarrow({ tag })
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

function TagOptions(props: OptionsProps) {
  const t = useListWords()
  const { data, isError } = useQuery(tagsQuery())
  const options = data?.tags.map(({ tag, count }) => ({ value: tag, label: tag, count }))
  return <OptionList label={t('tag')} options={options} failed={isError} {...props} />
}

function CollaboratorChip({ filters, onNarrow }: ChipsProps) {
  const t = useListWords()
  const nameOf = useMemberName()
  const { data } = useQuery({ ...teamQuery(), enabled: filters.collaboratorId !== undefined })
  const activeMember = data?.teamMembers.find(({ id }) => id === filters.collaboratorId)
  return (
    <FilterChip
      label={t('collaborator')}
      value={filters.collaboratorId && (activeMember ? nameOf(activeMember) : '…')}
      onClear={() => onNarrow({ collaboratorId: undefined })}>
      {close => (
        <CollaboratorOptions
          value={filters.collaboratorId}
          onChoose={collaboratorId => {
            onNarrow({ collaboratorId })
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

function CollaboratorOptions(props: OptionsProps) {
  const t = useListWords()
  const nameOf = useMemberName()
  const { data, isError } = useQuery(teamQuery())
  const options = data?.teamMembers.map(member => {
    const { id, name, photo, clients } = member
    return { value: id, label: nameOf(member), count: clients, lead: <Avatar name={name} photo={photo} size={24} seed={id} /> }
  })
  return <OptionList label={t('collaborator')} options={options} failed={isError} {...props} />
}

function SubscriptionChip({ filters, onNarrow }: ChipsProps) {
  const t = useListWords()
  const names = { ending: t('subscription_ending'), expired: t('subscription_expired'), none: t('subscription_none') }
  return (
    <FilterChip
      label={t('subscription')}
      value={filters.subscription && names[filters.subscription]}
      onClear={() => onNarrow({ subscription: undefined })}>
      {close => (
        <OptionList
          label={t('subscription')}
          value={filters.subscription}
          options={subscriptionStates.map(value => ({ value, label: capital(names[value]) }))}
          onChoose={value => {
            onNarrow({ subscription: subscriptionStates.find(each => each === value) })
            close()
          }}
        />
      )}
    </FilterChip>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
