import type { Macro } from '@allenio/contract/macros'
import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { List } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { Row } from '#ui/layout'
import { Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { SkeletonRows } from '#ui/skeleton'
import { TextField } from '#ui/text-field'
import { AssignmentRow } from '../assignments/assignment-row.tsx'
import { useAssignmentActions } from '../assignments/use-assignment-actions.tsx'
import { followersQuery } from './data.ts'
import { useAssignWords } from './words.ts'

interface FollowersProps {
  macro: Pick<Macro, 'id'>
  onAssign: (() => void) | undefined
}

const few = 8

/** Those who have the macro, since when and how. */
export function Followers({ macro: { id }, onAssign }: FollowersProps) {
  const t = useAssignWords()
  const [range, setRange] = useState<'current' | 'all'>('current')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed)
  const list = useInfiniteQuery(followersQuery(id, { isOpen: range === 'current', search }))
  // a few are found at a glance
  const isSearchable = typed !== '' || (list.data?.rows.length ?? 0) > few
  const { itemsFor, dialog } = useAssignmentActions()
  return (
    <Section
      bare
      title={t('followers')}
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
      <Loaded query={list} failed={t('followersFailed')} skeleton={<SkeletonRows rows={5} avatar columns={1} />}>
        {({ rows }) =>
          rows.length > 0 ? (
            <List label={t('followers')}>
              {rows.map(assignment => (
                <AssignmentRow
                  key={assignment.id}
                  assignment={assignment}
                  title={assignment.client.name}
                  lead={<Avatar name={assignment.client.name} photo={assignment.client.photo} size={36} seed={assignment.client.id} />}
                  href={hrefTo('/clients/$id/macros', { id: assignment.client.id })}
                  items={() => itemsFor(assignment)}
                />
              ))}
            </List>
          ) : search ? (
            <EmptyState level={3} title={t('nobodyFound')} />
          ) : (
            <EmptyState
              level={3}
              title={t(range === 'all' ? 'nobodyYet' : 'nobodyNow')}
              text={t('nobodyText')}
              action={onAssign && <Button onClick={onAssign}>{t('assign')}</Button>}
            />
          )
        }
      </Loaded>
      <LoadMore list={list} />
      {dialog}
    </Section>
  )
}
