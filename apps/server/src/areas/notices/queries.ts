import type { ParsedInput } from '@allenio/contract'
import { noticeLimits, type listNotices, type NoticeStatus } from '@allenio/contract/notices'
import { romeDay } from '@allenio/domain/days'
import type { Asker } from '#areas/clients'
import { joined, limitToPage, lookUp, matchesWords, sql, type Matching, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { isChangeable, isReachedReader, isThere, isVisible } from './access.ts'

type ListQuery = ParsedInput<typeof listNotices>

type NoticeColumns = Row<
  'notices',
  | 'workspace_id'
  | 'id'
  | 'author_id'
  | 'title'
  | 'body'
  | 'audience'
  | 'publish_at'
  | 'published_at'
  | 'visible_until'
  | 'notifies'
  | 'is_pinned'
  | 'withdrawn_at'
  | 'round'
  | 'without_access'
  | 'image_alt'
  | 'crop'
  | 'updated_at'
>

export interface NoticeRow extends NoticeColumns {
  readers: number
  waiting: number
  refused: number
  read: number
  own_read_at: string | null
  own_client_id: string | null
  original_id: string | null
  wide_id: string | null
  small_id: string | null
}

const columns = sql`e.workspace_id, e.id, e.author_id, e.title, e.body, e.audience, e.publish_at, e.published_at, e.visible_until,
  e.notifies, e.is_pinned, e.withdrawn_at, e.round, e.without_access, e.image_alt, e.crop, e.updated_at`

const countReaders = (asker: Asker): Sql =>
  asker.role === 'client'
    ? sql`select 0 as readers, 0 as waiting, 0 as refused, 0 as read`
    : sql`select count(*) as readers, count(*) filter (where r.is_waiting) as waiting,
        count(*) filter (where r.is_refused and r.read_at is null) as refused, count(*) filter (where r.read_at is not null) as read
      from notice_readers r where r.notice_id = e.id and ${asker.role === 'admin' ? sql`true` : isReachedReader(asker)}`

// the page's ids are found first; the rest is looked up only for them
const selectRows = (asker: Asker, page: Sql) => sql`
  with page as materialized (${page})
  select ${columns}, counted.*, own.read_at as own_read_at, own.client_id as own_client_id, pictures.*
  from page cross join ${lookUp(sql`select e.* from notices e where e.id = page.id`)} e
  cross join lateral (${countReaders(asker)}) counted
  left join notice_readers own on own.notice_id = e.id and own.membership_id = ${asker.membershipId}
  cross join lateral (
    select (array_agg(p.file_id) filter (where p.size = 'original'))[1] as original_id,
      (array_agg(p.file_id) filter (where p.size = 'wide'))[1] as wide_id,
      (array_agg(p.file_id) filter (where p.size = 'small'))[1] as small_id
    from notice_pictures p where p.notice_id = e.id) pictures`

function hasStatus(status: NoticeStatus): Sql {
  switch (status) {
    case 'withdrawn':
      return sql`e.withdrawn_at is not null`
    case 'scheduled':
      return sql`e.withdrawn_at is null and e.published_at is null`
    case 'published':
      return sql`e.withdrawn_at is null and e.published_at is not null and coalesce(e.visible_until >= ${romeDay()}, true)`
    case 'expired':
      return sql`e.withdrawn_at is null and e.published_at is not null and e.visible_until < ${romeDay()}`
    default:
      return status satisfies never
  }
}

/** The order of the statuses: what is to come, what clients see, what is over. */
const statusRank = (): Sql => sql`case when ${hasStatus('scheduled')} then 0 when ${hasStatus('published')} then 1
  when ${hasStatus('expired')} then 2 else 3 end`

const byDay = sql`e.publish_at desc, e.id desc`

function orderOf(sort: ListQuery['sort']): Sql {
  switch (sort) {
    case 'publishAt':
      return sql`e.publish_at, e.id`
    case '-publishAt':
      return byDay
    case 'title':
      return sql`e.title_key, ${byDay}`
    case '-title':
      return sql`e.title_key desc, ${byDay}`
    case 'status':
      return sql`${statusRank()}, ${byDay}`
    case '-status':
      return sql`${statusRank()} desc, ${byDay}`
    default:
      return sort satisfies never
  }
}

/** A condition on notices `e`: the collaborator wrote it, or it reached a client in their charge. */
const isOfCollaborator = (membershipId: string): Sql => sql`(e.author_id = ${membershipId} or exists (
  select from notice_readers r join client_collaborators k on k.workspace_id = r.workspace_id and k.client_id = r.client_id
  where r.notice_id = e.id and k.membership_id = ${membershipId}))`

export function listRows(db: WorkspaceDb, asker: Asker, query: ListQuery, matching: Matching): Promise<NoticeRow[]> {
  const { page, sort, search, collaboratorId, publishAt, publishAtFrom, publishAtTo, status } = query
  const day = sql`(e.publish_at at time zone 'Europe/Rome')::date`
  const condition = joined(
    [
      isVisible(asker),
      ...matchesWords(sql`e.search`, search, matching),
      ...(collaboratorId === undefined ? [] : [isOfCollaborator(collaboratorId)]),
      ...(publishAt === undefined ? [] : [sql`${day} = ${publishAt}`]),
      ...(publishAtFrom === undefined ? [] : [sql`${day} >= ${publishAtFrom}`]),
      ...(publishAtTo === undefined ? [] : [sql`${day} <= ${publishAtTo}`]),
      ...(status === undefined ? [] : [hasStatus(status)]),
    ],
    ' and ',
  )
  // notices that are over stand where their day puts them, even if they were pinned
  const isOnTop = sql`e.is_pinned and not (${hasStatus('expired')}) and e.withdrawn_at is null`
  const order = sql`(${isOnTop}) desc, ${orderOf(sort)}`
  const ids = sql`select e.id, row_number() over (order by ${order}) as place from notices e where ${condition}
    order by ${order} ${limitToPage(page, noticeLimits.perPage)}`
  return db.many<NoticeRow>(sql`${selectRows(asker, ids)} order by page.place`)
}

export const reachRow = async (db: WorkspaceDb, asker: Asker, id: string): Promise<NoticeRow> =>
  found(await db.maybeOne<NoticeRow>(selectRows(asker, sql`select e.id from notices e where e.id = ${id} and ${isVisible(asker)}`)))

export type LockedNotice = NoticeColumns

/** Finds and locks a notice that the asker may change: batches that hand it over wait. */
export const lockNotice = async (db: WorkspaceDb, asker: Asker, id: string): Promise<LockedNotice> =>
  found(
    await db.maybeOne<LockedNotice>(sql`
      select ${columns} from notices e where e.id = ${id} and ${isThere} and ${isChangeable(asker)} for update`),
  )
