import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useShortcuts } from '#shell'
import { useIsMobile } from '#lib/device'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture, NoResultsPicture } from '#ui/illustrations'
import { BareList } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { focusFirstRow, walkRows } from '#ui/row-keys'
import { Section } from '#ui/section'
import { useProWords } from '../words.ts'
import { byPerson } from './people.ts'
import { attentionQuery, useScope } from '../data.ts'
import css from './attention.module.css'
import { PersonRow } from './person-row.tsx'
import { ReasonFilter } from './reason-filter.tsx'
import { AttentionSkeleton } from './skeleton.tsx'

/** The most pressing ones; the rest of the page is not pushed out of sight by those who can wait. */
const initialLimits = { desktop: 12, phone: 6 }

/** The clients who need attention, the most urgent first. */
export function Attention() {
  const t = useProWords()
  const [reason, setReason] = useState<string>()
  const list = useInfiniteQuery(attentionQuery(useScope(), reason))
  const { data } = list
  const listId = useId()
  useShortcuts([{ keys: 'j', label: t('firstRow'), run: () => focusFirstRow(listId) }])
  const reasons = data?.first?.reasons ?? []
  const isMobile = useIsMobile()
  const [isWhole, setWhole] = useState(false)
  const allPeople = byPerson(data?.rows ?? [])
  const limit = isWhole ? allPeople.length : initialLimits[isMobile ? 'phone' : 'desktop']
  // one or two more are shown, because a button that reveals so few is not worth a press
  const people = allPeople.length <= limit + 2 ? allPeople : allPeople.slice(0, limit)
  const hiddenCount = allPeople.length - people.length
  const hasAny = reasons.length > 0
  return (
    <Section title={t('attention')} bare>
      {hasAny && <ReasonFilter reasons={reasons} reason={reason} onChoose={setReason} />}
      <Loaded query={list} failed={t('attentionFailed')} skeleton={<AttentionSkeleton />}>
        {() =>
          people.length > 0 ? (
            <>
              <div role="presentation" className={css.keys} onKeyDown={walkRows}>
                <BareList id={listId} className={css.people}>
                  {people.map(person => (
                    <PersonRow key={person.client.id} person={person} />
                  ))}
                </BareList>
              </div>
              {hiddenCount > 0 ? (
                <div className={css.more}>
                  <Button kind="quiet" onClick={() => setWhole(true)}>
                    {list.hasNextPage ? t('showRest') : t('showHidden', { count: hiddenCount })}
                  </Button>
                </div>
              ) : (
                <LoadMore list={list} />
              )}
            </>
          ) : hasAny ? (
            <EmptyState
              level={3}
              picture={<NoResultsPicture />}
              title={t('noneOfReason')}
              action={<Button onClick={() => setReason(undefined)}>{t('showAll')}</Button>}
            />
          ) : (
            <EmptyState level={3} picture={<AllClearPicture />} title={t('allClear')} text={t('allClearText')} />
          )
        }
      </Loaded>
    </Section>
  )
}
