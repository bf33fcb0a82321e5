import type { Macro } from '@allenio/contract/macros'
import { FollowersSection } from '#shell/assignment'
import { hrefTo } from '#lib/screens'
import { AssignmentRow } from '../assignments/assignment-row.tsx'
import { useAssignmentActions } from '../assignments/use-assignment-actions.tsx'
import { followersQuery } from './data.ts'
import { useAssignWords } from './words.ts'

interface FollowersProps {
  macro: Pick<Macro, 'id'>
  onAssign: (() => void) | undefined
}

/** Lists the clients who have the macro, since when and how. */
export function Followers({ macro: { id }, onAssign }: FollowersProps) {
  const t = useAssignWords()
  const { itemsFor, dialog } = useAssignmentActions()
  return (
    <>
      <FollowersSection
        title={t('followers')}
        queryOf={filters => followersQuery(id, filters)}
        empty={{ nobodyYet: t('nobodyYet'), nobodyNow: t('nobodyNow'), text: t('nobodyText') }}
        onAssign={onAssign}>
        {assignments =>
          assignments.map(assignment => (
            <AssignmentRow
              key={assignment.id}
              assignment={assignment}
              title={assignment.client.name}
              client={assignment.client}
              href={hrefTo('/clients/$id/macros', { id: assignment.client.id })}
              items={() => itemsFor(assignment)}
            />
          ))
        }
      </FollowersSection>
      {dialog}
    </>
  )
}
