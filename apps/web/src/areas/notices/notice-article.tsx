import type { Notice } from '@allenio/contract/notices'
import type { ReactNode } from 'react'
import { Stack } from '#ui/layout'
import { CoverImage } from '#ui/cover-image'
import { RichText } from '#ui/rich-text'
import { Text } from '#ui/text'
import css from './notice-article.module.css'

interface NoticeArticleProps {
  text: Notice['text']
  /** The author and the time. */
  byline?: string | undefined
  /** Draws the picture, where it is not one of the server. */
  picture?: ReactNode
  children?: ReactNode
}

/** A notice as its readers see it: picture, who wrote it, text. The page or the card around it has the title. */
export const NoticeArticle = ({ text, byline, picture, children }: NoticeArticleProps) => (
  <article className={css.article}>
    {picture && <div className={css.picture}>{picture}</div>}
    <Stack gap={12}>
      {children}
      {byline && (
        <Text size="small" tone={3}>
          {byline}
        </Text>
      )}
      <RichText document={text} level={2} />
    </Stack>
  </article>
)

/** The picture of a notice. The original stands in for the cropped one for the first seconds, cut off at its middle. */
export const NoticePicture = ({ picture, isSmall = false }: { picture: NonNullable<Notice['picture']>; isSmall?: boolean }) => (
  <CoverImage src={isSmall ? picture.thumbUrl : picture.url} alt={picture.alt} />
)
