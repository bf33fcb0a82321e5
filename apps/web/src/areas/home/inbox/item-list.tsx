import { useId } from 'react'
import { attentionSteps } from '#areas/clients'
import { useFormats } from '#lib/formats'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { DeskHead, DeskList, DeskScroll, DeskTabs, focusDeskSheet } from '#ui/desk'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture } from '#ui/illustrations'
import { Row } from '#ui/layout'
import { Link } from '#ui/link'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PageTitle } from '#ui/page-title'
import { SkeletonRows } from '#ui/skeleton'
import { Tabs } from '#ui/tabs'
import { Text } from '#ui/text'
import { TruncatedText } from '#ui/truncated-text'
import { GroupFilter } from '../pro/attention/group-filter.tsx'
import { ReasonLine } from '../pro/attention/reason-line.tsx'
import type { InboxItem } from './items.ts'
import type { Inbox } from './use-inbox.ts'
import css from './inbox.module.css'
import { useInboxWords } from './words.ts'

/** The things to see, by person, the gravest first. */
export function ItemList({ inbox }: { inbox: Inbox }) {
  const t = useInboxWords()
  const { integer } = useFormats()
  const { place, list, items, left, narrow } = inbox
  const { groups = [], total = 0 } = list.data?.first ?? {}
  const panelId = useId()
  const people = [...Map.groupBy(items, ({ need }) => need.client.id).values()]
  return (
    <DeskList label={t('things')}>
      <DeskHead>
        <PageTitle>{t('title')}</PageTitle>
      </DeskHead>
      {total > 0 && (
        <div className={css.chips}>
          <GroupFilter groups={groups} total={total} group={place.group} onChoose={group => narrow({ group })} />
        </div>
      )}
      <DeskTabs>
        <Tabs
          label={t('views')}
          value={place.view}
          onChange={view => narrow({ view })}
          controls={panelId}
          flush
          tabs={[
            { value: 'unseen', label: t('unseen'), ...(list.data && { count: integer(Math.max(0, left)) }) },
            { value: 'all', label: t('all') },
          ]}
        />
      </DeskTabs>
      <DeskScroll id={panelId} role="tabpanel" aria-label={t('things')} aria-busy={list.isFetching}>
        <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={8} hasAvatar tall />}>
          {() =>
            people.length === 0 ? (
              <NothingLeft inbox={inbox} />
            ) : (
              <>
                {people.map(things => (
                  <Person key={things[0]?.need.client.id} things={things} inbox={inbox} />
                ))}
                <LoadMore list={list} />
              </>
            )
          }
        </Loaded>
      </DeskScroll>
    </DeskList>
  )
}

function Person({ things, inbox: { hrefOf, openItem } }: { things: readonly InboxItem[]; inbox: Inbox }) {
  const [first] = things
  if (!first) return null
  const { client } = first.need
  return (
    <section className={css.person} aria-label={client.name}>
      <Row gap={10} className={css.who}>
        <Avatar name={client.name} photo={client.photo} size={28} seed={client.id} />
        <Text as="b" weight={600}>
          <TruncatedText isInside text={client.name} />
        </Text>
      </Row>
      <ul>
        {things.map(({ key, need, sentences }) => (
          <li key={key}>
            <Link
              href={hrefOf({ key, need, sentences, others: [] })}
              className={css.thing}
              data-row-opens
              aria-current={key === openItem?.key ? 'true' : undefined}
              onClick={focusDeskSheet}>
              <ReasonLine
                urgency={need.urgency}
                icon={attentionSteps.entries().find(({ id }) => id === need.reason)?.icon}
                sentence={sentences.join(' · ')}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NothingLeft({ inbox: { place, narrow } }: { inbox: Inbox }) {
  const t = useInboxWords()
  if (place.view === 'all') return <EmptyState level={2} picture={<AllClearPicture />} title={t('allClear')} />
  return (
    <EmptyState
      level={2}
      picture={<AllClearPicture />}
      title={t('allSeen')}
      text={t('allSeenText')}
      action={<Button onClick={() => narrow({ view: 'all' })}>{t('showOthers')}</Button>}
    />
  )
}
