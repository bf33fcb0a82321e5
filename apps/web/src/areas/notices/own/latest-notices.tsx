import { useInfiniteQuery } from '@tanstack/react-query'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { BareList } from '#ui/layout'
import { Section } from '#ui/section'
import { noticesQuery } from '../data.ts'
import { NoticeCard } from './notice-card.tsx'
import { useOwnWords } from './words.ts'

const cardsAtMost = 2

/** The newest notices on the client's home page: unread ones, or the one that is pinned. Nothing where there is nothing to say. */
export function LatestNotices() {
  const t = useOwnWords()
  const rows = useInfiniteQuery(noticesQuery()).data?.rows ?? []
  const latest = rows.filter(({ readAt, isPinned }) => readAt === null || isPinned).slice(0, cardsAtMost)
  if (latest.length === 0) return null
  return (
    <Section
      title={t('latest')}
      action={
        <ButtonLink size="small" kind="quiet" href={hrefTo('/notices')}>
          {t('openAll')}
        </ButtonLink>
      }>
      <BareList gap={0}>
        {latest.map(notice => (
          <li key={notice.id}>
            <NoticeCard notice={notice} isCompact />
          </li>
        ))}
      </BareList>
    </Section>
  )
}
