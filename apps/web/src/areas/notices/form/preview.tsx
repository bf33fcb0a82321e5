import { isEmptyRichText } from '@allenio/domain/rich-text'
import { useState } from 'react'
import { useFormValue } from '#lib/forms'
import { defaultCrop, fitCrop, type PictureSides } from '@allenio/domain/notices'
import { Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { NoticeArticle } from '../notice-article.tsx'
import css from './form.module.css'
import type { FieldsProps } from './use-notice-form.ts'
import { useFormWords } from './words.ts'

/** The notice as clients will see it, while it is written. */
export function Preview({ form, picture }: FieldsProps & { picture: string | null }) {
  const t = useFormWords()
  const [title, text] = [useFormValue(form, 'title').value, useFormValue(form, 'text').value]
  const isRemoved = useFormValue(form, 'imageUploadId').value === null
  const source = isRemoved ? null : picture
  return (
    <Stack as="section" gap={12} className={css.preview} aria-label={t('preview')}>
      <Text size="small" tone={3}>
        {t('preview')}
      </Text>
      <NoticeArticle text={text} picture={source !== null && <Part form={form} source={source} />}>
        <Title level={3} breaks>
          {title || t('previewTitle')}
        </Title>
        {isEmptyRichText(text) && <Text tone={3}>{t('previewEmpty')}</Text>}
      </NoticeArticle>
    </Stack>
  )
}

/** The chosen part of the picture, drawn as the server will cut it out. */
function Part({ form, source }: FieldsProps & { source: string }) {
  const [sides, setSides] = useState<PictureSides>()
  const { value } = useFormValue(form, 'crop')
  const crop = sides && (value ? fitCrop(value, sides) : defaultCrop(sides))
  const style = crop &&
    sides && {
      width: `${100 / crop.width}%`,
      marginLeft: `${(-crop.x / crop.width) * 100}%`,
      // margins in percent go by the width of the frame, which is twice its height
      marginTop: `${((-crop.y * sides.height) / (crop.width * sides.width)) * 100}%`,
    }
  return (
    <img
      src={source}
      alt={form.getValues('imageAlt')}
      {...sides}
      className={css.part}
      style={style || undefined}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSides({ width, height })}
    />
  )
}
