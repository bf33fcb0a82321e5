import type { QueryClient } from '@tanstack/react-query'
import { loadMe, loadSchoolMe, visitorOf } from '../me/me.ts'
import type { Visitors } from './guard.ts'

/**
 * The signed-in person and school user, as the guard needs them. It trusts the stored answer, so that a page opens at once and offline
 * too. A token that the server refuses has been removed before this resolves.
 */
export async function currentVisitors(cache: QueryClient): Promise<Visitors> {
  const [me, schoolUser] = await Promise.all([loadMe(cache), loadSchoolMe(cache)])
  return { person: me && visitorOf(me), isSchoolUser: schoolUser !== undefined }
}
