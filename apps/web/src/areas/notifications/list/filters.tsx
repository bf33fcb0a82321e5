import { useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { ClientChip, PeriodChip } from '#shell/list-filters'
import { FilterBar, OptionChip } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'
import { SegmentedControl } from '#ui/segmented-control'
import { settingsQuery } from './data.ts'
import css from './list.module.css'
import type { Place } from './place.ts'
import { useListWords } from './words.ts'

/** `isOfClient`: the page is about one already. */
export function Filters({ place, isOfClient }: { place: Place; isOfClient?: true }) {
  const t = useListWords()
  const { filters, narrow } = place
  const mayViewClients = useMe()?.permissions.includes('view clients') ?? false
  return (
    <FilterBar label={t('filters')}>
      <span className={css.shown}>
        <SegmentedControl
          label={t('shown')}
          size="medium"
          value={filters.unread ? 'unread' : 'all'}
          options={[
            { value: 'all', label: t('all') },
            { value: 'unread', label: t('onlyUnread') },
          ]}
          onChange={value => narrow({ unread: value === 'unread' ? true : undefined })}
        />
      </span>
      <GroupChip place={place} />
      {mayViewClients && !isOfClient && <ClientChip value={filters.client} onChoose={id => narrow({ client: id })} />}
      <PeriodChip from={filters.from} to={filters.to} onNarrow={narrow} />
    </FilterBar>
  )
}

function GroupChip({ place: { filters, narrow } }: { place: Place }) {
  const t = useListWords()
  const { data, isError } = useQuery(settingsQuery())
  const groups = data && [
    ...new Map(
      data.kinds
        .filter(({ channels, fixed }) => channels.inApp || !fixed.includes('inApp'))
        .map(({ group, groupName }) => [group, groupName]),
    ),
  ]
  const name = filters.group && (groups?.find(([group]) => group === filters.group)?.[1] ?? '…')
  return (
    <OptionChip label={t('group')} name={name} value={filters.group} onChoose={group => narrow({ group })}>
      {props => <OptionList {...props} options={groups?.map(([group, label]) => ({ value: group, label }))} hasFailed={isError} />}
    </OptionChip>
  )
}
