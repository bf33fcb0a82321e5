import { collaboratorSorts } from '@allenio/contract/collaborators'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { Avatar } from '#ui/avatar'
import { DataTable, sortName, sortOf } from '#ui/data-table'
import type { Column } from '#ui/data-table'
import { ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { MoreMenu } from '#ui/menu'
import { useMemberActions } from '../member/member-actions.ts'
import { StatusBadge } from '../member/member-marks.tsx'
import { memberMenu } from '../member/member-menu.tsx'
import { useWords } from '../words/index.ts'
import type { Collaborator, CollaboratorSort, useTeam } from './data.ts'
import { PersonName, Quiet } from './person-name.tsx'

interface TeamTableProps {
  team: ReturnType<typeof useTeam>
  sort: CollaboratorSort
  onSort: (sort: CollaboratorSort) => void
  onRemove: (member: Collaborator) => void
}

export function TeamTable({ team, sort, onSort, onRemove }: TeamTableProps) {
  const t = useWords()
  const { integer } = useFormats()
  const actions = useMemberActions()
  const lastSeenOf = useLastSeen()
  const menu = (member: Collaborator) => memberMenu({ member, actions, onRemove, t })
  const columns: Column<Collaborator>[] = [
    { key: 'name', title: t('name'), isSortable: true, cell: member => <PersonName person={member} /> },
    {
      key: 'role',
      title: t('role'),
      width: 230,
      isMinor: true,
      cell: ({ role, private: details }) => (details?.isNameHidden ? `${t(role)}, ${t('hidden')}` : t(role)),
    },
    { key: 'status', title: t('status'), width: 170, cell: member => <StatusBadge member={member} plain={t('active')} /> },
    { key: 'clients', title: t('clients'), width: 110, align: 'end', isSortable: true, cell: ({ clients }) => integer(clients) },
    { key: 'lastSeen', title: t('lastSeen'), width: 220, isSortable: true, cell: member => <Quiet>{lastSeenOf(member)}</Quiet> },
  ]
  return (
    <DataTable
      label={t('team')}
      rows={team.data?.rows ?? []}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={({ id }) => hrefTo('/teamMembers/{-$id}/clients', { id })}
      rowMenu={menu}
      sort={sortOf(sort)}
      onSort={next => onSort(sortName(next, collaboratorSorts) ?? 'name')}
      foot={<LoadMore list={team} />}
      narrow={member => (
        <ListRow
          href={hrefTo('/teamMembers/{-$id}/clients', { id: member.id })}
          lead={<Avatar name={member.name} photo={member.photo} seed={member.id} size={44} />}
          title={member.name}
          sub={`${t(member.role)} · ${t('clientsCount', { count: member.clients })}`}
          meta={<StatusBadge member={member} />}
          actions={<MoreMenu items={menu(member)} />}
        />
      )}
    />
  )
}

/** The last visit, or since when the invitation waits. */
function useLastSeen(): (member: Collaborator) => string {
  const t = useWords()
  const { ago } = useFormats()
  return ({ private: details }) => {
    if (!details) return ''
    if (details.invitation) return t('invitedAgo', { ago: ago(details.invitation.sentAt) })
    return details.lastSeenAt ? ago(details.lastSeenAt) : t('never')
  }
}
