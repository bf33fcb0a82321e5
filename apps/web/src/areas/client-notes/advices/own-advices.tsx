import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { LoadMore } from '#ui/load-more'
import { Section } from '#ui/section'
import { useAdviceWords } from './words.ts'
import { AdviceArticle } from './advice-article.tsx'
import css from './advices.module.css'
import { ownAdvicesQuery } from './data.ts'

const articlesAtFirst = 2

/** The team's advices as the client reads them; renders nothing if there are none. */
export function OwnAdvices() {
  const t = useAdviceWords()
  const list = useInfiniteQuery(ownAdvicesQuery())
  const [isAll, setAll] = useState(false)
  const { data } = list
  if (list.isPending || data?.rows.length === 0) return null
  return (
    <Section title={t('ownTitle')} bare={data !== undefined}>
      <Loaded query={list} failed={t('ownFailed')}>
        {({ rows, first }) => {
          const left = (first?.total ?? rows.length) - articlesAtFirst
          return (
            <>
              <div className={css.list}>
                {(isAll ? rows : rows.slice(0, articlesAtFirst)).map(advice => (
                  <AdviceArticle key={advice.id} advice={advice} />
                ))}
              </div>
              {!isAll && left > 0 && (
                <Stack align="center" className={css.more}>
                  <Button kind="quiet" onClick={() => setAll(true)}>
                    {t('ownMore', { count: left })}
                  </Button>
                </Stack>
              )}
              {isAll && <LoadMore list={list} />}
            </>
          )
        }}
      </Loaded>
    </Section>
  )
}
