import { photoMaxBytes, updateProfile } from '@allenio/contract/account'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import type { SettingsSectionProps } from '#lib/settings'
import { acceptedPictures, pictureFault, resumeUploads, startFile, useUpload } from '#lib/uploads'
import type { FileUpload } from '#lib/uploads'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { FieldError } from '#ui/field'
import { Row, Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { showProfile } from './data.ts'
import { Hint } from './setting-line.tsx'
import css from './settings.module.css'
import { useSettingsWords } from './words.ts'

const purpose = 'profile photo'
const maxMegabytes = Math.floor(photoMaxBytes / 1_000_000)

export function PhotoRow({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const { maxFile, overFileLimit } = useFormats()
  const chooser = useRef<HTMLInputElement>(null)
  const [wrong, setWrong] = useState<string>()
  const [upload, setUpload] = useState<FileUpload>()
  const { preview, show } = usePreview()
  const progress = useUpload(upload)
  const save = useCall(updateProfile, {
    onSuccess: (profile, { cache }) => showProfile(cache, profile),
    quiet: true,
    onError: () => setWrong(t('photoFailed')),
  })
  const isBusy = upload !== undefined || save.isPending

  const finish = async (begun: FileUpload) => {
    setUpload(begun)
    try {
      await save.mutateAsync({ photoUploadId: await begun.done })
    } catch {
      const { state, error } = begun.progress()
      if (state === 'failed') setWrong(error ?? t('photoFailed'))
    }
    setUpload(undefined)
    show(undefined)
  }
  const goOn = useEffectEvent(finish)
  // resumes an upload that a reload interrupted
  useEffect(() => void resumeUploads(purpose).then(([left]) => left && goOn(left)), [])
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // without this, the browser would not report the same file again after it was refused
    event.target.value = ''
    if (!file || isBusy) return
    const isHeavy = file.size > photoMaxBytes
    const fault = pictureFault(file) ?? (isHeavy ? overFileLimit(maxMegabytes) : undefined)
    setWrong(fault)
    if (fault) return
    show(file)
    void finish(startFile(file, purpose))
  }
  return (
    <Row gap={20}>
      <Avatar name={me.name} photo={preview ?? me.photo} size={72} seed={me.id} />
      <Stack gap={8} grow className={css.photoWords}>
        <Row gap={8} wrap>
          <input ref={chooser} type="file" accept={acceptedPictures} hidden onChange={choose} aria-label={t('choosePhoto')} />
          {upload ? (
            <Button size="small" onClick={() => upload.cancel()}>
              {t('photoCancel')}
            </Button>
          ) : (
            <Button size="small" isBusy={save.isPending} onClick={() => chooser.current?.click()}>
              {me.photo ? t('changePhoto') : t('choosePhoto')}
            </Button>
          )}
          {me.photo && !isBusy && (
            <Button size="small" kind="quiet" onClick={() => save.mutate({ removePhoto: true })}>
              {t('removePhoto')}
            </Button>
          )}
        </Row>
        {progress && upload ? (
          <ProgressBar
            label={progress.error ?? (progress.state === 'waiting for connection' ? t('photoWaiting') : t('photoSending'))}
            value={progress.bytes ? (progress.sent / progress.bytes) * 100 : undefined}
            thin
          />
        ) : wrong ? (
          <FieldError>{wrong}</FieldError>
        ) : (
          <Hint>{t('photoHint', { max: maxFile(maxMegabytes) })}</Hint>
        )}
      </Stack>
    </Row>
  )
}

/** The chosen picture is shown at once, from the device itself. */
function usePreview() {
  const [preview, setPreview] = useState<string>()
  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview)
    },
    [preview],
  )
  return { preview, show: (file: File | undefined) => setPreview(file && URL.createObjectURL(file)) }
}
