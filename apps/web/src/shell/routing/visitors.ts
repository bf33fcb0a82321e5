import type { QueryClient } from '@tanstack/react-query'
import { loadMe, loadSchoolMe, visitorOf } from '../me/me.ts'
import type { Visitors } from './guard.ts'

/**
 * Who is here, as the guard needs it. What was kept on the device is believed at once, so that a page opens offline and
 * without waiting; a token that turns out dead has been forgotten by the time this answers.
 */
export async function currentVisitors(cache: QueryClient): Promise<Visitors> {
  const [me, schoolUser] = await Promise.all([loadMe(cache), loadSchoolMe(cache)])
  return { person: me && visitorOf(me), isSchoolUser: schoolUser !== undefined }
}
