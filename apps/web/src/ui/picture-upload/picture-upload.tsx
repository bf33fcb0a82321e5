import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { acceptedPictures, pictureFault, resumeUploads, startFile, useUpload } from '#lib/uploads'
import type { FileUpload } from '#lib/uploads'
import { Button } from '#ui/button'
import { FieldError } from '#ui/field'
import { Row, Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { Text } from '#ui/text'
import css from './picture-upload.module.css'

export interface PictureUploadProps {
  /** the uploads of a reload go on under the same name */
  purpose: string
  maxBytes: number
  hasPicture: boolean
  /** draws the picture; a chosen one is shown at once, from the device itself */
  draw: (preview: string | undefined) => ReactNode
  save: (uploadId: string) => Promise<unknown>
  remove: () => Promise<unknown>
  words: Record<'choose' | 'change' | 'remove' | 'cancel' | 'sending' | 'waiting' | 'failed', string>
  /** takes the sentence about the size */
  hint: (max: string) => string
}

/** One picture of a person or business: chosen, sent, shown, replaced, removed. */
export function PictureUpload({ purpose, maxBytes, hasPicture, draw, save, remove, words, hint }: PictureUploadProps) {
  const { maxFile, overFileLimit } = useFormats()
  const chooser = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  const [upload, setUpload] = useState<FileUpload>()
  const [isSaving, setSaving] = useState(false)
  const { preview, show } = usePreview()
  const progress = useUpload(upload)
  const isBusy = upload !== undefined || isSaving
  const maxMegabytes = Math.floor(maxBytes / 1_000_000)

  const finish = async (begun: FileUpload) => {
    setUpload(begun)
    try {
      await save(await begun.done)
    } catch {
      const { state, error } = begun.progress()
      if (state !== 'cancelled') setWrong(error ?? words.failed)
    }
    setUpload(undefined)
    show(undefined)
  }
  const goOn = useEffectEvent(finish)
  // resumes an upload that a reload interrupted
  useEffect(() => void resumeUploads(purpose).then(([left]) => left && goOn(left)), [purpose])
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // without this, the browser would not report the same file again after it was refused
    event.target.value = ''
    if (!file || isBusy) return
    const fault = pictureFault(file) ?? (file.size > maxBytes ? overFileLimit(maxMegabytes) : undefined)
    setWrong(fault)
    if (fault) return
    show(file)
    void finish(startFile(file, purpose))
  }
  const takeAway = async () => {
    setSaving(true)
    await remove().catch(() => setWrong(words.failed))
    setSaving(false)
  }
  const chooseWords = hasPicture ? words.change : words.choose
  return (
    <Row gap={20}>
      {draw(preview)}
      <Stack gap={8} grow className={css.words}>
        <Row gap={8} wrap>
          <input ref={chooser} type="file" accept={acceptedPictures} hidden onChange={choose} aria-label={words.choose} />
          {upload ? (
            <Button size="small" onClick={() => upload.cancel()}>
              {words.cancel}
            </Button>
          ) : (
            <Button size="small" isBusy={isSaving} onClick={() => chooser.current?.click()}>
              {chooseWords}
            </Button>
          )}
          {hasPicture && !isBusy && (
            <Button size="small" kind="quiet" onClick={() => void takeAway()}>
              {words.remove}
            </Button>
          )}
        </Row>
        {progress && upload ? (
          <ProgressBar
            label={progress.error ?? (progress.state === 'waiting for connection' ? words.waiting : words.sending)}
            value={progress.bytes ? (progress.sent / progress.bytes) * 100 : undefined}
            thin
          />
        ) : wrong ? (
          <FieldError>{wrong}</FieldError>
        ) : (
          <Text size="small" tone={3} breaks>
            {hint(maxFile(maxMegabytes))}
          </Text>
        )}
      </Stack>
    </Row>
  )
}

/** The address of a chosen picture on the device itself, until another one is chosen. */
export function usePreview() {
  const [preview, setPreview] = useState<string>()
  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview)
    },
    [preview],
  )
  return { preview, show: (file: File | undefined) => setPreview(file && URL.createObjectURL(file)) }
}
