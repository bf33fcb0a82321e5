import { listClientTypes } from '@allenio/contract/clients'
import { listCollaborators } from '@allenio/contract/collaborators'
import { listGroups } from '@allenio/contract/groups'
import {
  countNoticeAudience,
  countUnreadNotices,
  getNotice,
  listNoticeReaders,
  listNotices,
  noticeSorts,
  noticeStatuses,
  type NoticeAudience,
  type NoticeReader,
} from '@allenio/contract/notices'
import type { Input } from '@allenio/contract'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { listQuery, read } from '#lib/api'
import { isNarrowed, listAddress, oneOf, parseId, parseText } from '#lib/list-place'
import { hrefTo } from '#lib/screens'

export const noticeHref = (id: string): string => hrefTo('/notices/$id', { id })
export const editHref = (id: string): string => hrefTo('/notices/$id/edit', { id })
export const newNoticeHref = (title?: string): string => hrefTo('/notices/create', { search: { title } })

export type NoticeFilters = Omit<Input<typeof listNotices>, 'page' | 'publishAt'>

export const noticesAddress = listAddress<NoticeFilters>({
  name: 'notices',
  path: '/notices',
  filters: { search: parseText, collaboratorId: parseId, publishAtFrom: parseText, publishAtTo: parseText, status: oneOf(noticeStatuses) },
  sorts: noticeSorts,
})

/** The list as it opens is there without a connection, with the texts of the last notices. */
export const noticesQuery = (filters: NoticeFilters = {}) =>
  listQuery(listNotices, filters, {
    rows: ({ notices }) => notices,
    quiet: true,
    linksFiles: true,
    ...(!isNarrowed(filters) && { isStored: true }),
  })

export const noticeQuery = (id: string) => read(getNotice, { id }, { quiet: true, isStored: true })

export const readersQuery = (id: string, state: NoticeReader['state'] | undefined) =>
  listQuery(listNoticeReaders, { id, ...(state && { state }) }, { rows: ({ readers }) => readers, quiet: true, linksFiles: true })

export const audienceQuery = (audience: NoticeAudience) =>
  read(countNoticeAudience, { kind: audience.kind, ...(audience.kind !== 'all' && { ids: audience.ids.join(',') }) }, { quiet: true })

export const typesQuery = () => read(listClientTypes, {}, { quiet: true })
/** Enough of them to name those that a notice is for. */
export const groupsQuery = () => read(listGroups, {}, { quiet: true })
export const collaboratorsQuery = () => read(listCollaborators, {}, { quiet: true })

/** How many notices the client has not read. */
export function useUnreadNotices(): number {
  const isClient = useMe()?.workspace?.role === 'client'
  const { data } = useQuery({ ...read(countUnreadNotices, {}, { quiet: true, isStored: true }), enabled: isClient })
  return isClient ? (data?.unread ?? 0) : 0
}
