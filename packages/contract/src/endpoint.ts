import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permission-names.ts'
import type { Role } from './roles.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The access to a call: all of the permissions, one of the roles, anyone signed in, or everybody for a stated reason. */
export type Access = 'any' | { permission: Permission | readonly Permission[] } | { role: Role | readonly Role[] } | { public: string }

/**
 * The kinds of things that reads show and writes change; each area adds its own:
 *   declare module '../endpoint.ts' { interface AreaThings { weights: 'weight' } }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- areas add themselves by declaration merging
export interface AreaThings {}
export type Thing = AreaThings[keyof AreaThings]

interface Common<I extends StandardSchemaV1> {
  method: Method
  path: `/${string}`
  access: Access
  input: I
  errors?: readonly ErrorCode[]
  /** For a read: its answer is out of date once one of these things has changed; 'everything' if any area contributes to it. */
  shows?: readonly Thing[] | 'everything'
  /** For a write: every read that shows one of these things is refreshed. Otherwise the reason why no read is affected. */
  changes?: readonly Thing[] | { nothing: string }
  /** For a DELETE: the row that its path names can be read afterwards, because only something of it ends. */
  keepsRow?: true
  /** One line for the reference page. */
  summary?: string
  /** The answer holds a secret (a token, a recovery code): a retry's copy of it is never stored. */
  isSecret?: true
  /** Multipart file fields: each is streamed to a temporary upload whose id arrives in the named input field. */
  files?: Readonly<Record<string, string>>
  /** The area's own error code for a form's file that is too large. */
  fileTooLarge?: ErrorCode
}

export interface Endpoint<I extends StandardSchemaV1 = StandardSchemaV1, O extends StandardSchemaV1 = StandardSchemaV1> extends Common<I> {
  kind: 'json'
  output: O
  /** Callers whose Accept prefers its type get this file; it takes the same input, from the same people. */
  asFile?: Download<I>
}

/** A call about one row that needs nothing but its id. */
export type RowCall<Answer = unknown> = Endpoint<StandardSchemaV1<{ id: string }>, StandardSchemaV1<unknown, Answer>>

/** A call that answers a mark for each of the clients that it names. */
export type MarksCall<Mark = unknown> = Endpoint<
  StandardSchemaV1<{ clientId: string | string[] }>,
  StandardSchemaV1<unknown, { marks: Mark[] }>
>

/** Answers bytes instead of the envelope; its refusals are JSON like all others. */
export interface Download<I extends StandardSchemaV1 = StandardSchemaV1> extends Common<I> {
  kind: 'download'
  types: readonly string[]
  /** Callers whose Accept prefers JSON get this answer; it takes the same input, from the same people. */
  asData?: Endpoint<I>
}

/** Takes raw bytes as its body (an upload's next part); its input comes from path and query. */
export interface Intake<I extends StandardSchemaV1 = StandardSchemaV1, O extends StandardSchemaV1 = StandardSchemaV1> extends Common<I> {
  kind: 'intake'
  output: O
  maxBytes: number
}

export type AnyEndpoint = Endpoint | Download | Intake

export type Input<E extends AnyEndpoint> = StandardSchemaV1.InferInput<E['input']>
export type Output<E extends Endpoint | Intake> = StandardSchemaV1.InferOutput<E['output']>
/** The input after validation, as a handler receives it. */
export type ParsedInput<E extends AnyEndpoint> = StandardSchemaV1.InferOutput<E['input']>

export const endpoint = <I extends StandardSchemaV1, O extends StandardSchemaV1>(
  definition: Omit<Endpoint<I, O>, 'kind'>,
): Endpoint<I, O> => ({ kind: 'json', ...definition })

export const download = <I extends StandardSchemaV1>(definition: Omit<Download<I>, 'kind'>): Download<I> => ({
  kind: 'download',
  ...definition,
})

export const intake = <I extends StandardSchemaV1, O extends StandardSchemaV1>(definition: Omit<Intake<I, O>, 'kind'>): Intake<I, O> => ({
  kind: 'intake',
  ...definition,
})

export const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && 'method' in value && 'path' in value && 'access' in value

/** The endpoints of a contract module by their names, also those within a group of calls: 'supplementCalls.add'. */
export const endpointsOf = (module: Readonly<Record<string, unknown>>): [name: string, endpoint: AnyEndpoint][] =>
  Object.entries(module).flatMap(([name, value]) =>
    isEndpoint(value) ? [[name, value]] : isGroup(value) ? endpointsOf(value).map(([inner, each]) => [`${name}.${inner}`, each]) : [],
  )

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isEndpoint)

/** The names after a colon in a path: '/clients/:id/note' has 'id'. */
export const pathParams = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(match => String(match[1]))

export const fillPath = (path: string, input: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(wellFormed(String(input[name]))))

/** Firefox 115 has no `toWellFormed`, and half of an emoji would make encodeURIComponent throw. */
const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')

/** A call's answer as it travels. */
export interface Answer<T> {
  success: true
  message?: string
  data: T
}
