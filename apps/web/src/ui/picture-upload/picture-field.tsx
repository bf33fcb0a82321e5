import { useRef, useState } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { acceptedPictures, pictureFault, startFile, useUpload } from '#lib/uploads'
import type { FileUpload } from '#lib/uploads'
import { Button } from '#ui/button'
import { FieldError } from '#ui/field'
import { Row, Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { Text } from '#ui/text'
import css from './picture-upload.module.css'
import { usePreview } from './picture-upload.tsx'
import type { PictureUploadProps } from './picture-upload.tsx'

export interface PictureFieldProps extends Pick<PictureUploadProps, 'purpose' | 'maxBytes' | 'hasPicture' | 'draw' | 'words'> {
  onUploaded: (uploadId: string) => void
  /** Removes the picture that was just chosen, or the saved one. */
  onRemove: () => void
  hint: (max: string) => ReactNode
  error: string | undefined
}

/** Uploads a picture while the person goes on typing; the form then contains the upload's id. */
export function PictureField(props: PictureFieldProps) {
  const { purpose, maxBytes, hasPicture, draw, onUploaded, onRemove, words, hint, error } = props
  const { maxFile, overFileLimit } = useFormats()
  const chooser = useRef<HTMLInputElement>(null)
  const [upload, setUpload] = useState<FileUpload>()
  const [wrong, setWrong] = useState<string>()
  const { preview, show } = usePreview()
  const progress = useUpload(upload)
  const maxMegabytes = Math.floor(maxBytes / 1_000_000)

  const send = async (file: File) => {
    show(file)
    const begun = startFile(file, purpose)
    setUpload(begun)
    try {
      onUploaded(await begun.done)
    } catch {
      show(undefined)
      if (begun.progress().state === 'failed') setWrong(begun.progress().error ?? words.failed)
    }
    setUpload(undefined)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // after a refusal, choosing the same file again must cause a change event
    event.target.value = ''
    if (!file || upload) return
    const fault = pictureFault(file) ?? (file.size > maxBytes ? overFileLimit(maxMegabytes) : undefined)
    setWrong(fault)
    if (!fault) void send(file)
  }
  const remove = () => {
    show(undefined)
    onRemove()
  }
  const hasAny = hasPicture || preview !== undefined
  const fault = wrong ?? error
  return (
    <Row gap={20}>
      {draw(preview)}
      <Stack gap={8} grow className={css.words}>
        <Row gap={8} wrap align="stretch">
          <input ref={chooser} type="file" accept={acceptedPictures} hidden onChange={choose} aria-label={words.choose} />
          {upload ? (
            <Button size="small" onClick={() => upload.cancel()}>
              {words.cancel}
            </Button>
          ) : (
            <Button size="small" onClick={() => chooser.current?.click()}>
              {hasAny ? words.change : words.choose}
            </Button>
          )}
          {hasAny && !upload && (
            <Button size="small" kind="quiet" onClick={remove}>
              {words.remove}
            </Button>
          )}
        </Row>
        {progress && upload ? (
          <ProgressBar
            label={progress.error ?? (progress.state === 'waiting for connection' ? words.waiting : words.sending)}
            thin
            value={progress.bytes ? (progress.sent / progress.bytes) * 100 : undefined}
          />
        ) : fault ? (
          <FieldError>{fault}</FieldError>
        ) : (
          <Text size="hint" tone={3} breaks>
            {hint(maxFile(maxMegabytes))}
          </Text>
        )}
      </Stack>
    </Row>
  )
}
