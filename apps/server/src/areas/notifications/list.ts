import { notificationsPerPage, unreadCountedAtMost, type Notification } from '@allenio/contract/notifications'
import { addDays, dayIn, momentOf } from '@allenio/domain/days'
import { clientCard, reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { joined, limitTo, limitToPage, nothing, pageOf, sql, type OrNull, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { wrongField } from '#platform/errors'
import { allKinds, findKind } from '#platform/notify'

export type Reader = Pick<Actor, 'role' | 'membershipId' | 'personId' | 'language' | 'timeZone'>

export type NotificationRow = Row<
  'notifications',
  'workspace_id' | 'id' | 'kind' | 'client_id' | 'about' | 'subject' | 'created_at' | 'read_at'
> &
  OrNull<Row<'clients', 'first_name' | 'last_name'>> &
  Row<'clients', 'photo_file_id'>

const columns = sql`n.workspace_id, n.id, n.kind, n.client_id, n.about, n.subject, n.created_at, n.read_at, c.first_name, c.last_name,
  c.photo_file_id`

const farewells = () =>
  allKinds()
    .filter(kind => kind.isFarewell)
    .map(kind => kind.kind)

/** A condition on notifications `n`: those of the member that are about nobody, or about a client whom they still reach. */
const isReadableBy = (reader: Pick<Reader, 'role' | 'membershipId'>): Sql => sql`
  n.membership_id = ${reader.membershipId}
  and (n.client_id is null or n.kind = any(${farewells()}::text[]) or exists (
    select from clients c where c.workspace_id = n.workspace_id and c.id = n.client_id and ${reachableClients(reader)}))`

interface Selection {
  where: Sql
  order?: Sql
  limit?: Sql
}

export const selectNotifications = (db: WorkspaceDb, reader: Reader, { where, order = nothing, limit = nothing }: Selection) =>
  // the clients are joined after the page is cut: otherwise a late page would sort all notifications with their clients
  db.many<NotificationRow>(sql`
    select ${columns} from (select n.* from notifications n where ${isReadableBy(reader)} and ${where} ${order} ${limit}) n
    left join clients c on c.workspace_id = n.workspace_id and c.id = n.client_id ${order}`)

export interface Filters {
  group?: string | undefined
  clientId?: string | undefined
  onlyUnread?: boolean | undefined
  from?: string | undefined
  to?: string | undefined
}

function kindsOf(group: string | undefined): string[] {
  const kinds = allKinds().filter(kind => group === undefined || kind.group.id === group)
  if (!kinds.length) throw wrongField('group', 'invalid input')
  return kinds.map(({ kind }) => kind)
}

const listCondition = ({ group, clientId, onlyUnread, from, to }: Filters, timeZone: string): Sql =>
  joined(
    [
      sql`n.is_listed`,
      sql`n.kind = any(${kindsOf(group)}::text[])`,
      ...(clientId === undefined ? [] : [sql`n.client_id = ${clientId}`]),
      ...(onlyUnread ? [sql`n.read_at is null`] : []),
      ...(from === undefined ? [] : [sql`n.created_at >= ${beginOf(from, timeZone)}::timestamptz`]),
      ...(to === undefined ? [] : [sql`n.created_at < ${beginOf(addDays(to, 1), timeZone)}::timestamptz`]),
    ],
    ' and ',
  )

const beginOf = (day: string, timeZone: string) => new Date(momentOf(day, '00:00', timeZone)).toISOString()

export async function readNotifications(
  db: WorkspaceDb,
  reader: Reader,
  { page, ...filters }: Filters & { page: number },
): Promise<{ notifications: Notification[]; nextPage: number }> {
  const { timeZone } = reader
  const rows = await selectNotifications(db, reader, {
    where: listCondition(filters, timeZone),
    order: sql`order by n.created_at desc, n.id desc`,
    limit: limitToPage(page, notificationsPerPage),
  })
  const { pageRows, nextPage } = pageOf(rows, page, notificationsPerPage)
  return { notifications: pageRows.flatMap(row => presentNotification(row, reader, timeZone)), nextPage }
}

interface UnreadCount {
  unread: number
}

export const countUnread = async (db: WorkspaceDb, reader: Pick<Reader, 'role' | 'membershipId'>): Promise<number> =>
  (
    await db.one<UnreadCount>(sql`
    select count(*) as unread from (
      select from notifications n where ${isReadableBy(reader)} and n.is_listed and n.read_at is null
      ${limitTo(unreadCountedAtMost)}) counted`)
  ).unread

/** Leaves out kinds that no area defines any more, because there are no words for them. */
export function presentNotification(row: NotificationRow, reader: Reader, timeZone: string): Notification[] {
  const kind = findKind(row.kind)
  if (!kind) return []
  const about = { subject: row.subject, clientId: row.client_id }
  return [
    {
      id: row.id,
      kind: row.kind,
      group: kind.group.id,
      ...kind.wordedIn(reader.language, row.subject),
      link: kind.link(about),
      client: kind.isFarewell ? null : clientOf(row, reader),
      createdAt: row.created_at,
      readAt: row.read_at,
      day: dayIn(timeZone, row.created_at),
    },
  ]
}

/** Clients do not see themselves as the subject. */
function clientOf({ workspace_id, client_id, first_name, last_name, photo_file_id }: NotificationRow, reader: Reader) {
  if (client_id === null || first_name === null || last_name === null || reader.role === 'client') return null
  return clientCard({ workspace_id, id: client_id, first_name, last_name, photo_file_id }, reader)
}
