import { addOwnMealPhoto, deleteOwnMealPhoto, diaryLimits, undeleteOwnMealPhoto } from '@allenio/contract/meal-diary'
import { newId } from '@allenio/domain/ids'
import { IconCamera } from '@tabler/icons-react'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { useGallery } from '#ui/gallery'
import { LocalPhoto, SmallPhoto, SmallPhotos, StoredPhoto, usePhotoChooser } from '#ui/picture-upload'
import { toastWithUndo } from '#ui/toast'
import { sendRecord } from '../diet/send.ts'
import type { ShownPhoto } from '../diet/unsent-diary.ts'
import { useDiaryWords } from '../words.ts'

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
      <SmallPhotos>
        {photos.map(photo => (
          <SmallPhoto key={photo.id} deleteLabel={t('deletePhoto')} onDelete={() => deletePhoto(photo, name)}>
            {'file' in photo ? (
              <StoredPhoto src={photo.file.thumbUrl ?? photo.file.url} alt={alt} onOpen={() => open(photo.id)} />
            ) : (
              <LocalPhoto file={photo.local} alt={alt} />
            )}
          </SmallPhoto>
        ))}
      </SmallPhotos>
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
  const { input, choose } = usePhotoChooser(diaryLimits.photoBytes, file =>
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
