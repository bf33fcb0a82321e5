import { foodPictureMaxBytes } from '@allenio/contract/aliments'
import { useFormValue } from '#lib/forms'
import { SquarePicture } from '#ui/picture-upload'
import { Section } from '#ui/section'
import type { FieldsProps } from './food-fields.tsx'
import { useFormWords } from './words.ts'

/** The picture is sent while the person goes on typing. */
export function PictureFields({ form, picture }: FieldsProps & { picture: string | null }) {
  const t = useFormWords()
  const { value, onChange, error } = useFormValue(form, 'pictureUploadId')
  const field = { value, onChange, error, stored: picture }
  return (
    <Section title={t('picture')} split>
      <SquarePicture purpose="food picture" maxBytes={foodPictureMaxBytes} {...field} />
    </Section>
  )
}
