import { countFailure, findWait, forgetFailures, refuseWhileBlocked, type Subject } from '#platform/auth'
import { sql, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { networkOf } from '#platform/http'

/** What is tried: each kind of try is counted for itself, so that guessing at one door never closes another. */
export type Door = 'login' | 'school' | 'proof' | 'register' | 'mail'

export interface Try {
  door: Door
  /** Whose door: the key of an e-mail address, a person's id. */
  account: string
  /** The network address that the try comes from; for who is signed in their session. */
  from: { address: string } | { sessionId: string }
  /** The key of the known device that the try comes from. */
  deviceKey?: string | undefined
}

/** A try that was let in, with what it is counted for should it turn out wrong. */
export interface OpenTry {
  own: Subject
  /** Counted with each wrong try from anywhere but a known device. */
  account: Subject | undefined
  /** Counted with the first wrong try at each account: an office is judged by how many accounts it guesses at. */
  address: Subject | undefined
}

/**
 * Lets a try in, or refuses it while it must wait. A known device waits for its own wrong tries alone; once these are used
 * up it is like any other browser.
 */
export async function enterTry(db: SystemDb, tried: Try): Promise<OpenTry> {
  const device = deviceOf(tried)
  if (device && (await findWait(db, [device])) === 0) {
    await refuseBesideAnother(db, device)
    return { own: device, account: undefined, address: undefined }
  }
  const open = openTryOf(tried)
  await refuseBesideAnother(db, open.own)
  await refuseWhileBlocked(
    db,
    [open.own, open.account, open.address].flatMap(subject => subject ?? []),
  )
  return open
}

function deviceOf({ door, account, deviceKey }: Try): Subject | undefined {
  return deviceKey === undefined ? undefined : { kind: 'known device', value: `${door} ${account} ${deviceKey}` }
}

function openTryOf({ door, account, from }: Try): OpenTry {
  const source = 'address' in from ? networkOf(from.address) : from.sessionId
  // elsewhere nothing secret is guessed at, and a stranger's tries would only be in the owner's way
  const isGuessedAt = door === 'login' || door === 'school'
  return {
    own: { kind: 'account at address', value: `${door} ${account} ${source}` },
    account: isGuessedAt ? { kind: 'account', value: `${door} ${account}` } : undefined,
    address: 'address' in from ? { kind: 'address', value: `${door} ${source}` } : undefined,
  }
}

interface Place {
  isFree: boolean
}

/** Parallel guesses would all pass the check before the first of them is counted. Whoever tries elsewhere is not held up. */
async function refuseBesideAnother(db: SystemDb, { kind, value }: Subject): Promise<void> {
  const { isFree } = await db.one<Place>(sql`
    select pg_try_advisory_xact_lock(hashtextextended(${`${kind} ${value}`}, 0)) as "isFree"`)
  if (!isFree) throw new AppError('too many requests', { retryAfter: 1 })
}

/** Counts the try as wrong; what is thrown next must keep its writes. */
export async function failTry(db: SystemDb, { own, account, address }: OpenTry): Promise<void> {
  const failures = await countFailure(db, own)
  if (account) await countFailure(db, account)
  if (address && failures === 1) await countFailure(db, address)
}

/** The count of this source at this account starts anew; the others stay, or an own account would clear them. */
export const passTry = (db: SystemDb, { own }: OpenTry) => forgetFailures(db, own)

/** For what is not guessed at but must not be done without end, such as sending mails: each time counts. */
export async function countTry(db: SystemDb, tried: Try): Promise<void> {
  await failTry(db, await enterTry(db, tried))
}
