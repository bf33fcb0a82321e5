import { listMedia, mediaKinds, mediaOrigins } from '@allenio/contract/client-files'
import { IconCamera, IconFileUpload } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { goTo, useMe, useParam } from '#shell'
import { listQuery, messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button, ButtonLink } from '#ui/button'
import { classes } from '#ui/classes'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { NoResultsPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { Skeleton, Waiting } from '#ui/skeleton'
import { useMediaWords } from './words.ts'
import { Chips } from './chips.tsx'
import { filtersHref, readFilters } from './filters.ts'
import type { MediaFilters } from './filters.ts'
import css from './media.module.css'
import { MediaPicture } from './picture.tsx'
import { MediaWall } from './wall.tsx'

const mediaQuery = (id: string, filters: MediaFilters) =>
  listQuery(listMedia, { id, ...filters }, { rows: ({ media }) => media, quiet: true, keep: true })

/** Answers: where was that picture? */
export function Page() {
  const id = useParam('id')
  return <Media key={id} id={id} />
}

function Media({ id }: { id: string }) {
  const t = useMediaWords()
  const { integer } = useFormats()
  // read from this page's own match, because a navigation may be under way to another page
  const filters = useSearch({ strict: false, select: search => readFilters(search), structuralSharing: true })
  const list = useInfiniteQuery(mediaQuery(id, filters))
  const rows = list.data?.rows ?? []
  const isNarrowed = filters.kind !== undefined || filters.origin !== undefined
  const narrow = (next: MediaFilters) => goTo(filtersHref(id, next), { replace: true })
  return (
    <div className={css.page}>
      {(rows.length > 0 || isNarrowed || !list.data) && (
        <search className={css.head} aria-label={t('filters')}>
          <Chips
            label={t('kinds')}
            all={t('all')}
            chosen={filters.kind}
            options={mediaKinds.map(value => ({ value, label: t(value) }))}
            onChoose={kind => narrow({ ...filters, kind })}
          />
          <Chips
            label={t('origins')}
            all={t('anywhere')}
            chosen={filters.origin}
            options={mediaOrigins.map(value => ({ value, label: t(value) }))}
            onChoose={origin => narrow({ ...filters, origin })}
          />
          {list.data && (
            <p className={css.count} aria-live="polite">
              {t('count', { count: list.data.first?.total ?? 0 }).replace(/^\d+/, digits => integer(Number(digits)))}
            </p>
          )}
        </search>
      )}
      {!list.data ? (
        list.isError ? (
          <ErrorState
            title={t('failedTitle')}
            text={messageOf(list.error)}
            onRetry={() => void list.refetch()}
            retrying={list.isRefetching}
          />
        ) : (
          <MediaSkeleton />
        )
      ) : rows.length === 0 ? (
        <None id={id} isNarrowed={isNarrowed} onClear={() => narrow({})} />
      ) : (
        <div className={classes(list.isPlaceholderData && css.waiting)} aria-busy={list.isFetching}>
          <MediaWall rows={rows} />
          <LoadMore list={list} />
        </div>
      )}
    </div>
  )
}

function None({ id, isNarrowed, onClear }: { id: string; isNarrowed: boolean; onClear: () => void }) {
  const t = useMediaWords()
  const mayAdd = useMe()?.permissions.includes('update clients') ?? false
  if (isNarrowed) {
    return (
      <EmptyState
        picture={<NoResultsPicture />}
        title={t('nothingTitle')}
        text={t('nothingText')}
        action={<Button onClick={onClear}>{t('clear')}</Button>}
      />
    )
  }
  return (
    <EmptyState
      large
      picture={<MediaPicture />}
      title={t('noneTitle')}
      text={t('noneText')}
      action={
        mayAdd && (
          <>
            <ButtonLink kind="primary" href={`/clients/${id}/progress/create`} icon={<IconCamera stroke={1.5} />}>
              {t('addPhotos')}
            </ButtonLink>
            <ButtonLink href={`/clients/${id}/files`} icon={<IconFileUpload stroke={1.5} />}>
              {t('addFiles')}
            </ButtonLink>
          </>
        )
      }
    />
  )
}

function MediaSkeleton() {
  return (
    <Waiting>
      <div className={css.monthName}>
        <Skeleton width={120} />
      </div>
      <div className={css.wall}>
        {Array.from({ length: 18 }, (_, index) => (
          <span key={index} className={css.bone} />
        ))}
      </div>
    </Waiting>
  )
}
