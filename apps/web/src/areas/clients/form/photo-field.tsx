import { clientPhotoMaxBytes } from '@allenio/contract/clients'
import { IconUser } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { useFormats } from '#lib/formats'
import { acceptedPictures, pictureFault, startFile, useUpload } from '#lib/uploads'
import type { FileUpload } from '#lib/uploads'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { FieldError } from '#ui/field'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { Text } from '#ui/text'
import { useClientFormWords } from './words.ts'
import css from './form.module.css'

const maxMegabytes = Math.floor(clientPhotoMaxBytes / 1_000_000)

interface PhotoFieldProps {
  name: string
  seed: string
  /** The one they have already. */
  photo: string | null
  onUploaded: (uploadId: string) => void
  /** Removes the photo that was just chosen, or the saved one. */
  onRemove: () => void
  error: string | undefined
}

/** Uploads the photo while the person goes on typing; the form then contains the upload's id. */
export function PhotoField({ name, seed, photo, onUploaded, onRemove, error }: PhotoFieldProps) {
  const t = useClientFormWords()
  const { maxFile, overFileLimit } = useFormats()
  const chooser = useRef<HTMLInputElement>(null)
  const [upload, setUpload] = useState<FileUpload>()
  const [preview, setPreview] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const progress = useUpload(upload)
  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview)
    },
    [preview],
  )

  const send = async (file: File) => {
    setPreview(URL.createObjectURL(file))
    const begun = startFile(file, 'client photo')
    setUpload(begun)
    try {
      onUploaded(await begun.done)
    } catch {
      setPreview(undefined)
      if (begun.progress().state === 'failed') setWrong(begun.progress().error ?? t('photoFailed'))
    }
    setUpload(undefined)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // the same file may be chosen again after it was refused
    event.target.value = ''
    if (!file || upload) return
    const fault = pictureFault(file) ?? (file.size > clientPhotoMaxBytes ? overFileLimit(maxMegabytes) : undefined)
    setWrong(fault)
    if (!fault) void send(file)
  }
  const remove = () => {
    setPreview(undefined)
    onRemove()
  }
  const visiblePhoto = preview ?? photo
  const fault = wrong ?? error
  return (
    <Row gap={20}>
      {name || visiblePhoto ? (
        <Avatar name={name || '–'} photo={visiblePhoto} size={72} seed={seed} />
      ) : (
        <span className={css.nobody} aria-hidden>
          <Icon of={IconUser} size={32} />
        </span>
      )}
      <Stack gap={8} grow className={css.photoWords}>
        <Row gap={8} wrap align="stretch">
          <input ref={chooser} type="file" accept={acceptedPictures} hidden onChange={choose} aria-label={t('choosePhoto')} />
          {upload ? (
            <Button size="small" onClick={() => upload.cancel()}>
              {t('cancelPhoto')}
            </Button>
          ) : (
            <Button size="small" onClick={() => chooser.current?.click()}>
              {visiblePhoto ? t('changePhoto') : t('choosePhoto')}
            </Button>
          )}
          {visiblePhoto && !upload && (
            <Button size="small" kind="quiet" onClick={remove}>
              {t('removePhoto')}
            </Button>
          )}
        </Row>
        {progress && upload ? (
          <ProgressBar
            label={progress.error ?? (progress.state === 'waiting for connection' ? t('photoWaiting') : t('photoSending'))}
            thin
            value={progress.bytes ? (progress.sent / progress.bytes) * 100 : undefined}
          />
        ) : fault ? (
          <FieldError>{fault}</FieldError>
        ) : (
          <Text size="small" tone={3} className={css.hint}>
            {t('photoHint', { max: maxFile(maxMegabytes) })}
          </Text>
        )}
      </Stack>
    </Row>
  )
}
