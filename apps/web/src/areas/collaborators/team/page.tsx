import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { hrefTo } from '#lib/screens'
import { useSettled } from '#lib/api'
import { useFormats } from '#lib/formats'
import { ButtonLink, Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { FilterBar } from '#ui/filter-chip'
import { NoResultsPicture } from '#ui/illustrations'
import { PageHeader } from '#ui/page-header'
import { SkeletonRows } from '#ui/skeleton'
import { DeletionDialog } from '../deletion/dialog.tsx'
import { useWords } from '../words/index.ts'
import { useTeam } from './data.ts'
import type { Collaborator, TeamFilters } from './data.ts'
import { TeamFilterChips } from './filter-chips.tsx'
import { SearchField } from './search-field.tsx'
import { TeamPicture } from './team-picture.tsx'
import { TeamTable } from './team-table.tsx'
import css from './team.module.css'

const unfiltered: Omit<TeamFilters, 'search'> = { sort: 'name' }
/** Fewer people than this are seen at a glance: nothing to search. */
const searchedFrom = 6

/** Answers: who works with me, and how much is on each? */
export function Page() {
  const t = useWords()
  const { integer } = useFormats()
  const [typed, setTyped] = useState('')
  const [filters, setFilters] = useState(unfiltered)
  const [leaving, setLeaving] = useState<Collaborator>()
  const team = useTeam({ ...filters, search: useSettled(typed) })
  const clear = () => {
    setTyped('')
    setFilters({ sort: filters.sort })
  }
  const counts = team.data?.first?.counts
  const rows = team.data?.rows ?? []
  const isFiltered = typed !== '' || filters.role !== undefined || filters.status !== undefined
  const inviteLink = (label: string) => (
    <ButtonLink kind="primary" href={hrefTo('/teamMembers/create')} icon={IconUserPlus}>
      {label}
    </ButtonLink>
  )

  if (team.isError && !team.data) {
    return <ErrorState large title={t('loadTeamFailed')} onRetry={() => void team.refetch()} isRetrying={team.isRefetching} />
  }
  const isEmpty = counts?.total === 0
  return (
    <>
      <PageHeader
        title={t('team')}
        count={counts && !isEmpty ? { value: integer(counts.total), text: t('teamCount', { count: counts.total }) } : undefined}
        primary={isEmpty ? undefined : inviteLink(t('invite'))}
      />
      {isEmpty ? (
        <EmptyState large picture={<TeamPicture />} title={t('emptyTitle')} text={t('emptyText')} action={inviteLink(t('inviteFirst'))} />
      ) : (
        <>
          {(isFiltered || (counts?.total ?? 0) >= searchedFrom) && (
            <div className={css.tools}>
              <FilterBar label={t('filters')}>
                <SearchField label={t('searchTeam')} placeholder={t('searchTeamHint')} value={typed} onSearch={setTyped} />
                <TeamFilterChips filters={filters} onChange={setFilters} />
              </FilterBar>
            </div>
          )}
          {team.isPending ? (
            <SkeletonRows rows={4} hasAvatar columns={3} />
          ) : rows.length === 0 ? (
            <EmptyState
              picture={<NoResultsPicture />}
              title={t('noResultsTitle')}
              text={t('noResultsText')}
              action={<Button onClick={clear}>{t('clearFilters')}</Button>}
            />
          ) : (
            <TeamTable team={team} sort={filters.sort} onSort={sort => setFilters({ ...filters, sort })} onRemove={setLeaving} />
          )}
        </>
      )}
      {leaving && <DeletionDialog member={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}
