import { emailKey } from '@allenio/domain/account'
import type { Output, ParsedInput } from '@allenio/contract'
import type { login } from '@allenio/contract/auth'
import { findDeviceKey, isPassword, type CookieJar } from '#platform/auth'
import { limitTo, sql, type Row, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import type { RequestFacts } from '#platform/http'
import { enterTry, failTry, passTry } from './login-limits.ts'
import { hasSecondFactor, takeCode } from './second-factor.ts'
import { signIn } from './sign-in.ts'

export async function logIn(
  db: SystemDb,
  { email, password, code }: ParsedInput<typeof login>,
  request: RequestFacts,
): Promise<Output<typeof login>> {
  const key = emailKey(email)
  const candidates = await findCandidates(db, key, request)
  const openTry = await enterTry(db, { door: 'login', account: key, from: { address: request.address }, deviceKey: candidates.deviceKey })
  const personId = await findPasswordOwner(candidates, password)
  if (!personId) {
    await failTry(db, openTry)
    throw new AppError('wrong credentials', { keepsWrites: true })
  }
  const isGuarded = await hasSecondFactor(db, personId)
  if (isGuarded) {
    if (code === undefined) return { second_factor: { kinds: ['authenticator', 'recovery code'] } }
    if (!(await takeCode(db, personId, code))) {
      await failTry(db, openTry)
      throw new AppError('wrong code', { keepsWrites: true, fields: { code: { code: 'wrong code' } } })
    }
  }
  await passTry(db, openTry)
  return { access_token: await signIn(db, personId, request, { isGuarded }) }
}

interface Candidate extends Row<'persons', 'id' | 'password_hash'> {
  is_owner: boolean
}

interface Candidates {
  owner: Candidate | undefined
  claim: Candidate | undefined
  deviceKey: string | undefined
}

const claimsAtMost = 10

/**
 * The owner of the address, and the newest registration that claims it. If nobody owns the address, a claim that knows this browser
 * is preferred, so that a stranger's later registration locks nobody out. A device that only a claim knows is no known device of
 * the owner: otherwise anybody could register, and so get extra tries at the owner's password.
 */
async function findCandidates(db: SystemDb, key: string, jar: CookieJar): Promise<Candidates> {
  const rows = await db.many<Candidate>(sql`
    (select id, password_hash, true as is_owner from persons where email_key = ${key})
    union all
    (select id, password_hash, false from persons where claimed_key = ${key} order by created_at desc ${limitTo(claimsAtMost)})`)
  const owner = rows.find(each => each.is_owner)
  const claims = rows.filter(each => !each.is_owner)
  if (owner) return { owner, claim: claims[0], deviceKey: await findDeviceKey(db, owner.id, jar) }
  for (const claim of claims) {
    const deviceKey = await findDeviceKey(db, claim.id, jar)
    if (deviceKey !== undefined) return { owner, claim, deviceKey }
  }
  return { owner, claim: claims[0], deviceKey: undefined }
}

/** Always compares two passwords, so that the time tells neither whether there is an owner nor whether there is a claim. */
async function findPasswordOwner({ owner, claim }: Candidates, password: string): Promise<string | undefined> {
  const [isOwner, isClaim] = await Promise.all([owner, claim].map(each => isPassword(password, each?.password_hash)))
  if (isOwner) return owner?.id
  return isClaim ? claim?.id : undefined
}
