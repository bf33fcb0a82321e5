import { adherenceLevels, clientListStatuses, subscriptionStates } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { MemberFilter } from '#areas/collaborators'
import { useMe } from '#shell'
import { GroupChip } from '#shell/list-filters'
import { useWording } from '#lib/words'
import { OptionChip } from '#ui/filter-chip'
import type { ChipOptionsProps } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'
import { tagsQuery, typeFiltersQuery } from '../data.ts'
import { adherenceColumns } from '../slots.ts'
import { ColorSwatch } from '../marks/labels.tsx'
import type { ClientFilters } from './filters.ts'
import { useListWords } from './words.ts'

interface ChipsProps {
  filters: ClientFilters
  onNarrow: (change: Partial<ClientFilters>) => void
}

export function FilterChips(props: ChipsProps) {
  const { filters, onNarrow } = props
  const me = useMe()
  return (
    <>
      <StatusChip {...props} maySeeDeleted={me?.permissions.includes('delete clients') ?? false} />
      <TypeChip {...props} />
      <TagChip {...props} />
      {me?.permissions.includes('view groups') && <GroupChip value={filters.groupId} onChoose={groupId => onNarrow({ groupId })} />}
      <MemberFilter value={filters.collaboratorId} onChoose={collaboratorId => onNarrow({ collaboratorId })} />
      <SubscriptionChip {...props} />
      <AdherenceChips {...props} />
    </>
  )
}

function StatusChip({ filters: { status }, onNarrow, maySeeDeleted }: ChipsProps & { maySeeDeleted: boolean }) {
  const t = useListWords()
  const names = {
    active: t('status_active'),
    inactive: t('status_inactive'),
    'not registered': t('status_notRegistered'),
    deleted: t('status_deleted'),
  }
  const options = clientListStatuses
    .filter(each => each !== 'deleted' || maySeeDeleted)
    .map(each => ({ value: each, label: capital(names[each]) }))
  return (
    <OptionChip label={t('status')} name={status && names[status]} value={status} onChoose={value => onNarrow({ status: value })}>
      {props => <OptionList {...props} options={options} />}
    </OptionChip>
  )
}

function TypeChip({ filters: { selectedType }, onNarrow }: ChipsProps) {
  const t = useListWords()
  const { data } = useQuery({ ...typeFiltersQuery(), enabled: selectedType !== undefined })
  const activeType = data?.filters.find(({ id }) => (id ?? 'none') === selectedType)
  return (
    <OptionChip
      label={t('type')}
      name={selectedType && (selectedType === 'none' ? t('noType') : (activeType?.name ?? '…'))}
      value={selectedType}
      onChoose={value => onNarrow({ selectedType: value })}>
      {props => <TypeOptions {...props} />}
    </OptionChip>
  )
}

function TypeOptions(props: ChipOptionsProps) {
  const t = useListWords()
  const { data, isError } = useQuery(typeFiltersQuery())
  const options = data?.filters.map(({ id, name, color, count }) => ({
    value: id ?? 'none',
    label: id ? name : capital(t('noType')),
    count,
    ...(color && { lead: <ColorSwatch color={color} /> }),
  }))
  return <OptionList {...props} options={options} hasFailed={isError} />
}

function TagChip({ filters: { tag }, onNarrow }: ChipsProps) {
  const t = useListWords()
  return (
    <OptionChip label={t('tag')} name={tag} value={tag} onChoose={value => onNarrow({ tag: value })}>
      {props => <TagOptions {...props} />}
    </OptionChip>
  )
}

function TagOptions(props: ChipOptionsProps) {
  const { data, isError } = useQuery(tagsQuery())
  return <OptionList {...props} options={data?.tags.map(({ tag, count }) => ({ value: tag, label: tag, count }))} hasFailed={isError} />
}

function SubscriptionChip({ filters: { subscription }, onNarrow }: ChipsProps) {
  const t = useListWords()
  const options = subscriptionStates.map(value => ({ value, label: capital(t(`subscription_${value}`)) }))
  return (
    <OptionChip
      label={t('subscription')}
      name={subscription && t(`subscription_${subscription}`)}
      value={subscription}
      onChoose={value => onNarrow({ subscription: value })}>
      {props => <OptionList {...props} options={options} />}
    </OptionChip>
  )
}

/** How regularly clients do what was planned, for those who may know. */
function AdherenceChips({ filters, onNarrow }: ChipsProps) {
  const t = useListWords()
  const say = useWording()
  const permissions = useMe()?.permissions ?? []
  const kinds = adherenceColumns.entries().filter(({ permission }) => permissions.includes(permission))
  const options = adherenceLevels.map(value => ({ value, label: capital(t(`level_${value}`)) }))
  return kinds.map(({ id, label }) => (
    <OptionChip
      key={id}
      label={say(label)}
      name={filters[id] && t(`level_${filters[id]}`)}
      value={filters[id]}
      onChoose={value => onNarrow({ [id]: value })}>
      {props => <OptionList {...props} options={options} />}
    </OptionChip>
  ))
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
