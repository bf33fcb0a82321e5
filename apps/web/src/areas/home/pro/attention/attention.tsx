import { IconInbox } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { attentionSteps, UninvitedRow } from '#areas/clients'
import { useShortcuts } from '#shell'
import { useIsMobile } from '#lib/device'
import { useRealtime, type RealtimeEvents } from '#lib/realtime'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture, NoResultsPicture } from '#ui/illustrations'
import { BareList, Row } from '#ui/layout'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { focusFirstRow, walkRows } from '#ui/row-keys'
import { Section } from '#ui/section'
import { Text } from '#ui/text'
import { placeHref } from '../../inbox/place.ts'
import { useProWords } from '../words.ts'
import { attentionQuery, useScope } from '../data.ts'
import type { AttentionGroup } from '../data.ts'
import css from './attention.module.css'
import { GroupFilter } from './group-filter.tsx'
import { PersonRow } from './person-row.tsx'
import { AttentionSkeleton } from './skeleton.tsx'
import { useQueueActions } from './use-queue-actions.ts'

/** The most pressing ones; the rest of the page is not pushed out of sight by those who can wait. */
const initialLimits = { desktop: 12, phone: 6 }

/** The clients who need attention, each once, the most urgent first. */
export function Attention() {
  const t = useProWords()
  const [group, setGroup] = useState<AttentionGroup>()
  const list = useInfiniteQuery(attentionQuery(useScope(), group))
  const actions = useQueueActions()
  const listId = useId()
  useShortcuts([{ keys: 'j', label: t('firstRow'), run: () => focusFirstRow(listId) }])
  const isMobile = useIsMobile()
  const [isWhole, setWhole] = useState(false)
  const { rows = [], first } = list.data ?? {}
  const { groups = [], total = 0, snoozed = 0 } = first ?? {}
  const listed = group ? (groups.find(each => each.group === group)?.count ?? 0) : total
  const allPeople = rows.filter(({ client }) => !actions.hiddenIds.includes(client.id))
  const limit = isWhole ? allPeople.length : initialLimits[isMobile ? 'phone' : 'desktop']
  // one or two more are shown, because a button that reveals so few is not worth a press
  const people = allPeople.length <= limit + 2 ? allPeople : allPeople.slice(0, limit)
  const isCut = people.length < allPeople.length
  return (
    <Section
      title={t('attention')}
      bare
      action={
        <ButtonLink size="small" kind="quiet" icon={IconInbox} href={placeHref({})}>
          {t('oneByOne')}
        </ButtonLink>
      }>
      <LiveEvents onEvent={() => void list.refetch()} />
      {total > 0 && <GroupFilter groups={groups} total={total} group={group} onChoose={setGroup} />}
      {first && <UninvitedRow />}
      <Loaded query={list} failed={t('attentionFailed')} skeleton={<AttentionSkeleton />}>
        {() =>
          people.length > 0 ? (
            <>
              <div role="presentation" className={css.keys} onKeyDown={walkRows}>
                <BareList id={listId} className={css.people}>
                  {people.map(person => (
                    <PersonRow key={person.client.id} person={person} actions={actions} />
                  ))}
                </BareList>
              </div>
              {isCut ? (
                <div className={css.more}>
                  <Button kind="quiet" onClick={() => setWhole(true)}>
                    {t('showHidden', { count: Math.max(1, listed - people.length) })}
                  </Button>
                </div>
              ) : (
                <LoadMore list={list} />
              )}
            </>
          ) : group && total > 0 ? (
            <EmptyState
              level={3}
              picture={<NoResultsPicture />}
              title={t('noneOfGroup')}
              action={<Button onClick={() => setGroup(undefined)}>{t('showAll')}</Button>}
            />
          ) : (
            <EmptyState level={3} picture={<AllClearPicture />} title={t('allClear')} text={t('allClearText')} />
          )
        }
      </Loaded>
      {snoozed > 0 && (
        <Row gap={8} justify="between" wrap className={css.snoozed}>
          <Text tone={2}>{t('snoozedCount', { count: snoozed })}</Text>
          <Button kind="quiet" size="small" isBusy={actions.isRestoring} onClick={actions.restoreAll}>
            {t('showAgain')}
          </Button>
        </Row>
      )}
    </Section>
  )
}

/** Reads the queue again when an area's event may have changed it. */
function LiveEvents({ onEvent }: { onEvent: () => void }) {
  const events = new Set(attentionSteps.entries().flatMap(step => step.events ?? []))
  return [...events].map(event => <LiveEvent key={event} event={event} onEvent={onEvent} />)
}

function LiveEvent({ event, onEvent }: { event: keyof RealtimeEvents; onEvent: () => void }) {
  useRealtime(event, onEvent)
  return null
}
