import { IconArrowsExchange, IconUser, IconUserMinus } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { Avatar } from '#ui/avatar'
import { Badge } from '#ui/badge'
import { DataTable } from '#ui/data-table'
import type { Column } from '#ui/data-table'
import { ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { MoreMenu } from '#ui/menu'
import type { MenuItem } from '#ui/menu'
import type { Collaborator } from '../team/data.ts'
import { PersonName, Quiet } from '../team/person-name.tsx'
import { useWords } from '../words/index.ts'
import type { MemberClient, useMemberClients } from './data.ts'

interface MemberClientsTableProps {
  member: Collaborator
  clients: ReturnType<typeof useMemberClients>
  selectedIds: ReadonlySet<string>
  onChoose: (selectedIds: ReadonlySet<string>) => void
  onTakeAway: (id: string) => void
  onMove: (id: string) => void
}

export function MemberClientsTable({ member, clients, selectedIds, onChoose, onTakeAway, onMove }: MemberClientsTableProps) {
  const t = useWords()
  const { day } = useFormats()
  const others = ({ colleagues }: MemberClient) => colleagues.map(({ name }) => name).join(', ')
  const menu = ({ id }: MemberClient): MenuItem[] => [
    { label: t('openClient'), icon: IconUser, href: hrefTo('/clients/$id', { id }) },
    { label: t('moveTo'), icon: IconArrowsExchange, onClick: () => onMove(id) },
    { label: t('takeAway'), icon: IconUserMinus, onClick: () => onTakeAway(id) },
  ]
  const columns: Column<MemberClient>[] = [
    {
      key: 'name',
      title: t('client'),
      cell: client => <PersonName person={client}>{!client.isActive && <Badge>{t('inactiveClient')}</Badge>}</PersonName>,
    },
    {
      key: 'colleagues',
      title: t('alsoWith'),
      isMinor: true,
      width: 280,
      cell: client => <Quiet>{others(client) || t('nobodyElse')}</Quiet>,
    },
    { key: 'since', title: t('since'), width: 150, cell: ({ since }) => <Quiet>{day(since)}</Quiet> },
  ]
  return (
    <DataTable
      label={t('clientsOf', { name: member.name })}
      rows={clients.data?.rows ?? []}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowHref={({ id }) => hrefTo('/clients/$id', { id })}
      rowMenu={menu}
      chosen={selectedIds}
      onChoose={onChoose}
      foot={<LoadMore list={clients} />}
      narrow={client => (
        <ListRow
          href={hrefTo('/clients/$id', { id: client.id })}
          lead={<Avatar name={client.name} photo={client.photo} seed={client.id} size={44} />}
          title={client.name}
          sub={others(client) ? `${t('alsoWith')} ${others(client)}` : `${t('since')} ${day(client.since)}`}
          meta={!client.isActive && <Badge>{t('inactiveClient')}</Badge>}
          actions={<MoreMenu items={menu(client)} />}
        />
      )}
    />
  )
}
