import type { Output } from '@allenio/contract'
import type { getLastProgresses } from '@allenio/contract/home'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { messageOf } from '#lib/api'
import { useFormats } from '#lib/formats'
import { lazyPart } from '#lib/lazy-part'
import { ErrorState } from '#ui/error-state'
import { Link } from '#ui/link'
import { Section } from '#ui/section'
import { Skeleton, Waiting } from '#ui/skeleton'
import { useProWords } from './words.ts'
import { photosQuery, useScope } from './data.ts'
import css from './photos.module.css'

const Gallery = lazyPart(() => import('#ui/gallery'), 'Gallery')

type LastProgress = Output<typeof getLastProgresses>['progresses'][number]

const tileLimit = 8

/** The clients with the latest photos. The gallery shows a photo large; a link compares it with earlier ones. */
export function Photos() {
  const t = useProWords()
  const { day: dayOf, weight } = useFormats()
  const { data, error, refetch, isFetching } = useQuery(photosQuery(useScope()))
  const [open, setOpen] = useState<string>()
  const [wasOpen, setWasOpen] = useState(false)
  const rows = data?.progresses.slice(0, tileLimit) ?? []
  const show = (id: string | undefined) => {
    setWasOpen(true)
    setOpen(id)
  }
  const items = () =>
    rows.flatMap(({ client, day, kg, photos }) =>
      photos.map(({ pose, file }) => ({
        id: file.id,
        kind: 'image' as const,
        url: file.url,
        fileName: file.name,
        alt: t('photoAlt', { name: client.name, pose: t(pose), day: dayOf(day) }),
        caption: [client.name, dayOf(day), t(pose), ...(kg === null ? [] : [weight(kg)])].join(' · '),
      })),
    )
  return (
    <Section title={t('photos')} bare>
      {rows.length > 0 && (
        <ul className={css.strip}>
          {rows.map(progress => (
            <PhotoTile key={progress.id} progress={progress} onOpen={show} />
          ))}
        </ul>
      )}
      {data && rows.length === 0 && <p className={css.empty}>{t('photosEmpty')}</p>}
      {!data &&
        (error ? (
          <ErrorState title={t('photosFailed')} text={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <PhotosSkeleton />
        ))}
      {wasOpen && (
        <Suspense>
          <Gallery items={items()} shown={open} onShow={show} />
        </Suspense>
      )}
    </Section>
  )
}

function PhotoTile({ progress: { id, client, day, kg, photos }, onOpen }: { progress: LastProgress; onOpen: (fileId: string) => void }) {
  const t = useProWords()
  const { day: dayOf, weight } = useFormats()
  const [first] = photos
  if (!first) return null
  const { file } = first
  const when = dayOf(day)
  return (
    <li className={css.tile}>
      <button
        type="button"
        className={css.photo}
        onClick={() => onOpen(file.id)}
        aria-label={t('openPhotos', { name: client.name, day: when })}>
        <img src={file.thumbUrl ?? file.url} alt="" width={120} height={160} loading="lazy" decoding="async" />
      </button>
      <Link className={css.name} href={`/clients/${client.id}/progress`}>
        {client.name}
      </Link>
      <span className={css.when}>{kg === null ? when : `${when}, ${weight(kg)}`}</span>
      <Link
        className={css.compare}
        href={`/clients/${client.id}/progress?compare=${id}`}
        aria-label={t('compareOf', { name: client.name })}>
        <IconArrowsLeftRight stroke={1.5} aria-hidden />
        {t('compare')}
      </Link>
    </li>
  )
}

const PhotosSkeleton = () => (
  <Waiting>
    <div className={css.strip}>
      {Array.from({ length: tileLimit }, (_, at) => (
        <span key={at} className={css.tile}>
          <Skeleton className={css.bone} />
          <Skeleton width="70%" />
          <Skeleton width="50%" />
        </span>
      ))}
    </div>
  </Waiting>
)
