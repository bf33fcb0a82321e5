import { noticeStatuses } from '@allenio/contract/notices'
import { useInfiniteQuery } from '@tanstack/react-query'
import { chooseMember, MemberFilter, useChosenMember } from '#areas/collaborators'
import { useMe } from '#shell'
import { PeriodChip, ValueChip } from '#shell/list-filters'
import { ListPage, useListPlace } from '#shell/list-page'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyNewsPicture } from '#ui/illustrations'
import { newNoticeHref, noticesAddress, noticesQuery } from '../data.ts'
import { useStatusWords } from '../status-badge.tsx'
import { useRowParts } from './rows.tsx'
import { useListWords } from './words.ts'

/** The noticeboard, which answers the team: what did we say to whom, and who has read it? */
export function TeamList() {
  const t = useListWords()
  const sayStatus = useStatusWords()
  const place = useListPlace(noticesAddress, {
    filters: { collaboratorId: useChosenMember() },
    choose: ({ collaboratorId }) => chooseMember(collaboratorId),
  })
  const { filters } = place
  const list = useInfiniteQuery(noticesQuery(filters))
  const rows = useRowParts()
  const mayCreate = useMe()?.permissions.includes('create notices') ?? false
  return (
    <ListPage
      title={t('title')}
      create={mayCreate ? { label: t('create'), href: newNoticeHref() } : undefined}
      place={place}
      list={list}
      matching={list.hasNextPage ? undefined : list.data?.rows.length}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={
        <>
          <ValueChip
            label={t('state')}
            value={filters.status}
            onChoose={status => place.narrow({ status })}
            options={noticeStatuses.map(value => ({ value, label: sayStatus(value) }))}
          />
          <PeriodChip
            from={filters.publishAtFrom}
            to={filters.publishAtTo}
            onNarrow={change =>
              place.narrow({ ...('from' in change && { publishAtFrom: change.from }), ...('to' in change && { publishAtTo: change.to }) })
            }
          />
          <MemberFilter value={filters.collaboratorId} onChoose={collaboratorId => place.narrow({ collaboratorId })} />
        </>
      }
      rows={rows}
      failed={t('failed')}
      noRows={{ title: t('noneTitle'), text: t('noneText') }}
      empty={
        <EmptyState
          large
          picture={<EmptyNewsPicture />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            mayCreate && (
              <ButtonLink kind="primary" href={newNoticeHref()}>
                {t('create')}
              </ButtonLink>
            )
          }
        />
      }
    />
  )
}
