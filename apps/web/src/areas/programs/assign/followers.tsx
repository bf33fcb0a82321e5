import type { ProgramRow, ProgramUser } from '@allenio/contract/programs'
import { FollowersSection } from '#shell/assignment'
import { hrefTo } from '#lib/screens'
import { AssignmentRow } from '../assignments/assignment-row.tsx'
import { useFirstSets } from '../assignments/first-sets.ts'
import { useAssignmentActions } from '../assignments/use-assignment-actions.tsx'
import { assignedClientsQuery } from './data.ts'
import { useAssignWords } from './words.ts'

interface FollowersProps {
  program: Pick<ProgramRow, 'id'>
  onAssign: (() => void) | undefined
}

/** Lists the clients who have the program, and whether each has received it. */
export function Followers({ program: { id }, onAssign }: FollowersProps) {
  const t = useAssignWords()
  const { itemsFor, dialog } = useAssignmentActions()
  return (
    <>
      <FollowersSection
        title={t('followers')}
        queryOf={filters => assignedClientsQuery(id, filters)}
        empty={{ nobodyYet: t('nobodyYet'), nobodyNow: t('nobodyNow'), text: t('nobodyYetText') }}
        onAssign={onAssign}>
        {users => <FollowerRows users={users} itemsFor={itemsFor} />}
      </FollowersSection>
      {dialog}
    </>
  )
}

interface FollowerRowsProps extends Pick<ReturnType<typeof useAssignmentActions>, 'itemsFor'> {
  users: readonly ProgramUser[]
}

function FollowerRows({ users, itemsFor }: FollowerRowsProps) {
  const firstSetOf = useFirstSets(users)
  return users.map(user => (
    <AssignmentRow
      key={user.id}
      user={user}
      title={user.client.name}
      client={user.client}
      href={hrefTo('/clients/$id/programs', { id: user.client.id })}
      firstSetAt={firstSetOf(user)}
      items={() => itemsFor(user)}
    />
  ))
}
