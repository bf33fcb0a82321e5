import { subjectsOf, type Db } from '#platform/db'
import { AppError, OutsideError } from '#platform/errors'
import type { AnySteps } from './bindings.ts'
import {
  beginKey,
  freeKey,
  keepAnswer,
  keepIntent,
  keepRefusal,
  lockKey,
  settleKey,
  type KeptAnswer,
  type KeyedCall,
} from './idempotency.ts'
import type { MessageAnswer } from './message-answer.ts'
import { keepsWrites, type Outcome } from './outcome.ts'

interface StepsKit {
  input: unknown
  keyed: KeyedCall | undefined
  /** Runs one transaction of the call. */
  inDb: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  callIn: (db: Db) => unknown
  finish: (answer: MessageAnswer<unknown>) => Outcome
  publish: (db: Db, subjectIds: readonly string[]) => void
  refusalOf: (error: unknown) => KeptAnswer | undefined
}

interface Begun {
  intent: unknown
  /** The subjects that the first transaction has changed. */
  subjectIds: readonly string[]
}

/**
 * Answers a call that asks a service outside: between two transactions, never within one. With an Idempotency-Key the intent is stored with
 * the key. A twin that comes meanwhile, or a retry after a crash, asks for the same intent with the same key of the service, which does it
 * once; whoever is first in the second transaction finishes, and the other one gets that answer.
 */
export async function answerInSteps(steps: AnySteps, kit: StepsKit): Promise<Outcome> {
  const begun = await begin(steps, kit)
  if ('kind' in begun) return begun
  const { intent } = begun
  let answer: unknown
  try {
    answer = await steps.ask(intent)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    if (error.isFinal) await giveUp(steps, kit, { intent, error })
    throw new AppError(error.refusal)
  }
  return finish(steps, kit, { ...begun, answer })
}

async function begin(steps: AnySteps, kit: StepsKit): Promise<Begun | Outcome> {
  const { inDb, keyed, refusalOf } = kit
  try {
    return await inDb(db => beginIn(db, steps, kit))
  } catch (error) {
    const refusal = refusalOf(error)
    if (keyed && refusal) await inDb(db => keepRefusal(db, keyed, refusal))
    throw error
  }
}

async function beginIn(db: Db, steps: AnySteps, { keyed, callIn, input, refusalOf }: StepsKit): Promise<Begun | Outcome> {
  const storedKey = keyed && (await beginKey(db, keyed))
  if (storedKey) return 'status' in storedKey ? presentStored(storedKey) : (storedKey.intent as Begun) // stored below
  try {
    const intent = await steps.begin(callIn(db), input)
    const begun = { intent, subjectIds: subjectsOf(db) }
    if (keyed) await keepIntent(db, keyed, begun)
    return begun
  } catch (error) {
    // the key commits with the other writes, as in answerCall
    if (keyed && keepsWrites(error)) await settleKey(db, keyed, refusalOf(error))
    throw error
  }
}

async function finish(steps: AnySteps, kit: StepsKit, { intent, subjectIds, answer }: Begun & { answer: unknown }): Promise<Outcome> {
  const { inDb, keyed, callIn, input, refusalOf, publish } = kit
  try {
    return await inDb(async db => {
      const storedAnswer = keyed && (await lockKey(db, keyed))
      if (storedAnswer) return presentStored(storedAnswer)
      try {
        const outcome = kit.finish(await steps.finish(callIn(db), { intent, answer, input }))
        publish(db, [...new Set([...subjectIds, ...subjectsOf(db)])])
        if (keyed && outcome.kind === 'json') await keepAnswer(db, keyed, { status: outcome.status, answer: outcome.body })
        return outcome
      } catch (error) {
        const refusal = refusalOf(error)
        // a call that only has to be tried again keeps its intent
        if (keyed && refusal && keepsWrites(error)) await keepAnswer(db, keyed, refusal)
        throw error
      }
    })
  } catch (error) {
    const refusal = refusalOf(error)
    if (keyed && refusal) {
      await inDb(async db => {
        // a twin may have finished meanwhile
        if (!(await lockKey(db, keyed))) await keepAnswer(db, keyed, refusal)
      })
    }
    throw error
  }
}

/** The service will refuse this intent again, so a retry begins anew. */
async function giveUp(steps: AnySteps, { inDb, keyed, callIn }: StepsKit, result: { intent: unknown; error: OutsideError }): Promise<void> {
  await inDb(async db => {
    if (keyed && (await lockKey(db, keyed))) return
    await steps.refused?.(callIn(db), result)
    if (keyed) await freeKey(db, keyed)
  })
}

const presentStored = ({ status, answer }: KeptAnswer): Outcome => ({ kind: 'json', status, body: answer })
