import { IconChecks, IconSettings } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#lib/screens'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useParam } from '#shell'
import { Button } from '#ui/button'
import { PageHeader } from '#ui/page-header'
import { PartHeader } from '#ui/section'
import { useUnread } from '../live/unread.ts'
import { clientNotificationsQuery, notificationsQuery, useMarkRead } from './data.ts'
import { isNarrowed } from './filter-input.ts'
import { Filters } from './filters.tsx'
import { ListBody } from './list-body.tsx'
import css from './list.module.css'
import { None } from './none.tsx'
import { usePlace } from './place.ts'
import { useListWords } from './words.ts'

/** Answers: what has happened that I have not seen yet? */
export function AllPage() {
  const place = usePlace(hrefTo('/notifications'))
  const list = useInfiniteQuery(notificationsQuery(place.filters))
  const isMobile = useIsMobile()
  const isEmpty = !isNarrowed(place.filters) && list.data?.rows.length === 0 && !list.isPlaceholderData
  return (
    <div className={css.page}>
      <Header />
      {!isEmpty && (
        <div className={css.tools}>
          <Filters place={place} />
        </div>
      )}
      <ListBody list={list} none={<None place={place} />} aside={isMobile && <MarkAll quiet />} />
    </div>
  )
}

function Header() {
  const t = useListWords()
  const { integer } = useFormats()
  const isMobile = useIsMobile()
  const unread = useUnread()
  return (
    <PageHeader
      title={t('title')}
      count={unread > 0 ? { value: integer(unread), text: t('unread', { count: unread }) } : undefined}
      more={[{ label: t('settings'), icon: IconSettings, href: hrefTo('/settings', { hash: 'notifications' }) }]}
      secondary={!isMobile && unread > 0 && <MarkAll />}
    />
  )
}

function MarkAll({ quiet }: { quiet?: true }) {
  const t = useListWords()
  const unread = useUnread()
  const { mutate, isPending } = useMarkRead({ quiet: false })
  if (unread === 0) return null
  return (
    <Button kind={quiet ? 'quiet' : 'secondary'} icon={IconChecks} isBusy={isPending} onClick={() => mutate(undefined)}>
      {t('markAll')}
    </Button>
  )
}

/** The notifications about one client. */
export function ClientPage() {
  const id = useParam('id')
  return <OfClient key={id} id={id} />
}

function OfClient({ id }: { id: string }) {
  const t = useListWords()
  const place = usePlace(hrefTo('/clients/$id/notifications', { id }))
  const list = useInfiniteQuery(clientNotificationsQuery(id, place.filters))
  const rows = list.data?.rows ?? []
  const unread = rows.filter(({ readAt }) => readAt === null)
  const { mutate, isPending } = useMarkRead({ quiet: false })
  const isEmpty = !isNarrowed(place.filters) && list.data?.rows.length === 0
  return (
    <div className={css.page}>
      {!isEmpty && (
        <>
          <PartHeader title={t('title')} />
          <div className={css.tools}>
            <Filters place={place} isOfClient />
          </div>
        </>
      )}
      <ListBody
        list={list}
        none={<None place={place} isOfClient />}
        aside={
          unread.length > 0 && (
            <Button kind="quiet" icon={IconChecks} isBusy={isPending} onClick={() => mutate(unread.map(row => row.id))}>
              {t('markThese')}
            </Button>
          )
        }
      />
    </div>
  )
}
