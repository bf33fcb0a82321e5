import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/empty-state'
import { EmptyNewsPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { SkeletonPage } from '#ui/skeleton'
import { noticesQuery } from '../data.ts'
import { NoticeCard } from './notice-card.tsx'
import css from './own-notices.module.css'
import { useOwnWords } from './words.ts'

/** Answers the client: is there anything new? */
export function OwnNotices() {
  const t = useOwnWords()
  const list = useInfiniteQuery(noticesQuery())
  return (
    <>
      <PageHeader title={t('title')} />
      <Loaded query={list} failed={t('failed')} large skeleton={<SkeletonPage />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState large picture={<EmptyNewsPicture />} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <div className={css.page}>
              <ul className={css.list}>
                {rows.map(notice => (
                  <li key={notice.id}>
                    <NoticeCard notice={notice} />
                  </li>
                ))}
              </ul>
              <LoadMore list={list} />
            </div>
          )
        }
      </Loaded>
    </>
  )
}
