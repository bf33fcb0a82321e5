import type { Output } from '@allenio/contract'
import { getMe } from '@allenio/contract/auth'
import { getSchoolMe } from '@allenio/contract/training-school'
import type { QueryClient } from '@tanstack/react-query'
import { CancelledError, useQuery } from '@tanstack/react-query'
import { read, Unreachable } from '#lib/api'
import { brandNames, config } from '#lib/config'
import { readsRestored } from '#lib/offline'
import { homeCountryCode, session, setPerson, setWorkspace, useSession } from '#lib/session'
import type { Visitor, Visitors } from '../routing/guard.ts'
import { settleLanguage } from './own-language.ts'

type MeAnswer = Output<typeof getMe>
export type Me = MeAnswer['user']
export type SchoolUser = Output<typeof getSchoolMe>['user']

/** The read of the signed-in person. The answer is stored on the device: offline, the guard uses the last one. */
export const meQuery = () => read(getMe, {}, { isStored: true, quiet: true })
const schoolMeQuery = () => read(getSchoolMe, {}, { quiet: true, strategy: 'training_school' })

/** The signed-in person; undefined while loading and when nobody is signed in. */
export function useMe(): Me | undefined {
  const { token } = useSession()
  const { data } = useQuery({ ...meQuery(), enabled: token !== undefined })
  return token === undefined ? undefined : data?.user
}

export function useSchoolUser(): SchoolUser | undefined {
  const { schoolToken } = useSession()
  const { data } = useQuery({ ...schoolMeQuery(), enabled: schoolToken !== undefined })
  return schoolToken === undefined ? undefined : data?.user
}

/** The name that the product has for this person: that of their business's own app, or the brand's. */
export const useProductName = (): string => useMe()?.custom_app?.name || brandNames[config.brand]

/** The person as guards need them. Only for code that runs while somebody is signed in, which the layouts guarantee. */
export const visitorOf = ({ roles, permissions, workspace }: Me): Visitor => ({ roles, permissions, hasWorkspace: workspace !== null })

export async function loadMe(cache: QueryClient): Promise<Me | undefined> {
  if (session().token === undefined) return undefined
  try {
    const { user } = await answerOrStored(cache)
    if (session().token === undefined) return undefined
    settle(user)
    return user
  } catch (error) {
    // the 401 has already removed the dead token
    if (session().token === undefined) return undefined
    // another tab has set the workspace meanwhile, so the read has another key now
    if (error instanceof CancelledError) return loadMe(cache)
    throw error
  }
}

/**
 * Returns the server's answer or the stored one, whichever comes first: a slow device reads its store only after the page has begun, and a
 * network may seem to work but answer nothing for long.
 */
function answerOrStored(cache: QueryClient): Promise<MeAnswer> {
  const query = meQuery()
  const answer = cache.ensureQueryData({ ...query, revalidateIfStale: true })
  const stored = readsRestored().then(() => cache.getQueryData<MeAnswer>(query.queryKey) ?? answer)
  return Promise.race([stored, answer.catch((error: unknown) => (error instanceof Unreachable ? stored : Promise.reject(error)))])
}

export async function loadSchoolMe(cache: QueryClient): Promise<SchoolUser | undefined> {
  if (session().schoolToken === undefined) return undefined
  try {
    return (await cache.ensureQueryData({ ...schoolMeQuery(), revalidateIfStale: true })).user
  } catch (error) {
    if (session().schoolToken === undefined) return undefined
    throw error
  }
}

/** Updates the session from the answer. */
function settle({ id, locale, workspace, memberships }: Me): void {
  const { personId, workspaceId } = session()
  if (personId !== id) setPerson(id)
  settleLanguage(locale)
  if (workspace) homeCountryCode.set(workspace.presets.countryCode)
  // the person has lost the workspace of this tab: the next request names none
  if (!workspace && workspaceId && memberships.length > 0) return setWorkspace(undefined)
  if (workspace && !workspaceId) setWorkspace(workspace.id)
}

/**
 * The signed-in person and school user, as the guard needs them. It trusts the stored answer, so that a page opens at once and offline
 * too. A token that the server refuses has been removed before this resolves.
 */
export async function currentVisitors(cache: QueryClient): Promise<Visitors> {
  const [me, schoolUser] = await Promise.all([loadMe(cache), loadSchoolMe(cache)])
  return { person: me && visitorOf(me), isSchoolUser: schoolUser !== undefined }
}

const longestWaitMs = 2_000

/** Asks the server again, because a right may have been granted since; undefined if it does not answer in time. */
export async function askedAnew(cache: QueryClient): Promise<Visitors | undefined> {
  const answer = cache.fetchQuery({ ...meQuery(), staleTime: 0 }).catch(() => undefined)
  const wait = new Promise<undefined>(resolve => setTimeout(resolve, longestWaitMs))
  return (await Promise.race([answer, wait])) && currentVisitors(cache)
}
