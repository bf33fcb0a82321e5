import type { Readable } from 'node:stream'
import type { AnyEndpoint, Download, Endpoint, ErrorCode, Intake, Language, Output, ParsedInput } from '@allenio/contract'
import type { Actor, Person, SchoolUser } from '#platform/access'
import type { Database, SystemDb, WorkspaceDb } from '#platform/db'
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

/** A call that carries raw bytes. */
export const bindIntake = <E extends Intake>(endpoint: E, handler: Handler<E, IntakeCall>): Binding => binding('intake', endpoint, handler)

export type { ErrorCode }
