import type { Pose } from '@allenio/contract/progress'
import { IconCameraRotate, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useCamera, type Facing } from '#lib/camera'
import { useStoredPreference } from '#lib/session'
import { Button } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { IconButton } from '#ui/icon-button'
import { SegmentedControl } from '#ui/segmented-control'
import { Silhouette } from '#ui/silhouette'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useOwnProgressWords } from './words.ts'
import { useProgressWords } from '../words.ts'
import { Cover } from '../compare/cover.tsx'
import { useObjectUrl } from '#lib/device'
import css from './camera.module.css'
import { useCountdown } from './countdown.ts'
import { takePhoto } from './shot.ts'

const timers = ['0', '3', '10'] as const
type Timer = (typeof timers)[number]
const ghosts = ['figure', 'last', 'none'] as const
type Ghost = (typeof ghosts)[number]

interface CameraProps {
  pose: Pose
  /** The last photo of this pose, so that the client can stand in the same place again. */
  lastUrl: string | undefined
  onTaken: (file: File) => void
  onClose: () => void
}

/** Looks through the camera with the outline of the pose over it. */
export function Camera({ pose, lastUrl, onTaken, onClose }: CameraProps) {
  const t = useOwnProgressWords()
  const tProgress = useProgressWords()
  const [facing, setFacing] = useStoredPreference<Facing>('camera.facing', value => (value === 'user' ? 'user' : 'environment'))
  const [timer, setTimer] = useStoredPreference<Timer>('camera.timer', value => timers.find(each => each === value) ?? '10')
  const [ghost, setGhost] = useState<Ghost>('figure')
  const [takenPhoto, setTakenPhoto] = useState<File>()
  const { video, state } = useCamera(facing)
  const shoot = () => void takePhoto(video.current, `${pose}.jpg`).then(setTakenPhoto)
  const countdown = useCountdown(shoot)
  const hints = { front: t('frontHint'), side: t('sideHint'), back: t('backHint') }
  return (
    <Cover label={t('camera', { pose: tProgress(pose) })} onClose={onClose} onKeyDown={() => undefined}>
      <div className={css.camera}>
        <div className={css.bar}>
          <IconButton label={t('close')} icon={IconX} onClick={onClose} side="right" />
          <p className={css.title}>
            <b>{tProgress(pose)}</b> {hints[pose]}
          </p>
        </div>
        {state === 'refused' ? (
          <div className={css.refused}>
            <ErrorState title={t('noCameraTitle')} text={t('noCameraText')} action={<Button onClick={onClose}>{t('close')}</Button>} />
          </div>
        ) : (
          <div className={css.view}>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees says nothing */}
            <video
              ref={video}
              muted
              playsInline
              className={css.video}
              data-mirrored={facing === 'user' || undefined}
              hidden={takenPhoto !== undefined}
            />
            {takenPhoto ? (
              <PhotoPreview file={takenPhoto} name={t('taken', { pose: tProgress(pose) })} />
            ) : (
              <>
                {ghost === 'figure' && (
                  <span className={css.ghost}>
                    <Silhouette pose={pose} isGhost />
                  </span>
                )}
                {ghost === 'last' && lastUrl && <img src={lastUrl} alt="" className={css.last} />}
              </>
            )}
            {countdown.secondsLeft > 0 && (
              <p className={css.countdown} aria-live="assertive">
                {countdown.secondsLeft}
              </p>
            )}
            {state === 'starting' && (
              <VisuallyHidden>
                <output>{t('starting')}</output>
              </VisuallyHidden>
            )}
          </div>
        )}
        {state !== 'refused' &&
          (takenPhoto ? (
            <div className={css.choice}>
              <Button size="large" wide onClick={() => setTakenPhoto(undefined)}>
                {t('again')}
              </Button>
              <Button size="large" wide kind="primary" onClick={() => onTaken(takenPhoto)}>
                {t('use')}
              </Button>
            </div>
          ) : (
            <div className={css.controls}>
              <div className={css.settings}>
                <SegmentedControl
                  label={t('timer')}
                  value={timer}
                  onChange={setTimer}
                  options={timers.map(value => ({ value, label: value === '0' ? t('timerOff') : t('seconds', { count: value }) }))}
                />
                <SegmentedControl
                  label={t('ghost')}
                  value={ghost}
                  onChange={setGhost}
                  options={ghosts
                    .filter(value => value !== 'last' || lastUrl)
                    .map(value => ({
                      value,
                      label: value === 'figure' ? t('ghostFigure') : value === 'last' ? t('ghostLast') : t('ghostNone'),
                    }))}
                />
              </div>
              <span />
              <button
                type="button"
                className={css.shutter}
                data-counting={countdown.secondsLeft > 0 || undefined}
                disabled={state !== 'on'}
                aria-label={countdown.secondsLeft > 0 ? t('stop') : t('shoot')}
                onClick={() => (countdown.secondsLeft > 0 ? countdown.stop() : timer === '0' ? shoot() : countdown.start(Number(timer)))}
              />
              <IconButton
                label={t('turn')}
                icon={IconCameraRotate}
                onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
                side="top"
              />
            </div>
          ))}
      </div>
    </Cover>
  )
}

function PhotoPreview({ file, name }: { file: File; name: string }) {
  const url = useObjectUrl(file)
  return url ? <img src={url} alt={name} className={css.video} /> : null
}
