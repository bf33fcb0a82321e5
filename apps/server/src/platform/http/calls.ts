import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { AnyEndpoint, Language, Thing } from '@allenio/contract'
import { judge, type Actor, type Caller, type Membership } from '#platform/access'
import { pastRaces, sql, subjectsOf, type Database, type Db } from '#platform/db'
import { AppError } from '#platform/errors'
import { wrapAnswer } from './answer.ts'
import type { BrokenRow } from './broken-rows.ts'
import type { Binding, Bytes, RequestFacts, Scope } from './bindings.ts'
import { claimKey, hashOf, keepAnswer, keepRefusal, readKey, settleKey, type KeptAnswer, type KeyedCall } from './idempotency.ts'
import { parseInput, type RawInput } from './input.ts'
import { presentRefusal, type Catalogue } from './refusal.ts'
import type { MessageAnswer } from './message-answer.ts'
import { keepsWrites, type Outcome } from './outcome.ts'
import { answerInSteps } from './steps.ts'
import { inTurn } from './turns.ts'

export interface IncomingCall {
  raw: RawInput
  headers: IncomingHttpHeaders
  caller: Caller | undefined
  facts: RequestFacts
  stream?: Readable | undefined
}

/** The things that a write has changed on its subjects, for the screens that show them. */
export interface CallChange {
  workspaceId: string
  subjectIds: readonly string[]
  things: readonly Thing[]
  /** The tab that made the call, which refreshes its own screen. */
  tab: string | undefined
}

export interface CallKit {
  database: Database
  catalogue: Catalogue
  publishChange: (change: CallChange) => void
  reportBrokenRow: (row: BrokenRow) => void
}

export interface BoundCall {
  binding: Binding
  areaName: string
}

/** Answers one call after its caller was admitted. Refusals are thrown, and the router words them. */
export function answerCall(call: BoundCall, incoming: IncomingCall, kit: CallKit): Promise<Outcome> {
  const workspaceId = incoming.caller?.kind === 'person' ? incoming.caller.membership?.workspaceId : undefined
  if (!call.binding.isInTurn || workspaceId === undefined) return answerNow(call, incoming, kit)
  return inTurn(workspaceId, () => answerNow(call, incoming, kit))
}

async function answerNow({ binding, areaName }: BoundCall, incoming: IncomingCall, kit: CallKit): Promise<Outcome> {
  const { endpoint, scope } = binding
  const { caller, facts, raw } = incoming
  const own = (key: string) => {
    const { language } = facts
    // another area's sentence counts where the endpoint declares its code
    const isDeclared = endpoint.errors?.some(code => code === key)
    return kit.catalogue.own(areaName, language, key) ?? (isDeclared ? kit.catalogue.sentence(language, key) : undefined)
  }
  const input = parseInput(endpoint, raw, { language: facts.language, own })
  const finish = (answer: MessageAnswer<unknown>): Outcome =>
    endpoint.kind === 'download'
      ? { kind: 'bytes', bytes: answer.value as Bytes } // download handlers answer Bytes by their binding's type
      : { kind: 'json', status: 200, body: wrapAnswer(endpoint, answer, { ...kit, area: areaName, language: facts.language }) }

  if (scope === 'intake') {
    return finish(
      await binding.run({ database: kit.database, actor: caller, request: facts, body: incoming.stream ?? Readable.from([]) }, input),
    )
  }
  const isWrite = endpoint.method !== 'GET' || binding.steps !== undefined
  const keyed = keyedCall(endpoint, incoming, input)
  const actor = await actorIn(scope, { caller, input, kit })
  if (scope === 'member' && !actor) {
    // a person who has just left is no member any more, but a retry with their own key still gets the stored answer
    const storedAnswer = keyed && (await kit.database.withSystem('read', db => readKey(db, keyed)))
    if (storedAnswer) return presentStored(storedAnswer)
    throw new AppError('not found')
  }
  const workspaceId = actor && 'workspaceId' in actor ? actor.workspaceId : undefined
  const inDb = <T>(work: (db: Db) => Promise<T>) =>
    pastRaces(() =>
      refusingAfterCommit(work, guardedWork =>
        workspaceId === undefined
          ? kit.database.withSystem(isWrite ? 'write' : 'read', guardedWork)
          : kit.database.withWorkspace(workspaceId, isWrite ? 'write' : 'read', guardedWork),
      ),
    )
  const work = async (db: Db) => {
    const outcome = finish(await binding.run({ db, actor, request: facts }, input))
    if (workspaceId !== undefined && isWrite && Array.isArray(endpoint.changes)) {
      const change = { workspaceId, subjectIds: subjectsOf(db), things: endpoint.changes, tab: tabOf(incoming.headers) }
      db.afterCommit(() => kit.publishChange(change))
    }
    return outcome
  }

  const refusalOf = (error: unknown): KeptAnswer | undefined => {
    const { status, body } = presentRefusal(error, { language: facts.language, catalogue: kit.catalogue })
    return isKept(status) && !isKeyClash(error) ? { status, answer: body } : undefined
  }
  if (binding.steps) {
    const publish = (db: Db, subjectIds: readonly string[]) => {
      if (workspaceId === undefined || !Array.isArray(endpoint.changes)) return
      const change = { workspaceId, subjectIds, things: endpoint.changes, tab: tabOf(incoming.headers) }
      db.afterCommit(() => kit.publishChange(change))
    }
    const callIn = (db: Db) => ({ db, actor, request: facts })
    return answerInSteps(binding.steps, { input, keyed, inDb, callIn, finish, publish, refusalOf })
  }
  if (!keyed) return inDb(work)
  try {
    return await inDb(async db => {
      const storedAnswer = await claimKey(db, keyed)
      if (storedAnswer) return presentStored(storedAnswer)
      try {
        const outcome = await work(db)
        if (outcome.kind === 'json') await keepAnswer(db, keyed, { status: outcome.status, answer: outcome.body })
        return outcome
      } catch (error) {
        // the key commits with the other writes, so it needs an answer: without one every retry would wait for it
        if (keepsWrites(error)) await settleKey(db, keyed, refusalOf(error))
        throw error
      }
    })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal) await inDb(db => keepRefusal(db, keyed, refusal))
    throw error
  }
}

/** Throws a refusal that keeps its writes after the commit; any other error rolls the transaction back. */
async function refusingAfterCommit<T>(
  work: (db: Db) => Promise<T>,
  run: (work: (db: Db) => Promise<T | AppError>) => Promise<T | AppError>,
): Promise<T> {
  const result = await run(async db => {
    try {
      return await work(db)
    } catch (error) {
      if (keepsWrites(error)) return error
      throw error
    }
  })
  if (result instanceof AppError) throw result
  return result
}

const presentStored = ({ status, answer }: KeptAnswer): Outcome => ({ kind: 'json', status, body: answer })

const isKept = (status: number) => status < 500 && status !== 429 && status !== 401
const isKeyClash = (error: unknown) => error instanceof AppError && error.code === 'key used for another request'

function keyedCall(endpoint: AnyEndpoint, { headers, caller }: IncomingCall, input: unknown): KeyedCall | undefined {
  const key = headers['idempotency-key']
  if (endpoint.method === 'GET' || endpoint.isSecret || !caller || typeof key !== 'string') return undefined
  if (key.length < 8 || key.length > 100) throw new AppError('malformed request')
  return { personId: caller.personId, endpoint: `${endpoint.method} ${endpoint.path}`, key, bodyHash: hashOf(input) }
}

/** The random name that a browser's tab gave itself, to know its own writes again. */
const tabOf = ({ 'x-tab': tab }: IncomingHttpHeaders): string | undefined =>
  typeof tab === 'string' && /^[\w-]{8,40}$/.test(tab) ? tab : undefined

export function refuseByAccess({ endpoint, scope }: Binding, caller: Caller | undefined): void {
  const verdict = judge(endpoint.access, caller)
  switch (verdict) {
    case 'allowed':
      if (scope === 'workspace' && !(caller?.kind === 'person' && caller.membership)) throw new AppError('not found')
      if (scope === 'workspace' && caller?.kind === 'person' && caller.isSuspended) throw new AppError('business suspended')
      return
    case 'unauthenticated':
      throw new AppError('unauthenticated')
    case 'forbidden':
      throw new AppError('forbidden')
    case 'no workspace':
      throw new AppError('not found')
    default:
      return verdict satisfies never
  }
}

interface ActorQuery {
  caller: Caller | undefined
  input: unknown
  kit: CallKit
}

/** Finds the actor, with the workspace if the call belongs to one. */
async function actorIn(scope: Scope, { caller, input, kit }: ActorQuery): Promise<Actor | Caller | undefined> {
  if (scope !== 'workspace' && scope !== 'member') return caller
  if (caller?.kind !== 'person') throw new AppError('not found')
  const membership = scope === 'workspace' ? caller.membership : await findMembership(kit.database, caller.personId, workspaceIn(input))
  if (!membership && scope === 'member') return undefined
  if (!membership) throw new AppError('not found')
  const { personId, sessionId, language, timeZone } = caller
  return { personId, sessionId, language, timeZone, ...membership }
}

/** Finds the membership in the workspace that the input names, also if it is not the session's or was deactivated. */
const findMembership = (database: Database, personId: string, workspaceId: string): Promise<Membership | undefined> =>
  database.withSessions(db =>
    db.maybeOne<Membership>(sql`
    select workspace_id as "workspaceId", id as "membershipId", role,
      withheld_permissions as "withheldPermissions" from memberships
    where person_id = ${personId} and workspace_id = ${workspaceId}`),
  )

const workspaceIn = (input: unknown): string => (input as { workspaceId: string }).workspaceId // bindMember asks for it

export const languageOf = (caller: Caller | undefined, fallback: Language): Language => caller?.language ?? fallback
