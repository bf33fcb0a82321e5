import { addOwnProgress, type ProgressPhoto } from '@allenio/contract/progress'
import { IconCamera } from '@tabler/icons-react'
import { useCallback } from 'react'
import { useFormats } from '#lib/formats'
import { useWaitingWrites } from '#lib/offline'
import { ButtonLink } from '#ui/button'
import { Link } from '#ui/link'
import { WaitingMark } from '#ui/waiting-mark'
import { useOwnWords } from '../words/own.ts'
import { Head } from './head.tsx'
import type { OwnHomeRead } from './own-day.ts'
import css from './page.module.css'

interface Shown {
  day: string
  photos: readonly { key: string; file?: File; photo?: ProgressPhoto }[]
  isWaiting: boolean
}

const fields = ['frontUploadId', 'sideUploadId', 'backUploadId'] as const

/** The last photos, also those that are still on this device alone. */
export function Photos({ home: { progresses, mayAdd } }: { home: OwnHomeRead }) {
  const t = useOwnWords()
  const { day } = useFormats()
  const waiting = useWaitingWrites(addOwnProgress).at(-1)
  const [latest] = progresses
  const shown: Shown | undefined =
    waiting && (!latest || (waiting.input.day >= latest.day && waiting.input.id !== latest.id))
      ? {
          day: waiting.input.day,
          isWaiting: true,
          photos: fields.flatMap(field => (waiting.files[field] ? [{ key: field, file: waiting.files[field] }] : [])),
        }
      : latest && { day: latest.day, isWaiting: false, photos: latest.photos.map(photo => ({ key: photo.pose, photo })) }
  return (
    <section className={css.section} aria-labelledby="own-photos">
      <Head id="own-photos" title={t('photos')} {...(shown && { href: '/me/progress', more: t('allPhotos') })} />
      {shown ? (
        <Link href="/me/progress" className={css.photoLink}>
          <span className={css.photos}>
            {shown.photos.map(({ key, file, photo }) =>
              file ? (
                <OwnPhoto key={key} file={file} name={day(shown.day)} />
              ) : (
                photo && (
                  <img
                    key={key}
                    className={css.photo}
                    src={photo.file.thumbUrl ?? photo.file.url}
                    loading="lazy"
                    decoding="async"
                    alt={t('photoOf', { pose: t(photo.pose), day: day(shown.day) })}
                  />
                )
              ),
            )}
          </span>
          <span className={css.under}>
            <span>{day(shown.day)}</span>
            {shown.isWaiting && <WaitingMark />}
          </span>
        </Link>
      ) : (
        <p className={css.teaching}>{mayAdd.progress ? t('noPhotos') : t('noPhotosClosed')}</p>
      )}
      {mayAdd.progress && (
        <div>
          <ButtonLink href="/me/progress/create" icon={<IconCamera stroke={1.5} />}>
            {t('addPhotos')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

function OwnPhoto({ file, name }: { file: File; name: string }) {
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
