import { countFailure, forgetFailures, refuseWhileBlocked } from '#platform/auth'
import { sql, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'

type Subject = Parameters<typeof refuseWhileBlocked>[1][number]

/** What is tried: each kind of try is counted for itself, so that guessing at one door never closes another. */
export type Door = 'login' | 'school' | 'passkey' | 'proof' | 'register' | 'mail'

export interface Try {
  door: Door
  /** Whose door: an address, a person's id. */
  account?: string
  /** Where the try comes from. */
  address?: string
}

const accountOf = ({ door, account }: Try): Subject[] =>
  account === undefined ? [] : [{ kind: 'account', value: `${door} ${account}` }]
const addressOf = ({ door, address }: Try): Subject[] =>
  address === undefined ? [] : [{ kind: 'address', value: `${door} ${networkOf(address)}` }]
const bothOf = (tried: Try) => [...accountOf(tried), ...addressOf(tried)]

/** An IPv6 subscriber owns a whole /64 and can change address with every try. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail = ''] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...(address.includes('::') ? zeros : []), ...after].slice(0, 4).join(':')
}

/** Refuses while the account or the address must wait, and a second try at one account beside a running one. */
export async function enterTry(db: SystemDb, tried: Try): Promise<void> {
  if (tried.account !== undefined) {
    // parallel guesses would all pass the check before the first of them is counted
    const { isFree } = await db.one<{ isFree: boolean }>(sql`
      select pg_try_advisory_xact_lock(hashtextextended(${`${tried.door} ${tried.account}`}, 0)) as "isFree"`)
    if (!isFree) throw new AppError('too many requests', { retryAfter: 1 })
  }
  await refuseWhileBlocked(db, bothOf(tried))
}

/** Counts the try as wrong; what is thrown next must keep its writes. */
export const failTry = (db: SystemDb, tried: Try): Promise<void> => countFailure(db, bothOf(tried))

/** The account's count starts anew; the address's stays, or an own account would clear it. */
export const passTry = (db: SystemDb, tried: Try) => forgetFailures(db, accountOf(tried))
