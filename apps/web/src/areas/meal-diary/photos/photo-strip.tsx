import { addOwnMealPhoto, deleteOwnMealPhoto, undeleteOwnMealPhoto } from '@allenio/contract/meal-diary'
import { newId } from '@allenio/domain/ids'
import { IconCamera, IconX } from '@tabler/icons-react'
import { useObjectUrl } from '#lib/device'
import { Button } from '#ui/button'
import { CoverImage } from '#ui/cover-image'
import { IconButton } from '#ui/icon-button'
import { BareButton, BareList } from '#ui/layout'
import { useGallery } from '#ui/gallery'
import { toastWithUndo } from '#ui/toast'
import { sendRecord } from '../diet/send.ts'
import type { ShownPhoto } from '../diet/unsent-diary.ts'
import { useDiaryWords } from '../words.ts'
import css from './photos.module.css'
import { usePhotoChooser } from './use-photo-chooser.tsx'

interface PhotosProps {
  photos: readonly ShownPhoto[]
  /** The meal or entry that they are of. */
  name: string
}

/** The photos of a meal; those on this device alone look the same. */
export function PhotoStrip({ photos, name }: PhotosProps) {
  const t = useDiaryWords()
  const alt = t('photoOf', { name })
  const { open, gallery } = useGallery(() =>
    photos.flatMap(photo => ('file' in photo ? [{ id: photo.id, kind: 'image' as const, url: photo.file.url, alt }] : [])),
  )
  if (photos.length === 0) return gallery
  return (
    <>
      <BareList className={css.strip}>
        {photos.map(photo => (
          <li key={photo.id} className={css.photo}>
            {'file' in photo ? (
              <BareButton className={css.frame} aria-label={alt} onClick={() => open(photo.id)}>
                <CoverImage src={photo.file.thumbUrl ?? photo.file.url} width={96} height={96} loading="lazy" decoding="async" />
              </BareButton>
            ) : (
              <LocalPhoto file={photo.local} alt={alt} />
            )}
            <IconButton
              kind="framed"
              size="small"
              className={css.delete}
              label={t('deletePhoto')}
              icon={IconX}
              onClick={() => deletePhoto(photo, name)}
            />
          </li>
        ))}
      </BareList>
      {gallery}
    </>
  )
}

interface PhotoButtonProps {
  date: string
  name: string
  of: { mealId: string } | { entryId: string }
  isIcon?: boolean
}

/** Opens the camera, or the pictures of the device. */
export function PhotoButton({ date, name, of, isIcon }: PhotoButtonProps) {
  const t = useDiaryWords()
  const label = `${t('addPhoto')}: ${name}`
  const { input, choose } = usePhotoChooser(file =>
    sendRecord(addOwnMealPhoto, { id: newId(), day: date, ...of }, t('photoTitle', { name }), { photoUploadId: file }),
  )
  return (
    <>
      {input}
      {isIcon ? (
        <IconButton label={label} icon={IconCamera} onClick={choose} />
      ) : (
        <Button kind="quiet" icon={IconCamera} aria-label={label} onClick={choose}>
          {t('entryPhoto')}
        </Button>
      )}
    </>
  )
}

/** Deletes a photo, with an undo in a toast. */
function deletePhoto({ id }: ShownPhoto, name: string): void {
  const title = useDiaryWords.say('photoTitle', { name })
  sendRecord(deleteOwnMealPhoto, { id }, title)
  toastWithUndo(useDiaryWords.say('photoDeleted'), () => sendRecord(undeleteOwnMealPhoto, { id }, title), { id: 'meal photo' })
}

function LocalPhoto({ file, alt }: { file: File; alt: string }) {
  const url = useObjectUrl(file)
  return <span className={css.frame}>{url && <CoverImage src={url} alt={alt} width={96} height={96} />}</span>
}
