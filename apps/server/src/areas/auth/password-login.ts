import { emailKey } from '@allenio/domain/account'
import type { Output, ParsedInput } from '@allenio/contract'
import type { login } from '@allenio/contract/auth'
import { isPassword } from '#platform/auth'
import { sql, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import type { RequestFacts } from '#platform/http'
import { enterTry, failTry, passTry, type Try } from './login-limits.ts'
import { hasSecondFactor, takeCode } from './second-factor.ts'
import { signIn } from './sign-in.ts'

export async function logIn(
  db: SystemDb, { email, password, code }: ParsedInput<typeof login>, request: RequestFacts,
): Promise<Output<typeof login>> {
  const key = emailKey(email)
  const tried: Try = { door: 'login', account: key, address: request.address }
  await enterTry(db, tried)
  const personId = await whoHas(db, key, password)
  if (!personId) {
    await failTry(db, tried)
    throw new AppError('wrong credentials', { keepsWrites: true })
  }
  if (await hasSecondFactor(db, personId)) {
    if (code === undefined) return { second_factor: { kinds: ['authenticator', 'recovery code'] } }
    if (!await takeCode(db, personId, code)) {
      await failTry(db, tried)
      throw new AppError('wrong code', { keepsWrites: true, fields: { code: { code: 'wrong code' } } })
    }
  }
  await passTry(db, tried)
  return { access_token: await signIn(db, personId, request) }
}

interface Candidate {
  id: string
  password_hash: string | null
  is_owner: boolean
}

/**
 * Who owns the address, or the newest registration that claims it. Always two passwords are compared, so that the time
 * tells neither whether there is an owner nor whether there is a claim.
 */
async function whoHas(db: SystemDb, key: string, password: string): Promise<string | undefined> {
  const candidates = await db.many<Candidate>(sql`
    (select id, password_hash, true as is_owner from persons where email_key = ${key})
    union all
    (select id, password_hash, false from persons where claimed_key = ${key} order by created_at desc limit 1)`)
  const owner = candidates.find(each => each.is_owner)
  const claim = candidates.find(each => !each.is_owner)
  const [isOwner, isClaim] = await Promise.all([owner, claim].map(each => isPassword(password, each?.password_hash)))
  if (isOwner) return owner?.id
  return isClaim ? claim?.id : undefined
}
