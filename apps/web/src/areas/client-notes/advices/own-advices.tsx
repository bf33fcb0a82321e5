import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#lib/api'
import { Button } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { LoadMore } from '#ui/load-more'
import { Section } from '#ui/section'
import { useAdviceWords } from './words.ts'
import { AdviceArticle } from './advice-article.tsx'
import css from './advices.module.css'
import { ownAdvicesQuery } from './use-advices.ts'

const shownFirst = 2

/** The team's advices as the client reads them; renders nothing if there are none. */
export function OwnAdvices() {
  const t = useAdviceWords()
  const list = useInfiniteQuery(ownAdvicesQuery())
  const [isAll, setAll] = useState(false)
  const { data, error } = list
  if (!data && error) {
    return (
      <Section title={t('ownTitle')}>
        <ErrorState title={t('ownFailed')} text={messageOf(error)} onRetry={() => void list.refetch()} retrying={list.isRefetching} />
      </Section>
    )
  }
  if (!data || data.rows.length === 0) return null
  const { rows, first } = data
  const left = (first?.total ?? rows.length) - shownFirst
  return (
    <Section title={t('ownTitle')} bare>
      <div className={css.list}>
        {(isAll ? rows : rows.slice(0, shownFirst)).map(advice => (
          <AdviceArticle key={advice.id} advice={advice} />
        ))}
      </div>
      {!isAll && left > 0 && (
        <div className={css.more}>
          <Button kind="quiet" onClick={() => setAll(true)}>
            {t('ownMore', { count: left })}
          </Button>
        </div>
      )}
      {isAll && <LoadMore list={list} />}
    </Section>
  )
}
