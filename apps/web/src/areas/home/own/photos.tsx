import { addOwnProgress, type ProgressPhoto } from '@allenio/contract/progress'
import { IconCamera } from '@tabler/icons-react'
import { useCallback } from 'react'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { useWaitingWrites } from '#lib/offline'
import { ButtonLink } from '#ui/button'
import { Link } from '#ui/link'
import { WaitingMark } from '#ui/waiting-mark'
import { useOwnWords } from './words.ts'
import { Head } from './head.tsx'
import type { OwnHomeRead } from './own-day.ts'
import css from './page.module.css'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'

interface PhotosOfDay {
  day: string
  photos: readonly { key: string; file?: File; photo?: ProgressPhoto }[]
  isWaiting: boolean
}

const fields = ['frontUploadId', 'sideUploadId', 'backUploadId'] as const

/** The last photos, also those that are still on this device alone. */
export function Photos({ home: { progresses, mayAdd } }: { home: OwnHomeRead }) {
  const t = useOwnWords()
  const { day } = useFormats()
  const waitingWrite = useWaitingWrites(addOwnProgress).at(-1)
  const [latest] = progresses
  const latestPhotos: PhotosOfDay | undefined =
    waitingWrite && (!latest || (waitingWrite.input.day >= latest.day && waitingWrite.input.id !== latest.id))
      ? {
          day: waitingWrite.input.day,
          isWaiting: true,
          photos: fields.flatMap(field => (waitingWrite.files[field] ? [{ key: field, file: waitingWrite.files[field] }] : [])),
        }
      : latest && { day: latest.day, isWaiting: false, photos: latest.photos.map(photo => ({ key: photo.pose, photo })) }
  return (
    <section className={css.section} aria-labelledby="own-photos">
      <Head id="own-photos" title={t('photos')} {...(latestPhotos && { href: hrefTo('/me/progress'), more: t('allPhotos') })} />
      {latestPhotos ? (
        <Link href={hrefTo('/me/progress')} className={css.photoLink}>
          <span className={css.photos}>
            {latestPhotos.photos.map(({ key, file, photo }) =>
              file ? (
                <LocalPhoto key={key} file={file} name={day(latestPhotos.day)} />
              ) : (
                photo && (
                  <img
                    key={key}
                    className={css.photo}
                    src={photo.file.thumbUrl ?? photo.file.url}
                    loading="lazy"
                    decoding="async"
                    alt={t('photoOf', { pose: t(photo.pose), day: day(latestPhotos.day) })}
                  />
                )
              ),
            )}
          </span>
          <Row as="span" wrap className={css.under}>
            <span>{day(latestPhotos.day)}</span>
            {latestPhotos.isWaiting && <WaitingMark />}
          </Row>
        </Link>
      ) : (
        <Text tone={2} prose>
          {mayAdd.progress ? t('noPhotos') : t('noPhotosClosed')}
        </Text>
      )}
      {mayAdd.progress && (
        <div>
          <ButtonLink href={hrefTo('/me/progress/create')} icon={IconCamera}>
            {t('addPhotos')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

function LocalPhoto({ file, name }: { file: File; name: string }) {
  // the address lives as long as the picture shows
  const show = useCallback(
    (picture: HTMLImageElement) => {
      picture.src = URL.createObjectURL(file)
      return () => URL.revokeObjectURL(picture.src)
    },
    [file],
  )
  return <img ref={show} className={css.photo} alt={name} />
}
