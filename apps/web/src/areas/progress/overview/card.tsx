import type { Output } from '@allenio/contract'
import type { listProgresses, Progress } from '@allenio/contract/progress'
import type { ClientDetail } from '@allenio/contract/clients'
import { IconArrowsLeftRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { AskClient } from '#areas/client-actions'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { Block, Hint, NothingYet } from '#ui/block'
import { Button, ButtonLink } from '#ui/button'
import { useGallery } from '#ui/gallery'
import { Skeleton, Waiting } from '#ui/skeleton'
import { lastPageOf, photosToCompare } from './rules.ts'
import { Text } from '#ui/text'
import { usePhotoCardWords } from './words.ts'
import css from './card.module.css'
import { progressPageQuery } from '../data.ts'

/** Where it began and where it is now, seen by the same side. */
export function PhotoCard({ id, client }: { id: string; client: ClientDetail | undefined }) {
  const t = usePhotoCardWords()
  const progresses = useQuery(progressPageQuery(id))
  const skeleton = (
    <Waiting>
      <div className={css.photos}>
        <Skeleton height={200} />
        <Skeleton height={200} />
      </div>
    </Waiting>
  )
  return (
    <Block title={t('photos')} href={hrefTo('/clients/$id/progress', { id })} query={progresses} waiting={skeleton}>
      {data =>
        data.progresses.length === 0 ? <NoPhotos id={id} client={client} /> : <FirstAndLast id={id} page={data} skeleton={skeleton} />
      }
    </Block>
  )
}

function NoPhotos({ id, client }: { id: string; client: ClientDetail | undefined }) {
  const t = usePhotoCardWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <NothingYet title={t('photosEmpty')} text={t('photosEmptyText')}>
      {client?.may.edit && (
        <>
          <ButtonLink href={hrefTo('/clients/$id/progress/create', { id })}>{t('addPhotos')}</ButtonLink>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            {t('askPhotos')}
          </Button>
          {isAsking && <AskClient client={client} kind="upload photos" onClose={() => setAsking(false)} />}
        </>
      )}
    </NothingYet>
  )
}

interface FirstAndLastProps {
  id: string
  page: Output<typeof listProgresses>
  skeleton: ReactNode
}

/** The beginning of a long course is on the last page of the list. */
function FirstAndLast({ id, page, skeleton }: FirstAndLastProps) {
  const last = lastPageOf(page)
  const { data, isPending } = useQuery({ ...progressPageQuery(id, last), enabled: last !== undefined })
  if (last !== undefined && isPending) return skeleton
  return <Pair id={id} progresses={last === undefined ? page.progresses : [...page.progresses, ...(data?.progresses ?? [])]} />
}

function Pair({ id, progresses }: { id: string; progresses: readonly Progress[] }) {
  const t = usePhotoCardWords()
  const { day, weight } = useFormats()
  const pair = photosToCompare(progresses)
  const [first, second] = pair
  const isComparison = first && second && first.progress !== second.progress
  const pictures = pair.flatMap(({ progress, pose }) => {
    const photo = progress.photos.find(each => each.pose === pose)
    return photo ? [{ id: photo.file.id, progress, alt: t('photoOf', { pose: t(pose), day: day(progress.day) }), file: photo.file }] : []
  })
  const { open, gallery } = useGallery(() =>
    pictures.map(({ id: fileId, alt, file }) => ({ id: fileId, kind: 'image', url: file.url, alt, caption: alt })),
  )
  return (
    <>
      <div className={css.photos}>
        {pictures.map(({ id: fileId, progress, alt, file }) => (
          <figure key={fileId}>
            <button type="button" aria-label={alt} onClick={() => open(fileId)}>
              <img src={file.thumbUrl ?? file.url} alt="" loading="lazy" decoding="async" />
            </button>
            <figcaption>
              <span>{day(progress.day)}</span>
              {progress.kg !== null && (
                <Text as="b" size="inherit" weight={600}>
                  {weight(progress.kg)}
                </Text>
              )}
            </figcaption>
          </figure>
        ))}
      </div>
      {isComparison ? (
        <ButtonLink
          className={css.compare}
          kind="quiet"
          size="small"
          icon={IconArrowsLeftRight}
          href={hrefTo('/clients/$id/progress', { id }, { search: { compare: `${first.progress.id},${second.progress.id}` } })}>
          {t('compare')}
        </ButtonLink>
      ) : (
        <Hint>{t('photosOne')}</Hint>
      )}
      {gallery}
    </>
  )
}
