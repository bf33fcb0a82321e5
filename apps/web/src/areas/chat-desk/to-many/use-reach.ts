import { clientsInBulk } from '@allenio/contract/clients'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useChosenMember } from '#areas/collaborators'
import { filtersOf } from './audience.ts'
import type { Audience, RecipientRow } from './audience.ts'
import { countQuery, firstQuery } from './data.ts'

export interface Reach {
  /** Undefined while it is being counted. */
  count: number | undefined
  hasFailed: boolean
  isTooMany: boolean
  /** The first name that the preview uses. */
  firstName: string | undefined
  /** The number of recipients without an account, who will not read the message. */
  withoutAccess: number
  /** Clients who were chosen, but whom no message can reach. */
  inactive: readonly RecipientRow[]
  input: { clientIds: string[] } | { filters: NonNullable<ReturnType<typeof filtersOf>> } | undefined
}

/** The number of clients that a message reaches: those chosen in a list, or those of an audience. */
export function useReach(recipients: readonly RecipientRow[] | undefined, audience: Audience): Reach {
  const collaboratorId = useChosenMember()
  const filters = recipients ? undefined : filtersOf(audience, collaboratorId)
  const countQueryResult = useQuery({ ...countQuery(filters ?? {}), enabled: filters !== undefined })
  const firstPage = useInfiniteQuery({ ...firstQuery(filters ?? {}), enabled: filters !== undefined })
  if (recipients) {
    const active = recipients.filter(({ status }) => status === 'active')
    return {
      count: active.length,
      hasFailed: false,
      isTooMany: active.length > clientsInBulk,
      firstName: active[0]?.firstName,
      withoutAccess: countWithoutAccess(active),
      inactive: recipients.filter(({ status }) => status === 'inactive'),
      input: active.length > 0 ? { clientIds: active.map(({ id }) => id) } : undefined,
    }
  }
  if (audience.kind === 'people') {
    const { people } = audience
    return {
      count: people.length,
      hasFailed: false,
      isTooMany: people.length > clientsInBulk,
      withoutAccess: countWithoutAccess(people),
      inactive: [],
      // rows of the list only have full names
      firstName: people[0]?.name.split(' ')[0],
      input: people.length > 0 ? { clientIds: people.map(({ id }) => id) } : undefined,
    }
  }
  if (!filters)
    return { count: 0, hasFailed: false, isTooMany: false, firstName: undefined, withoutAccess: 0, inactive: [], input: undefined }
  const count = countQueryResult.data?.matching
  return {
    count,
    hasFailed: countQueryResult.isError,
    isTooMany: (count ?? 0) > clientsInBulk,
    withoutAccess: countQueryResult.data?.matchingWithoutAccess ?? 0,
    inactive: [],
    firstName: firstPage.isPlaceholderData ? undefined : firstPage.data?.rows[0]?.firstName,
    input: count !== undefined && count > 0 ? { filters } : undefined,
  }
}

const countWithoutAccess = (people: readonly { isRegistered: boolean }[]): number =>
  people.filter(({ isRegistered }) => !isRegistered).length
