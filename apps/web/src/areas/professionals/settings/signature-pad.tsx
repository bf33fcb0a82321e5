import { useRef, useState, type PointerEvent } from 'react'
import { startFile } from '#lib/uploads'
import { Button } from '#ui/button'
import { Notice } from '#ui/form-notice'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { toast } from '#ui/toast'
import { drawStrokes, pictureOfStrokes, type Stroke } from './strokes.ts'
import css from './professional.module.css'
import { useProfessionalWords } from './words.ts'

interface SignaturePadProps {
  save: (uploadId: string) => Promise<unknown>
  onClose: () => void
}

/** A signature is drawn, and sent as a picture. */
export function SignaturePad({ save, onClose }: SignaturePadProps) {
  const t = useProfessionalWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  // several moves may come before the page is drawn again
  const latest = useRef<readonly Stroke[]>([])
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const show = (next: readonly Stroke[]) => {
    latest.current = next
    setStrokes(next)
    if (canvas.current) drawStrokes(canvas.current, next)
  }
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    show([...latest.current, [pointOf(event)]])
  }
  const goOn = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const last = latest.current.at(-1) ?? []
    show([...latest.current.slice(0, -1), [...last, pointOf(event)]])
  }
  const send = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const file = await pictureOfStrokes(strokes)
      await save(await startFile(file, 'professional signature').done)
      toast({ type: 'success', text: t('isSent') })
      onClose()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <Modal
      opened
      title={t('drawTitle')}
      text={t('drawText')}
      onClose={onClose}
      closesOnOutside={false}
      foot={
        <>
          <Button disabled={strokes.length === 0 || isBusy} onClick={() => show([])}>
            {t('drawAgain')}
          </Button>
          <Button kind="primary" disabled={strokes.length === 0} isBusy={isBusy} onClick={() => void send()}>
            {t('useIt')}
          </Button>
        </>
      }>
      <Stack gap={12}>
        <canvas ref={canvas} width={900} height={300} className={css.pad} onPointerDown={begin} onPointerMove={goOn}>
          {t('drawArea')}
        </canvas>
        {hasFailed && <Notice>{t('failed')}</Notice>}
      </Stack>
    </Modal>
  )
}
