import { poses } from '@allenio/contract/progress'
import type { Pose, ProgressPhoto } from '@allenio/contract/progress'
import {
  IconArrowsExchange,
  IconCamera,
  IconDots,
  IconPhoto,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ChangeEvent, DragEvent } from 'react'
import { acceptedPictures, useUpload } from '#lib/uploads'
import { Button } from '#ui/button'
import { classes } from '#ui/classes'
import { FieldError } from '#ui/field'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { BareButton } from '#ui/layout'
import { Menu } from '#ui/menu'
import type { MenuItem } from '#ui/menu'
import { PhotoButton, PhotoFrame } from '#ui/photo-frame'
import { ProgressBar } from '#ui/progress'
import { Silhouette } from '#ui/silhouette'
import { Text } from '#ui/text'
import { CoverImage } from '#ui/cover-image'
import { useProgressWords } from '../words.ts'
import { useObjectUrl } from '#lib/device'
import css from './form.module.css'
import type { Slot } from './slots.ts'
import type { Photos } from './photos.ts'

interface PhotoFieldProps {
  pose: Pose
  photos: Pick<Photos, 'slots' | 'faults' | 'addFiles' | 'swap' | 'remove'>
  /** The photo that is saved already. */
  savedPhoto: ProgressPhoto | undefined
  /** Whether the photo can be exchanged with another pose. */
  mayMove: boolean
  /** Opens our own camera, if there is one; the device's camera is among the ways to choose a file. */
  onShoot?: (() => void) | undefined
}

/** One pose as a tile to tap. Without a photo it asks for one; with a photo it offers what can be done with it. */
export function PhotoField({ pose, photos, savedPhoto, mayMove, onShoot }: PhotoFieldProps) {
  const t = useProgressWords()
  const name = t(pose).toLowerCase()
  const slot = photos.slots[pose]
  const fault = photos.faults[pose]
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    // after a refusal, choosing the same file again must cause a change event
    target.value = ''
    if (files.length) photos.addFiles(pose, files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length) photos.addFiles(pose, files)
  }
  const isEmpty = !slot && !savedPhoto
  const choose = () => chooser.current?.click()
  const items = (): MenuItem[] => [
    ...(onShoot ? [{ label: t('shootAgain'), icon: IconCamera, onClick: onShoot }] : []),
    { label: t('chooseFile'), icon: IconPhoto, onClick: choose },
    ...(slot && mayMove
      ? poses
          .filter(other => other !== pose)
          .map(other => ({ label: t('swapTo', { pose: t(other) }), icon: IconArrowsExchange, onClick: () => photos.swap(pose, other) }))
      : []),
    ...(slot && savedPhoto ? [{ label: t('keepSaved'), icon: IconRefresh, onClick: () => photos.remove(pose) }] : []),
    ...(slot && !savedPhoto ? [{ label: t('removePhoto'), icon: IconTrash, danger: true, onClick: () => photos.remove(pose) }] : []),
  ]
  return (
    <fieldset aria-label={t(pose)} className={css.field}>
      <div
        role="presentation"
        className={classes(css.slot, isOver && css.over)}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}>
        <p className={css.pose} aria-hidden>
          {t(pose)}
        </p>
        <input ref={chooser} type="file" accept={acceptedPictures} multiple hidden onChange={take} />
        {isEmpty ? (
          <PhotoButton className={css.blank} onClick={choose} aria-label={t('choosePose', { pose: name })}>
            <Silhouette pose={pose} />
            <span className={css.plus} aria-hidden>
              <Icon of={IconPlus} size={18} />
            </span>
          </PhotoButton>
        ) : (
          <div className={css.tile}>
            {slot ? (
              <Preview
                key={slot.file.name + slot.file.lastModified}
                slot={slot}
                pose={pose}
                onRetry={() => photos.addFiles(pose, [slot.file])}
              />
            ) : (
              savedPhoto && <SavedPhoto pose={pose} photo={savedPhoto} />
            )}
            <Menu items={items} side="bottom-start">
              <BareButton className={css.cover} aria-label={t('changePose', { pose: name })}>
                <span className={css.plus} aria-hidden>
                  <Icon of={IconDots} size={18} />
                </span>
              </BareButton>
            </Menu>
          </div>
        )}
        {fault && <FieldError>{fault}</FieldError>}
      </div>
    </fieldset>
  )
}

function SavedPhoto({ pose, photo: { file } }: { pose: Pose; photo: ProgressPhoto }) {
  const t = useProgressWords()
  return (
    <PhotoFrame className={css.frame}>
      <CoverImage src={file.thumbUrl ?? file.url} alt={t('previewOf', { pose: t(pose) })} width={3} height={4} />
    </PhotoFrame>
  )
}

/** The preview of a photo. The browser turns it as the camera was held, as the server will. */
function Preview({ slot, pose, onRetry }: { slot: Slot; pose: Pose; onRetry: () => void }) {
  const t = useProgressWords()
  const url = useObjectUrl(slot.file)
  const [isBlind, setBlind] = useState(false)
  const progress = useUpload(slot.upload)
  const isOnItsWay = progress && progress.state !== 'done'
  return (
    <PhotoFrame className={css.frame} data-state={progress?.state}>
      {isBlind ? (
        <p className={css.blind}>
          <Icon of={IconPhoto} size={28} />
          {slot.file.name}
          <Text as="small" size="small" tone={3}>
            {t('noPreview')}
          </Text>
        </p>
      ) : (
        url && <CoverImage src={url} alt={t('previewOf', { pose: t(pose) })} width={3} height={4} onError={() => setBlind(true)} />
      )}
      {isOnItsWay && slot.upload && (
        <div className={css.way}>
          {progress.state === 'failed' ? (
            <>
              <FieldError>{progress.error || t('uploadFailed')}</FieldError>
              <Button size="small" icon={IconRefresh} onClick={onRetry}>
                {t('retry')}
              </Button>
            </>
          ) : (
            <>
              <ProgressBar
                thin
                value={progress.bytes ? (progress.sent / progress.bytes) * 100 : undefined}
                label={
                  progress.error
                    ? progress.error
                    : progress.state === 'waiting for connection'
                      ? t('waitingNet')
                      : progress.state === 'paused'
                        ? t('paused')
                        : t('sending', { pose: t(pose).toLowerCase() })
                }
              />
              {progress.state === 'paused' ? (
                <IconButton size="small" label={t('resumeUpload', { pose: t(pose) })} icon={IconPlayerPlay} onClick={slot.upload.resume} />
              ) : (
                <IconButton size="small" label={t('pauseUpload', { pose: t(pose) })} icon={IconPlayerPause} onClick={slot.upload.pause} />
              )}
            </>
          )}
        </div>
      )}
    </PhotoFrame>
  )
}
