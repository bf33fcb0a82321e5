import { isEndpoint, roles, type AnyEndpoint, type ErrorCode, type Input, type Role } from '@allenio/contract'
import type { Database } from '#platform/db'
import type { Given, TestPerson, TestTeam } from './given.ts'

export type Who = 'admin' | 'coach' | 'nutritionist' | 'client' | 'superAdmin' | 'schoolUser' | 'stranger'

/** Two workspaces that share nothing, and the factories that a sample may use. */
export interface Scene {
  a: TestTeam
  b: TestTeam
  superAdmin: TestPerson
  given: Given
  database: Database
}

export interface Sample<E extends AnyEndpoint> {
  /** Somebody who may make the call. */
  as: Who
  input: Input<E>
  /** The input with ids of another workspace or person, which must be refused like absent rows. */
  foreign?: Input<E>
  /** Roles that may make the call but are refused with this input, each with its code; for example the row is another person's. */
  refusals?: Refusals
  /** Ids that only narrow a list: ids of another workspace must narrow it as unknown ids do. */
  idFilters?: readonly string[]
  /** Headers that the caller's browser sends besides, such as a cookie. */
  headers?: Readonly<Record<string, string>>
  /** The body of an intake that takes not any bytes. */
  bytes?: Buffer
  /** Why each client may make the call with this input, although it names rows: they belong to all, or are made by the call. */
  ofEveryClient?: string
  /** Why the call has no client as its subject, although it changes something that elsewhere belongs to one. */
  ofNoClient?: string
}

/** The ids of the input are made on the device, and name no row yet. */
export const madeByCall = 'the call makes the row'

type Refusals = Partial<Record<Role, ErrorCode>>

export const refusing = (code: ErrorCode, ...refused: readonly Role[]): Refusals => Object.fromEntries(refused.map(role => [role, code]))

/** The refusals of a row that only one role may see: everybody else does not find it. */
export const foundOnlyBy = (owner: Role): Refusals =>
  refusing('not found', ...roles.filter(role => role !== owner && role !== 'training_school'))

export type MakeSample<E extends AnyEndpoint> = (scene: Scene) => Sample<E> | Promise<Sample<E>>

type EndpointsOf<C> = { [K in keyof C as C[K] extends AnyEndpoint ? K : never]: C[K] }
export type Samples<C> = { [K in keyof EndpointsOf<C>]: C[K] extends AnyEndpoint ? MakeSample<C[K]> : never }

export interface EndpointSample {
  name: string
  endpoint: AnyEndpoint
  make: MakeSample<AnyEndpoint>
}

/** A valid call for each named endpoint of a contract module; every-endpoint.test.ts finds those that are left out. */
export const samplesOf = <C extends object, Name extends keyof Samples<C>>(
  contract: C,
  samples: Pick<Samples<C>, Name>,
): EndpointSample[] =>
  Object.entries<unknown>(contract as Record<string, unknown>).flatMap(([name, value]) => {
    const make = (samples as Partial<Record<string, MakeSample<AnyEndpoint>>>)[name]
    return make && isEndpoint(value) ? [{ name, endpoint: value, make }] : []
  })
