import type { Readable } from 'node:stream'
import type { AnyEndpoint, Download, Endpoint, ErrorCode, Intake, Language, Output, ParsedInput } from '@allenio/contract'
import type { Actor, Person, SchoolUser } from '#platform/access'
import type { Database, SystemDb, WorkspaceDb } from '#platform/db'
import type { OutsideError } from '#platform/errors'
import { asMessageAnswer, type MessageAnswer } from './message-answer.ts'

/** The facts of a request that a handler may read beside its validated input. */
export interface RequestFacts {
  id: string
  language: Language
  address: string
  device: string
  /** The caller's bearer token, for the calls that end or renew it. */
  token: string | undefined
  cookie(name: string): string | undefined
  setCookie(name: string, value: string, options: CookieOptions): void
}

export interface CookieOptions {
  path: string
  maxAgeSeconds: number
}

export interface Call<D, A> {
  db: D
  actor: A
  request: RequestFacts
}

export type WorkspaceCall = Call<WorkspaceDb, Actor>
export type PersonCall = Call<SystemDb, Person>
export type MemberCall = Call<WorkspaceDb, Actor>
export type SchoolCall = Call<SystemDb, SchoolUser>
export type PublicCall = Call<SystemDb, Person | SchoolUser | undefined>

export interface Bytes {
  type: string
  name?: string
  bytes?: number
  /**
   * A function makes the body after the call's transaction has ended: a document takes longer than a connection may be held. The
   * signal is aborted once the caller has gone.
   */
  body: Buffer | Readable | ((signal: AbortSignal) => Promise<Buffer>)
}

/** A call that receives raw bytes: the handler opens the database only when it needs it, not during the whole upload. */
export interface IntakeCall {
  database: Database
  actor: Person
  request: RequestFacts
  body: Readable
}

type Made<T> = T | MessageAnswer<T>
type Result<T> = Promise<Made<T>> | Made<T>

export type Scope = 'workspace' | 'member' | 'person' | 'school' | 'public' | 'intake'

export interface Binding {
  endpoint: AnyEndpoint
  scope: Scope
  run(call: unknown, input: unknown): Promise<MessageAnswer<unknown>>
  steps?: AnySteps
  /** Calls of one workspace take turns (`inTurn`). */
  isInTurn?: boolean
}

/** The steps of a call that asks a service outside, as `answerInSteps` runs them. */
export interface AnySteps {
  begin: (call: unknown, input: unknown) => Promise<unknown>
  ask: (intent: unknown) => Promise<unknown>
  finish: (call: unknown, result: { intent: unknown; answer: unknown; input: unknown }) => Promise<MessageAnswer<unknown>>
  refused?: (call: unknown, result: { intent: unknown; error: OutsideError }) => Promise<void>
}

function binding<E extends AnyEndpoint, C, R>(scope: Scope, endpoint: E, handler: (call: C, input: ParsedInput<E>) => Result<R>): Binding {
  return {
    endpoint,
    scope,
    // the router passes each scope its own kind of call, and input that the endpoint's schema accepted
    run: async (call, input) => asMessageAnswer(await handler(call as C, input)),
  }
}

type Handler<E extends AnyEndpoint, C> = (
  call: C,
  input: ParsedInput<E>,
) => E extends Endpoint | Intake ? Result<Output<E>> : E extends Download ? Result<Bytes> : never

/** A call within a workspace: its handle sees that workspace alone. */
export const bind = <E extends Endpoint | Download>(endpoint: E, handler: Handler<E, WorkspaceCall>): Binding =>
  binding('workspace', endpoint, handler)

/** Like `bind`, for a call that waits for locks which many callers of one business want at the same moment. */
export const bindInTurn = <E extends Endpoint>(endpoint: E, handler: Handler<E, WorkspaceCall>): Binding => ({
  ...bind(endpoint, handler),
  isInTurn: true,
})

/** Binds a call on the caller's own membership of the workspace that the input names, also if it was deactivated. */
export const bindMember = <E extends Endpoint>(
  endpoint: ParsedInput<E> extends { workspaceId: string } ? E : never,
  handler: Handler<E, MemberCall>,
): Binding => binding('member', endpoint, handler)

/** A call on the person's own account. */
export const bindPerson = <E extends Endpoint | Download>(endpoint: E, handler: Handler<E, PersonCall>): Binding =>
  binding('person', endpoint, handler)

/** A call of a training school's user. */
export const bindSchool = <E extends Endpoint | Download>(endpoint: E, handler: Handler<E, SchoolCall>): Binding =>
  binding('school', endpoint, handler)

/** A call that anybody may make; the endpoint says why. */
export const bindPublic = <E extends Endpoint | Download>(endpoint: E, handler: Handler<E, PublicCall>): Binding =>
  binding('public', endpoint, handler)

/**
 * A call that asks a service outside, which takes too long for a transaction and may fail after having done what it was asked.
 * - `begin` judges the call and stores what is to happen, in a first transaction. Its intent is JSON, and names the row.
 * - `ask` asks the service, outside of any transaction, with a key made of the row: `<operation>:<row id>`. It may be run again.
 * - `finish` stores the answer and makes the output, in a second transaction.
 * - `refused` notes that the service will never do it, before the call is refused.
 *
 * A retry with the same Idempotency-Key goes on from the stored intent. A call without a key begins again, so `begin` must know its row.
 * A GET may be bound in steps, too, where what it reads is made at its first call; its transactions may then write.
 */
export interface Steps<E extends Endpoint, C, Intent, Answer> {
  begin: (call: C, input: ParsedInput<E>) => Promise<Intent> | Intent
  ask: (intent: Intent) => Promise<Answer>
  finish: (call: C, result: { intent: Intent; answer: Answer; input: ParsedInput<E> }) => Result<Output<E>>
  refused?: (call: C, result: { intent: Intent; error: OutsideError }) => Promise<void>
}

function bindingInSteps<E extends Endpoint, C, Intent, Answer>(
  scope: Scope,
  endpoint: E,
  { begin, ask, finish, refused }: Steps<E, C, Intent, Answer>,
): Binding {
  return {
    endpoint,
    scope,
    run: () => {
      throw new Error('a call in steps is run by answerInSteps')
    },
    // as above; the intent and the answer are what the steps before have made, the intent also after its way through JSON
    steps: {
      begin: async (call, input) => begin(call as C, input),
      ask: intent => ask(intent as Intent),
      finish: async (call, result) =>
        asMessageAnswer(await finish(call as C, result as { intent: Intent; answer: Answer; input: ParsedInput<E> })),
      ...(refused && { refused: (call, result) => refused(call as C, result as { intent: Intent; error: OutsideError }) }),
    },
  }
}

/** Like `bind`, for a call that asks a service outside. */
export const bindInSteps = <E extends Endpoint, Intent, Answer>(endpoint: E, steps: Steps<E, WorkspaceCall, Intent, Answer>): Binding =>
  bindingInSteps('workspace', endpoint, steps)

/** Like `bindPublic`, for a call that asks a service outside. */
export const bindPublicInSteps = <E extends Endpoint, Intent, Answer>(endpoint: E, steps: Steps<E, PublicCall, Intent, Answer>): Binding =>
  bindingInSteps('public', endpoint, steps)

/** A call that carries raw bytes. */
export const bindIntake = <E extends Intake>(endpoint: E, handler: Handler<E, IntakeCall>): Binding => binding('intake', endpoint, handler)

export type { ErrorCode }
