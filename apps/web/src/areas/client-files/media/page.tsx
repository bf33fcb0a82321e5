import { listMedia, mediaKinds, mediaOrigins } from '@allenio/contract/client-files'
import { IconCamera, IconFileUpload } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { goTo, useMe, useParam } from '#shell'
import { hrefTo } from '#lib/screens'
import { listQuery } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { NoResultsPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PhotoFrame } from '#ui/photo-frame'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useMediaWords } from './words.ts'
import { Chips } from './chips.tsx'
import { filtersHref, parseFilters } from './filters.ts'
import type { MediaFilters } from './filters.ts'
import css from './media.module.css'
import { MediaPicture } from './picture.tsx'
import { MediaWall } from './wall.tsx'

const mediaQuery = (id: string, filters: MediaFilters) =>
  listQuery(listMedia, { id, ...filters }, { rows: ({ media }) => media, quiet: true, isStored: true })

/** Answers: where was that picture? */
export function Page() {
  const id = useParam('id')
  return <Media key={id} id={id} />
}

function Media({ id }: { id: string }) {
  const t = useMediaWords()
  const { integer } = useFormats()
  // read from this page's own match, because a navigation may be under way to another page
  const filters = useSearch({ strict: false, select: search => parseFilters(search), structuralSharing: true })
  const list = useInfiniteQuery(mediaQuery(id, filters))
  const rows = list.data?.rows ?? []
  const isNarrowed = filters.kind !== undefined || filters.origin !== undefined
  const narrow = (next: MediaFilters) => goTo(filtersHref(id, next), { replace: true })
  return (
    <>
      {(rows.length > 0 || isNarrowed || !list.data) && (
        <search className={css.head} aria-label={t('filters')}>
          <Chips
            label={t('kinds')}
            all={t('all')}
            value={filters.kind}
            options={mediaKinds.map(value => ({ value, label: t(value) }))}
            onChoose={kind => narrow({ ...filters, kind })}
          />
          <Chips
            label={t('origins')}
            all={t('anywhere')}
            value={filters.origin}
            options={mediaOrigins.map(value => ({ value, label: t(value) }))}
            onChoose={origin => narrow({ ...filters, origin })}
          />
          {list.data && (
            <Text tone={3} className={css.count} aria-live="polite">
              {t('count', { count: list.data.first?.total ?? 0 }).replace(/^\d+/, digits => integer(Number(digits)))}
            </Text>
          )}
        </search>
      )}
      <Loaded query={list} failed={t('failedTitle')} skeleton={<MediaSkeleton />}>
        {() =>
          rows.length === 0 ? (
            <None id={id} isNarrowed={isNarrowed} onClear={() => narrow({})} />
          ) : (
            <div data-outdated={list.isPlaceholderData || undefined} aria-busy={list.isFetching}>
              <MediaWall rows={rows} />
              <LoadMore list={list} />
            </div>
          )
        }
      </Loaded>
    </>
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
            <ButtonLink kind="primary" href={hrefTo('/clients/$id/progress/create', { id })} icon={IconCamera}>
              {t('addPhotos')}
            </ButtonLink>
            <ButtonLink href={hrefTo('/clients/$id/files', { id })} icon={IconFileUpload}>
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
      <Stack gap={8} className={css.wall}>
        {Array.from({ length: 18 }, (_, index) => (
          <PhotoFrame key={index} />
        ))}
      </Stack>
    </Waiting>
  )
}
