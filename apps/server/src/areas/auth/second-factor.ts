import { randomInt } from 'node:crypto'
import { recoveryCodeCount } from '@allenio/contract/auth'
import { matchingStep, newTotpSecret, seal, sign, unseal } from '#platform/auth'
import { useConfig } from '#platform/config'
import { sql, type Row, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'

export async function hasSecondFactor(db: SystemDb, personId: string): Promise<boolean> {
  return (
    (await db.maybeOne(sql`
    select 1 as is_on from second_factors where person_id = ${personId} and confirmed_at is not null`)) !== undefined
  )
}

/** Creates a secret that does not count yet; it never replaces one that counts already. */
export async function startFactor(db: SystemDb, personId: string): Promise<string> {
  const secret = newTotpSecret()
  const sealedSecret = seal(useConfig().secretKey, secret)
  const writtenCount = await db.run(sql`
    insert into second_factors as f (person_id, secret) values (${personId}, ${sealedSecret})
    on conflict (person_id) do update set secret = excluded.secret, last_step = -1, created_at = now()
    where f.confirmed_at is null`)
  if (!writtenCount) throw new AppError('second factor on')
  return secret
}

/** Activates the factor with its first right code. */
export async function confirmFactor(db: SystemDb, personId: string, code: string): Promise<boolean> {
  const factor = await db.maybeOne<Row<'second_factors', 'confirmed_at'>>(sql`
    select confirmed_at from second_factors where person_id = ${personId} for update`)
  if (!factor) throw new AppError('second factor off')
  if (factor.confirmed_at) throw new AppError('second factor on')
  if (!(await takeTotp(db, personId, normalizeCode(code)))) return false
  await db.run(sql`update second_factors set confirmed_at = now() where person_id = ${personId}`)
  return true
}

export async function endFactor(db: SystemDb, personId: string): Promise<void> {
  await db.run(sql`delete from second_factors where person_id = ${personId}`)
  await db.run(sql`delete from recovery_codes where person_id = ${personId}`)
}

/** Uses a code up: a code of the app counts once, and a recovery code too. */
export async function takeCode(db: SystemDb, personId: string, typed: string): Promise<boolean> {
  const code = normalizeCode(typed)
  return /^\d{6}$/.test(code) ? takeTotp(db, personId, code) : takeRecoveryCode(db, personId, code)
}

const normalizeCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toLowerCase()

async function takeTotp(db: SystemDb, personId: string, code: string): Promise<boolean> {
  const factor = await db.maybeOne<Row<'second_factors', 'secret' | 'last_step'>>(sql`
    select secret, last_step from second_factors where person_id = ${personId}`)
  if (!factor) return false
  const step = matchingStep(unseal(useConfig().secretKey, factor.secret), code, { lastUsed: factor.last_step })
  if (step === undefined) return false
  // if one code is used twice at the same moment, the second use finds the step taken
  return (
    (await db.run(sql`
    update second_factors set last_step = ${step} where person_id = ${personId} and last_step < ${step}`)) > 0
  )
}

const takeRecoveryCode = async (db: SystemDb, personId: string, code: string) =>
  (await db.run(sql`
  update recovery_codes set used_at = now()
  where person_id = ${personId} and code_hash = ${hashOf(personId, code)} and used_at is null`)) > 0

// codes are short enough to be typed: a hash with the installation's secret prevents guessing from the table alone
const hashOf = (personId: string, code: string) =>
  Buffer.from(sign(useConfig().secretKey, 'recovery code', `${personId} ${code}`), 'base64url')

// leaves out letters and digits that look alike
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const newCode = () => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Replaces all codes and answers the new ones, which are shown only this once. */
export async function makeRecoveryCodes(db: SystemDb, personId: string): Promise<string[]> {
  await db.run(sql`delete from recovery_codes where person_id = ${personId}`)
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  const hashes = codes.map(code => hashOf(personId, code))
  await db.run(sql`insert into recovery_codes (person_id, code_hash) select ${personId}::uuid, unnest(${hashes}::bytea[])`)
  return codes.map(code => `${code.slice(0, 5)}-${code.slice(5)}`)
}
