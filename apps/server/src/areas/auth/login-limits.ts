import { countFailure, findWait, forgetFailures, refuseWhileBlocked, type Subject } from '#platform/auth'
import { sql, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { networkOf } from '#platform/http'

/** The kind of try. Each kind is counted separately, so that guesses at one door never close another. */
export type Door = 'login' | 'school' | 'proof' | 'register' | 'mail'

export interface Try {
  door: Door
  /** The account that is tried: the key of an e-mail address, or a person's id. */
  account: string
  /** The network address that the try comes from; for a signed-in person, their session. */
  from: { address: string } | { sessionId: string }
  /** The key of the known device that the try comes from. */
  deviceKey?: string | undefined
}

/** A try that was let in, with the subjects that are counted if it turns out wrong. */
export interface OpenTry {
  own: Subject
  /** Counted with each wrong try from anywhere but a known device. */
  account: Subject | undefined
  /** Counted with the first wrong try at each account: the limit of a network address is on the number of accounts that it guesses at. */
  address: Subject | undefined
}

/**
 * Lets a try in, or refuses it while it must wait. Only a known device's own wrong tries make it wait; once these are used up,
 * it counts like any other browser.
 */
export async function enterTry(db: SystemDb, attempt: Try): Promise<OpenTry> {
  const device = deviceOf(attempt)
  if (device && (await findWait(db, [device])) === 0) {
    await refuseBesideAnother(db, device)
    return { own: device, account: undefined, address: undefined }
  }
  const openTry = openTryOf(attempt)
  await refuseBesideAnother(db, openTry.own)
  await refuseWhileBlocked(
    db,
    [openTry.own, openTry.account, openTry.address].flatMap(subject => subject ?? []),
  )
  return openTry
}

function deviceOf({ door, account, deviceKey }: Try): Subject | undefined {
  return deviceKey === undefined ? undefined : { kind: 'known device', value: `${door} ${account} ${deviceKey}` }
}

function openTryOf({ door, account, from }: Try): OpenTry {
  const source = 'address' in from ? networkOf(from.address) : from.sessionId
  // only these doors are counted by account: at the others a stranger's tries would gain no secret, and only block the owner
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

/** Refuses a parallel try: guesses at the same moment would all pass the check before the first is counted. Other sources do not wait. */
async function refuseBesideAnother(db: SystemDb, { kind, value }: Subject): Promise<void> {
  const { isFree } = await db.one<Place>(sql`
    select pg_try_advisory_xact_lock(hashtextextended(${`${kind} ${value}`}, 0)) as "isFree"`)
  if (!isFree) throw new AppError('too many requests', { retryAfter: 1 })
}

/** Counts the try as wrong; the error that follows must not roll back this write. */
export async function failTry(db: SystemDb, { own, account, address }: OpenTry): Promise<void> {
  const failures = await countFailure(db, own)
  if (account) await countFailure(db, account)
  if (address && failures === 1) await countFailure(db, address)
}

/** Resets only the count of this source at this account: otherwise a guesser could clear the other counts with an account of their own. */
export const passTry = (db: SystemDb, { own }: OpenTry) => forgetFailures(db, own)

/** Limits calls that guess nothing but must not be repeated without end, such as sending mails: each call counts. */
export async function countTry(db: SystemDb, attempt: Try): Promise<void> {
  await failTry(db, await enterTry(db, attempt))
}
