import type { ParsedInput } from '@allenio/contract'
import type { endSecondFactor, startSecondFactor } from '@allenio/contract/auth'
import type { Person } from '#platform/access'
import { isPassword } from '#platform/auth'
import { sql, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { enterTry, failTry, passTry, type Try } from './login-limits.ts'
import { usePasskey } from './passkeys.ts'
import { hasSecondFactor, takeCode } from './second-factor.ts'

export type Proof = ParsedInput<typeof startSecondFactor>
type FullProof = ParsedInput<typeof endSecondFactor>

/** Before something sensitive: is it really they, and not who found the screen open? Wrong tries count. */
export async function prove(db: SystemDb, { personId }: Person, proof: Proof): Promise<void> {
  const tried = triedBy(personId)
  await enterTry(db, tried)
  await checkProof(db, tried, proof)
  await passTry(db, tried)
}

/** The current password, typed into the named field. */
export async function provePassword(db: SystemDb, personId: string, typed: TypedPassword): Promise<void> {
  const tried = triedBy(personId)
  await enterTry(db, tried)
  await checkPassword(db, tried, typed)
  await passTry(db, tried)
}

/** For what weakens the second factor: the password and a code of it, or a passkey, which is both. */
export async function proveFully(db: SystemDb, { personId }: Person, { code, ...proof }: FullProof): Promise<void> {
  const tried = triedBy(personId)
  await enterTry(db, tried)
  if (!await hasSecondFactor(db, personId)) throw new AppError('second factor off')
  const proved = await checkProof(db, tried, proof)
  // wrong codes are only forgotten with a right one: who knows the password must not guess on
  const isWhole = proved === 'passkey' || (code !== undefined && await takeCode(db, personId, code))
  if (!isWhole) throw await counted(db, tried, 'wrong code', 'code')
  await passTry(db, tried)
}

interface TypedPassword {
  password: string
  field: string
}

type ProofTry = Try & { account: string }
const triedBy = (personId: string): ProofTry => ({ door: 'proof', account: personId })

async function checkProof(db: SystemDb, tried: ProofTry, { password, passkey }: Proof): Promise<'password' | 'passkey'> {
  if (passkey) {
    const answered = await usePasskey(db, { answer: passkey, personId: tried.account })
    if (answered !== tried.account) throw await counted(db, tried, 'passkey refused', 'passkey')
    return 'passkey'
  }
  if (password === undefined) throw new AppError('proof needed', { fields: { password: { code: 'proof needed' } } })
  await checkPassword(db, tried, { password, field: 'password' })
  return 'password'
}

async function checkPassword(db: SystemDb, tried: ProofTry, { password, field }: TypedPassword): Promise<void> {
  const stored = await db.maybeOne<{ password_hash: string | null }>(sql`
    select password_hash from persons where id = ${tried.account}`)
  if (!await isPassword(password, stored?.password_hash)) throw await counted(db, tried, 'wrong password', field)
}

type WrongProof = 'wrong password' | 'wrong code' | 'passkey refused'

async function counted(db: SystemDb, tried: ProofTry, code: WrongProof, field: string): Promise<AppError> {
  await failTry(db, tried)
  return new AppError(code, { keepsWrites: true, fields: { [field]: { code } } })
}
