import { parseBarcode } from '@allenio/domain/aliments'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useCamera } from '#lib/camera'
import { Button } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Modal } from '#ui/modal'
import { VisuallyHidden } from '#ui/visually-hidden'
import { useWords } from '#ui/words'
import { newReader } from './detector.ts'
import css from './scan-dialog.module.css'
import { useBarcodeWords } from './words.ts'

interface ScanDialogProps {
  onScan: (code: string) => void
  onClose: () => void
}

/** The picture of the camera, until there is a barcode in it. */
export function ScanDialog({ onScan, onClose }: ScanDialogProps) {
  const t = useBarcodeWords()
  const words = useWords()
  return (
    <Modal opened onClose={onClose} title={t('scanTitle')} text={t('scanText')} foot={<Button onClick={onClose}>{words.cancel}</Button>}>
      <Viewfinder onScan={onScan} />
    </Modal>
  )
}

function Viewfinder({ onScan }: Pick<ScanDialogProps, 'onScan'>) {
  const t = useBarcodeWords()
  const { video, state } = useCamera('environment')
  useScan({ video, isOn: state === 'on', onScan })
  if (state === 'refused') return <ErrorState title={t('refusedTitle')} text={t('refusedText')} />
  return (
    <div className={css.view}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees says nothing */}
      <video ref={video} muted playsInline className={css.video} />
      <span className={css.line} aria-hidden />
      {state === 'starting' && (
        <VisuallyHidden>
          <output>{t('starting')}</output>
        </VisuallyHidden>
      )}
    </div>
  )
}

const pauseMs = 120

interface Scan {
  video: RefObject<HTMLVideoElement | null>
  isOn: boolean
  onScan: (code: string) => void
}

/** Looks at the picture several times a second. A code that was read wrongly has no right check digit, and is passed over. */
function useScan({ video, isOn, onScan }: Scan) {
  const finish = useEffectEvent(onScan)
  useEffect(() => {
    const reader = isOn ? newReader() : undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = reader === undefined
    const look = async () => {
      // a frame that cannot be read is followed by others
      const found = video.current ? await reader?.detect(video.current).catch(() => []) : []
      if (isOver) return
      const code = found?.map(({ rawValue }) => rawValue).find(text => 'code' in parseBarcode(text))
      if (code !== undefined) return finish(code)
      timer = setTimeout(() => void look(), pauseMs)
    }
    if (!isOver) void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isOn, video])
}
