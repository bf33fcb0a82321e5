import type { ParsedInput } from '@allenio/contract'
import type { endSecondFactor, startSecondFactor } from '@allenio/contract/auth'
import type { Person } from '#platform/access'
import { isFreshlyProved, isPassword, markProved } from '#platform/auth'
import { sql, type Row, type SystemDb } from '#platform/db'
import { AppError } from '#platform/errors'
import { enterTry, failTry, passTry, type OpenTry } from './login-limits.ts'
import { usePasskey } from './passkeys.ts'
import { hasSecondFactor, takeCode } from './second-factor.ts'

export type Proof = ParsedInput<typeof startSecondFactor>
type FullProof = ParsedInput<typeof endSecondFactor>

/** Proves before a sensitive call that it is the person, and not somebody who found the screen open. Wrong tries count. */
export async function prove(db: SystemDb, actor: Person, proof: Proof): Promise<void> {
  const openTry = await enterProof(db, actor)
  await checkProof(db, openTry, proof)
  await passTry(db, openTry)
}

/** Lets the session do for some minutes what asks for a proof beforehand, because it carries none itself. */
export async function proveSession(db: SystemDb, actor: Person, proof: Proof): Promise<void> {
  await prove(db, actor, proof)
  await markProved(db, actor.sessionId)
}

export async function refuseWithoutFreshProof(db: SystemDb, { sessionId }: Person): Promise<void> {
  if (!(await isFreshlyProved(db, sessionId))) throw new AppError('fresh proof needed')
}

/** The current password, typed into the named field. */
export async function provePassword(db: SystemDb, actor: Person, password: TypedPassword): Promise<void> {
  const openTry = await enterProof(db, actor)
  await checkPassword(db, openTry, password)
  await passTry(db, openTry)
}

/** Guards changes that weaken the second factor: needs the password and one of its codes, or a passkey, which proves both. */
export async function proveFully(db: SystemDb, actor: Person, { code, ...proof }: FullProof): Promise<void> {
  const { personId } = actor
  const openTry = await enterProof(db, actor)
  if (!(await hasSecondFactor(db, personId))) throw new AppError('second factor off')
  const proofKind = await checkProof(db, openTry, proof)
  // only a right code resets the count of wrong ones: a person who knows the password must not guess codes for ever
  const isWhole = proofKind === 'passkey' || (code !== undefined && (await takeCode(db, personId, code)))
  if (!isWhole) throw await countWrongProof(db, openTry, 'wrong code', 'code')
  await passTry(db, openTry)
}

interface TypedPassword {
  password: string
  field: string
}

type ProofTry = OpenTry & { personId: string }

/** Tries of another session do not count: an intruder in an open session must not keep the owner from changing the password. */
export const enterProof = async (db: SystemDb, { personId, sessionId }: Person): Promise<ProofTry> => ({
  ...(await enterTry(db, { door: 'proof', account: personId, from: { sessionId } })),
  personId,
})

async function checkProof(db: SystemDb, openTry: ProofTry, { password, passkey }: Proof): Promise<'password' | 'passkey'> {
  if (passkey) {
    const passkeyOwnerId = await usePasskey(db, { answer: passkey, personId: openTry.personId })
    if (passkeyOwnerId !== openTry.personId) throw await countWrongProof(db, openTry, 'passkey refused', 'passkey')
    return 'passkey'
  }
  if (password === undefined) throw new AppError('proof needed', { fields: { password: { code: 'proof needed' } } })
  await checkPassword(db, openTry, { password, field: 'password' })
  return 'password'
}

async function checkPassword(db: SystemDb, openTry: ProofTry, { password, field }: TypedPassword): Promise<void> {
  const stored = await db.maybeOne<Row<'persons', 'password_hash'>>(sql`
    select password_hash from persons where id = ${openTry.personId}`)
  if (!(await isPassword(password, stored?.password_hash))) throw await countWrongProof(db, openTry, 'wrong password', field)
}

type WrongProof = 'wrong password' | 'wrong code' | 'passkey refused'

async function countWrongProof(db: SystemDb, openTry: ProofTry, code: WrongProof, field: string): Promise<AppError> {
  await failTry(db, openTry)
  return new AppError(code, { keepsWrites: true, fields: { [field]: { code } } })
}
