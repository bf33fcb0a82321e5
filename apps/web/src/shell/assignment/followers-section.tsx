import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { QueryKey, UseInfiniteQueryOptions } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSettled } from '#lib/api'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Row } from '#ui/layout'
import { List } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { SkeletonRows } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import { useFollowerWords } from './words.ts'

interface FollowersSectionProps<Page, Assignment, Key extends QueryKey> {
  title: string
  queryOf: (filters: {
    isOpen: boolean
    search: string
  }) => UseInfiniteQueryOptions<Page, Error, { rows: readonly Assignment[] }, Key, number>
  /** The rows of the list. */
  children: (assignments: readonly Assignment[]) => ReactNode
  empty: { nobodyYet: string; nobodyNow: string; text: string }
  /** Opens the dialog; undefined for people who may not assign. */
  onAssign: (() => void) | undefined
}

const few = 8

/** Lists the clients who follow something, now or ever. */
export function FollowersSection<Page, Assignment, Key extends QueryKey>(props: FollowersSectionProps<Page, Assignment, Key>) {
  const { title, queryOf, children, empty, onAssign } = props
  const t = useFollowerWords()
  const [range, setRange] = useState<'current' | 'all'>('current')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const list = useInfiniteQuery(queryOf({ isOpen: range === 'current', search }))
  // a search field is only needed for more than a few clients
  const isSearchable = typed !== '' || (list.data?.rows.length ?? 0) > few
  return (
    <Section
      bare
      title={title}
      action={
        <Row gap={8} wrap>
          {isSearchable && (
            <TextField
              label={t('search')}
              labelHidden
              type="search"
              size="small"
              placeholder={t('search')}
              icon={IconSearch}
              autoComplete="off"
              value={typed}
              onChange={event => setTyped(event.target.value)}
              onClear={() => setTyped('')}
            />
          )}
          <SegmentedControl
            label={t('filter')}
            value={range}
            onChange={setRange}
            options={[
              { value: 'current', label: t('current') },
              { value: 'all', label: t('all') },
            ]}
          />
        </Row>
      }>
      <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={5} hasAvatar columns={1} />}>
        {({ rows }) =>
          rows.length > 0 ? (
            <List label={title}>{children(rows)}</List>
          ) : search ? (
            <EmptyState level={3} title={t('nobodyFound')} />
          ) : (
            <EmptyState
              level={3}
              title={range === 'all' ? empty.nobodyYet : empty.nobodyNow}
              text={empty.text}
              action={onAssign && <Button onClick={onAssign}>{t('assign')}</Button>}
            />
          )
        }
      </Loaded>
      <LoadMore list={list} />
    </Section>
  )
}
