import type { ProgramRow } from '@allenio/contract/program-rows'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hrefTo } from '#lib/screens'
import { Avatar } from '#ui/avatar'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { List } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SegmentedControl } from '#ui/segmented-control'
import { SkeletonRows } from '#ui/skeleton'
import { AssignmentRow } from '../assignments/assignment-row.tsx'
import { useFirstSets } from '../assignments/first-sets.ts'
import { useAssignmentActions } from '../assignments/use-assignment-actions.tsx'
import { assignedClientsQuery } from './data.ts'
import { useAssignWords } from './words.ts'

interface FollowersProps {
  program: Pick<ProgramRow, 'id'>
  onAssign: (() => void) | undefined
}

/** Those who have the program, with how far it has come to each. */
export function Followers({ program: { id }, onAssign }: FollowersProps) {
  const t = useAssignWords()
  const [range, setRange] = useState<'current' | 'all'>('current')
  const list = useInfiniteQuery(assignedClientsQuery(id, { isOpen: range === 'current' }))
  const firstSetOf = useFirstSets(list.data?.rows ?? [])
  const { itemsFor, dialog } = useAssignmentActions()
  return (
    <Section
      bare
      title={t('followers')}
      action={
        <SegmentedControl
          label={t('filter')}
          value={range}
          onChange={setRange}
          options={[
            { value: 'current', label: t('current') },
            { value: 'all', label: t('all') },
          ]}
        />
      }>
      <Loaded query={list} failed={t('followersFailed')} skeleton={<SkeletonRows rows={5} avatar columns={1} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState
              level={3}
              title={t(range === 'all' ? 'nobodyYet' : 'nobodyNow')}
              text={t('nobodyYetText')}
              action={onAssign && <Button onClick={onAssign}>{t('assign')}</Button>}
            />
          ) : (
            <List label={t('followers')}>
              {rows.map(user => (
                <AssignmentRow
                  key={user.id}
                  user={user}
                  title={user.client.name}
                  lead={<Avatar name={user.client.name} photo={user.client.photo} size={36} seed={user.client.id} />}
                  href={hrefTo('/clients/$id/programs', { id: user.client.id })}
                  firstSetAt={firstSetOf(user)}
                  items={() => itemsFor(user)}
                />
              ))}
            </List>
          )
        }
      </Loaded>
      <LoadMore list={list} />
      {dialog}
    </Section>
  )
}
