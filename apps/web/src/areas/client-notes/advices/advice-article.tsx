import type { NutritionalAdvice } from '@allenio/contract/client-notes'
import { plainTextOf } from '@allenio/domain/rich-text'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { classes } from '#ui/classes'
import { FilePreview } from '#ui/file-preview'
import { Stack } from '#ui/layout'
import { RichText } from '#ui/rich-text'
import { Text, Title } from '#ui/text'
import { useAdviceWords } from './words.ts'
import css from './advices.module.css'

/** A longer text is folded. */
const shortText = { characters: 700, lines: 12 } as const

interface AdviceArticleProps {
  advice: NutritionalAdvice
  actions?: ReactNode
}

/** One advice as it is read, by the team and by the client. */
export function AdviceArticle({ advice, actions }: AdviceArticleProps) {
  const t = useAdviceWords()
  const { day, ago, bytes } = useFormats()
  const [isWhole, setWhole] = useState(false)
  const id = useId()
  const { text, file, addedBy, createdAt, updatedAt } = advice
  const words = text ? plainTextOf(text) : ''
  const isLong = words.length > shortText.characters || words.split('\n').length > shortText.lines
  return (
    <article className={classes(css.advice, css.article)} aria-labelledby={`${id}-title`}>
      <Stack as="header" gap={2} className={css.adviceHead}>
        <Title level={3} breaks id={`${id}-title`}>
          {titleOf(advice, day)}
        </Title>
        <Text size="small" tone={3} className={css.meta}>
          <time dateTime={createdAt}>{day(createdAt)}</time>
          {addedBy && <span>{t('by', { name: addedBy })}</span>}
          {updatedAt !== createdAt && <span>{t('changedAgo', { ago: ago(updatedAt) })}</span>}
        </Text>
      </Stack>
      <Stack gap={12} align="start" className={css.adviceBody}>
        {text && (
          <div id={`${id}-text`} className={classes(isLong && !isWhole && css.clipped)}>
            <RichText document={text} level={4} />
          </div>
        )}
        {isLong && (
          <Button
            className={css.turn}
            kind="quiet"
            size="small"
            aria-expanded={isWhole}
            aria-controls={`${id}-text`}
            onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('readLess') : t('readAll')}
          </Button>
        )}
        {file && (
          <div className={css.file}>
            <FilePreview file={{ ...file, detail: bytes(file.bytes) }} download />
          </div>
        )}
      </Stack>
      {actions}
    </article>
  )
}

/** An advice without a title is called by its day. */
export const titleOf = ({ title, createdAt }: Pick<NutritionalAdvice, 'title' | 'createdAt'>, day: (when: string) => string): string =>
  title || useAdviceWords.say('untitled', { day: day(createdAt) })
