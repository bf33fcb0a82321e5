import type { Output } from '@allenio/contract'
import type { getLastProgresses } from '@allenio/contract/home'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { BareList } from '#ui/layout'
import { useGallery } from '#ui/gallery'
import { Icon } from '#ui/icon'
import { Link } from '#ui/link'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { Skeleton, Waiting } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { useProWords } from './words.ts'
import { photosQuery, useScope } from './data.ts'
import css from './photos.module.css'

type LastProgress = Output<typeof getLastProgresses>['progresses'][number]

const tileLimit = 8

/** The clients with the latest photos. The gallery shows a photo large; a link compares it with earlier ones. */
export function Photos() {
  const t = useProWords()
  const { day: dayOf, weight } = useFormats()
  const query = useQuery(photosQuery(useScope()))
  const rows = query.data?.progresses.slice(0, tileLimit) ?? []
  const { open, gallery } = useGallery(() =>
    rows.flatMap(({ client, day, kg, photos }) =>
      photos.map(({ pose, file }) => ({
        id: file.id,
        kind: 'image' as const,
        url: file.url,
        fileName: file.name,
        alt: t('photoAlt', { name: client.name, pose: t(pose), day: dayOf(day) }),
        caption: [client.name, dayOf(day), t(pose), ...(kg === null ? [] : [weight(kg)])].join(' · '),
      })),
    ),
  )
  return (
    <Section title={t('photos')} bare>
      <Loaded query={query} failed={t('photosFailed')} skeleton={<PhotosSkeleton />}>
        {() =>
          rows.length > 0 ? (
            <BareList className={css.strip}>
              {rows.map(progress => (
                <PhotoTile key={progress.id} progress={progress} onOpen={open} />
              ))}
            </BareList>
          ) : (
            <Text tone={2} className={css.empty}>
              {t('photosEmpty')}
            </Text>
          )
        }
      </Loaded>
      {gallery}
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
      <Link className={css.name} href={hrefTo('/clients/$id/progress', { id: client.id })}>
        <TruncatedText isInside text={client.name} />
      </Link>
      <span className={css.when}>{kg === null ? when : `${when}, ${weight(kg)}`}</span>
      <Link
        className={css.compare}
        href={hrefTo('/clients/$id/progress', { id: client.id }, { search: { compare: id } })}
        aria-label={t('compareOf', { name: client.name })}>
        <Icon of={IconArrowsLeftRight} size={16} />
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
