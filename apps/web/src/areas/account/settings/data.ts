import type { Output } from '@allenio/contract'
import type { updateProfile } from '@allenio/contract/account'
import type { QueryClient } from '@tanstack/react-query'
import { meQuery } from '#shell'

/**
 * The answer of a save stands everywhere at once. Asking anew would be too early for a new address: the link to it is
 * made in the background, and only then the server counts the change as asked for.
 */
export function showProfile(cache: QueryClient, { firstName, lastName, ...rest }: Output<typeof updateProfile>): void {
  cache.setQueryData(
    meQuery().queryKey,
    answer => answer && { user: { ...answer.user, ...rest, firstName, lastName, name: `${firstName} ${lastName}`.trim() } },
  )
}
