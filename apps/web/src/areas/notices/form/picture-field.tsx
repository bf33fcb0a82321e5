import { noticeLimits } from '@allenio/contract/notices'
import { useFormValue } from '#lib/forms'
import { Stack } from '#ui/layout'
import { PictureField } from '#ui/picture-upload'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { CropFrame } from './crop-frame.tsx'
import css from './form.module.css'
import type { FieldsProps } from './use-notice-form.ts'
import { useFormWords } from './words.ts'

interface NoticePictureFieldProps extends FieldsProps {
  /** The picture that the notice has already, as it was sent. */
  stored: string | null
  /** The picture that was just chosen, by its address on the device. */
  onPreview: (address: string | undefined) => void
}

/** The picture of a notice: it is framed where it stands, and described for those who do not see it. */
export function NoticePictureField({ form, stored, onPreview }: NoticePictureFieldProps) {
  const t = useFormWords()
  const upload = useFormValue(form, 'imageUploadId')
  const crop = useFormValue(form, 'crop')
  const storedPicture = upload.value === null ? null : stored
  const hasPicture = storedPicture !== null || Boolean(upload.value)
  return (
    <Stack gap={12} className={css.pictureField}>
      <Text weight={500}>{t('picture')}</Text>
      <PictureField
        purpose="notice"
        maxBytes={noticeLimits.image}
        hasPicture={hasPicture}
        error={upload.error}
        draw={preview => (
          <CropFrame source={preview ?? storedPicture} value={crop.value} onChange={crop.onChange} onSource={() => onPreview(preview)} />
        )}
        onUploaded={id => {
          // another picture begins with its middle
          crop.onChange(null)
          upload.onChange(id)
        }}
        onRemove={() => {
          crop.onChange(null)
          onPreview(undefined)
          upload.onChange(stored === null ? '' : null)
        }}
        words={{
          choose: t('choosePicture'),
          change: t('changePicture'),
          remove: t('remove'),
          cancel: t('cancel'),
          sending: t('sending'),
          waiting: t('waiting'),
          failed: t('failed'),
        }}
        hint={max => t('pictureHint', { max })}
      />
      {hasPicture && (
        <TextField
          label={t('imageAlt')}
          hint={t('imageAltHint')}
          optional
          maxLength={noticeLimits.imageAlt}
          autoComplete="off"
          {...form.field('imageAlt')}
        />
      )}
    </Stack>
  )
}
