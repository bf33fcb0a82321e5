import { useInfiniteQuery } from '@tanstack/react-query'
import { AssignmentGroup } from '#shell/assignment'
import { hrefTo } from '#lib/screens'
import { BlockLink } from '#ui/block'
import { Loaded } from '#ui/loaded'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { AssignmentRow } from '../assignments/assignment-row.tsx'
import { useFirstSets } from '../assignments/first-sets.ts'
import { useAssignmentActions } from '../assignments/use-assignment-actions.tsx'
import { clientProgramsQuery, inClientHref } from '../data.ts'
import { groupOf } from './groups.ts'
import { useClientWords } from './words.ts'

/** The programs that a client has now and next, beside another page. */
export function SidePrograms({ clientId: id }: { clientId: string }) {
  const t = useClientWords()
  const list = useInfiniteQuery(clientProgramsQuery(id))
  const firstSetOf = useFirstSets(list.data?.rows ?? [])
  const { itemsFor, dialog } = useAssignmentActions()
  return (
    <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={4} columns={1} tall />}>
      {({ rows }) => {
        const present = rows.filter(({ state }) => groupOf(state) !== 'before')
        return (
          <>
            <Section title={t('programs')} action={<BlockLink title={t('programs')} href={hrefTo('/clients/$id/programs', { id })} />}>
              {present.length === 0 && <Text tone={2}>{t('emptyTitle')}</Text>}
            </Section>
            {(['now', 'next'] as const).map(name => (
              <AssignmentGroup key={name} title={t(name)} assignments={present.filter(({ state }) => groupOf(state) === name)}>
                {user => (
                  <AssignmentRow
                    key={user.id}
                    user={user}
                    title={user.title}
                    href={inClientHref(user)}
                    firstSetAt={firstSetOf(user)}
                    items={() => itemsFor(user)}
                  />
                )}
              </AssignmentGroup>
            ))}
            {dialog}
          </>
        )
      }}
    </Loaded>
  )
}
