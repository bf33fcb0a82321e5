import { readerStates, type Notice, type NoticeReader } from '@allenio/contract/notices'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#shell'
import { useFormats } from '#lib/formats'
import { hrefTo } from '#lib/screens'
import { Avatar } from '#ui/avatar'
import { EmptyState } from '#ui/empty-state'
import { Figure } from '#ui/figure'
import { BareList, Row, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { Ellipsis, Text } from '#ui/text'
import { readersQuery } from '../data.ts'
import css from './readers.module.css'
import { useNoticeWords } from './words.ts'

type State = NoticeReader['state']

/** Lists the people who have read the notice, and those who have not; figures and names are of the clients whom the member looks after. */
export function Readers({ notice: { id, counts, status } }: { notice: Notice }) {
  const t = useNoticeWords()
  const { integer } = useFormats()
  const isAdmin = useMe()?.workspace?.role === 'admin'
  const [state, setState] = useState<State | 'all'>('all')
  if (!counts) return null
  if (counts.readers === 0)
    return (
      <Section title={t('readers')}>
        <Text tone={2}>{status === 'scheduled' ? t('notYet') : t('nobody')}</Text>
      </Section>
    )
  const countOf = {
    read: counts.read,
    delivered: Math.max(0, counts.delivered - counts.read),
    waiting: counts.waiting,
    refused: counts.refused,
  }
  const states = readerStates.filter(each => countOf[each] > 0)
  return (
    <Section title={t('readers')} text={!isAdmin && t('readersOf')}>
      <Stack gap={16}>
        <Row gap={24} wrap>
          {(['read', 'delivered', 'waiting', 'refused'] as const)
            .filter(each => each === 'read' || countOf[each] > 0)
            .map(each => (
              <Figure key={each} size="small" label={t(each)} value={integer(countOf[each])} />
            ))}
        </Row>
        {counts.refused > 0 && (
          <Text size="small" tone={3}>
            {t('refusedHint')}
          </Text>
        )}
        {states.length > 1 && (
          <SegmentedControl
            label={t('readers')}
            size="small"
            options={[{ value: 'all' as const, label: t('all') }, ...states.map(value => ({ value, label: t(value) }))]}
            value={state}
            onChange={setState}
          />
        )}
        <ReaderList id={id} state={state === 'all' ? undefined : state} />
      </Stack>
    </Section>
  )
}

function ReaderList({ id, state }: { id: string; state: State | undefined }) {
  const t = useNoticeWords()
  const list = useInfiniteQuery(readersQuery(id, state))
  return (
    <Loaded query={list} failed={t('readersFailed')}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={t('nobody')} text={t('nobodyText')} />
        ) : (
          <>
            <BareList gap={4}>
              {rows.map(reader => (
                <ReaderRow key={reader.client.id} reader={reader} />
              ))}
            </BareList>
            <LoadMore list={list} />
          </>
        )
      }
    </Loaded>
  )
}

function ReaderRow({ reader: { client, state, readAt } }: { reader: NoticeReader }) {
  const t = useNoticeWords()
  const { ago } = useFormats()
  return (
    <li>
      <Link className={css.reader} href={hrefTo('/clients/$id', { id: client.id })}>
        <Avatar name={client.name} photo={client.photo} size={32} seed={client.id} />
        <Stack grow>
          <Ellipsis>{client.name}</Ellipsis>
          <Text size="small" tone={3}>
            {readAt === null ? t(state) : t('readAt', { ago: ago(readAt) })}
          </Text>
        </Stack>
      </Link>
    </li>
  )
}
