import type { Notice } from '@allenio/contract/notices'
import { plainTextOf } from '@allenio/domain/rich-text'
import { IconPin } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { Badge } from '#ui/badge'
import { classes } from '#ui/classes'
import { Row, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import { Text } from '#ui/text'
import { noticeHref } from '../data.ts'
import { NoticePicture } from '../notice-article.tsx'
import css from './notice-card.module.css'
import { useOwnWords } from './words.ts'

interface NoticeCardProps {
  notice: Notice
  /** Without the picture, where several stand in little room. */
  isCompact?: boolean
}

/** A notice in a client's list: what it is about, and whether it is new. */
export function NoticeCard({ notice, isCompact = false }: NoticeCardProps) {
  const t = useOwnWords()
  const { day } = useFormats()
  const { id, title, text, picture, isPinned, readAt, author, publishAt } = notice
  return (
    <Link href={noticeHref(id)} className={classes(css.card, isCompact && css.compact)}>
      {picture && !isCompact && (
        <span className={css.picture}>
          <NoticePicture picture={picture} isSmall />
        </span>
      )}
      <Stack as="span" gap={4} grow className={css.words}>
        {(readAt === null || isPinned) && (
          <Row as="span" gap={8} wrap>
            {readAt === null && <Badge status="note">{t('unread')}</Badge>}
            {isPinned && <Badge icon={IconPin}>{t('pinned')}</Badge>}
          </Row>
        )}
        <Text as="span" weight={600} size={isCompact ? 'inherit' : 16} lines={2} breaks>
          {title}
        </Text>
        <Text as="span" tone={2} lines={2} breaks>
          {plainTextOf(text)}
        </Text>
        <Text as="span" size="small" tone={3}>
          {author ? t('byline', { author: author.name, day: day(publishAt) }) : day(publishAt)}
        </Text>
      </Stack>
    </Link>
  )
}
