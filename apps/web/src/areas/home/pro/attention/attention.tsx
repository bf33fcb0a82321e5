import type { AttentionReason } from '@allenio/contract/home'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useShortcuts } from '#shell'
import { messageOf } from '#lib/api'
import { useIsMobile } from '#lib/device'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { AllClearPicture, NoResultsPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { focusFirstRow, walkRows } from '#ui/row-keys'
import { Section } from '#ui/section'
import { useProWords } from '../../words/pro.ts'
import { byPerson } from '../data/people.ts'
import { attentionQuery } from '../data/reads.ts'
import { useOf } from '../data/use-of.ts'
import css from './attention.module.css'
import { PersonRow } from './person-row.tsx'
import { ReasonFilter } from './reason-filter.tsx'
import { AttentionSkeleton } from './skeleton.tsx'

/** The most pressing ones; the rest of the page is not pushed out of sight by those who can wait. */
const shownAtFirst = { desktop: 12, phone: 6 }

/** The clients who need attention, the most urgent first. */
export function Attention({ mayWrite }: { mayWrite: boolean }) {
  const t = useProWords()
  const [reason, setReason] = useState<AttentionReason>()
  const list = useInfiniteQuery(attentionQuery(useOf(), reason))
  const { data, error } = list
  const listId = useId()
  useShortcuts([{ keys: 'j', label: t('firstRow'), run: () => focusFirstRow(listId) }])
  const counts = data?.first?.counts
  const isMobile = useIsMobile()
  const [isWhole, setWhole] = useState(false)
  const everybody = byPerson(data?.rows ?? [])
  const most = isWhole ? everybody.length : shownAtFirst[isMobile ? 'phone' : 'desktop']
  // one or two more are shown, because a button that reveals so few is not worth a press
  const people = everybody.length <= most + 2 ? everybody : everybody.slice(0, most)
  const hidden = everybody.length - people.length
  const hasAny = counts !== undefined && Object.values(counts).some(count => count > 0)
  return (
    <Section title={t('attention')} bare>
      {hasAny && <ReasonFilter counts={counts} reason={reason} onChoose={setReason} />}
      {people.length > 0 ? (
        <>
          <div role="presentation" className={css.keys} onKeyDown={walkRows}>
            <ul id={listId} className={css.people}>
              {people.map(person => (
                <PersonRow key={person.client.id} person={person} mayWrite={mayWrite} />
              ))}
            </ul>
          </div>
          {hidden > 0 ? (
            <div className={css.more}>
              <Button kind="quiet" onClick={() => setWhole(true)}>
                {list.hasNextPage ? t('showRest') : t('showHidden', { count: hidden })}
              </Button>
            </div>
          ) : (
            <LoadMore list={list} />
          )}
        </>
      ) : data && hasAny ? (
        <EmptyState
          level={3}
          picture={<NoResultsPicture />}
          title={t('noneOfReason')}
          action={<Button onClick={() => setReason(undefined)}>{t('showAll')}</Button>}
        />
      ) : data ? (
        <EmptyState level={3} picture={<AllClearPicture />} title={t('allClear')} text={t('allClearText')} />
      ) : error ? (
        <ErrorState title={t('attentionFailed')} text={messageOf(error)} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : (
        <AttentionSkeleton />
      )}
    </Section>
  )
}
