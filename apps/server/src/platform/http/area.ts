import { endpointsOf, type AnyEndpoint, type ErrorTable } from '@allenio/contract'
import type { Contribution } from '#platform/contributions'
import type { TableName } from '#platform/db'
import type { AnyJob } from '#platform/jobs'
import type { Words } from '#platform/words'
import type { Binding } from './bindings.ts'

/** One business area as main composes it. */
export interface Area {
  name: string
  tables: readonly TableName[]
  readable: readonly TableName[]
  endpoints: readonly AnyEndpoint[]
  bindings: readonly Binding[]
  errors: ErrorTable
  words: Words
  jobs: readonly AnyJob[]
  contributes: readonly Contribution[]
  isOffered: () => boolean
}

/** An area with error codes needs a sentence for each of them, and for its own texts; an area without may leave both out. */
type Worded<Errors extends ErrorTable, Key extends string> =
  | { errors: Errors; words: Words<Key | (keyof Errors & string)> }
  | { errors?: never; words?: Words<Key> }

type AreaParts<Errors extends ErrorTable, Key extends string> = Worded<Errors, Key> & {
  name: string
  /** The tables of the area, which no other area may write. */
  tables?: readonly TableName[]
  /**
   * Tables of the area that all areas may read in their queries; the other ones are read through the area's door
   * (docs/decisions/areas-and-contributions.md).
   */
  readable?: readonly TableName[]
  /** The whole contract module of the area: every endpoint in it must be bound. */
  contract: Readonly<Record<string, unknown>>
  bindings: readonly Binding[]
  /** The area's background jobs, sweeps included. */
  jobs?: readonly AnyJob[]
  /** The area's contributions to the collections of engines and of other areas. */
  contributes?: readonly Contribution[]
  /** Whether this installation has the area; without it all its calls are not found. */
  isOffered?: () => boolean
}

export function area<Errors extends ErrorTable, Key extends string>(parts: AreaParts<Errors, Key>): Area {
  const { name, tables = [], readable = [], contract, bindings, errors, words, jobs = [], contributes = [], isOffered = () => true } = parts
  const endpoints = endpointsOf(contract).map(([, endpoint]) => endpoint)
  return {
    name,
    tables,
    readable,
    endpoints,
    bindings,
    errors: errors ?? {},
    words: words ?? { it: {}, en: {} },
    jobs,
    contributes,
    isOffered,
  }
}

/** Lists endpoints that are unbound, are bound twice or share a path. The list is empty when all is well. */
export function bindingFaults(areas: readonly Area[]): string[] {
  const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`
  const promised = new Map(areas.flatMap(each => each.endpoints.map(endpoint => [endpoint, each.name] as const)))
  const times = new Map<AnyEndpoint, number>()
  for (const { endpoint } of areas.flatMap(each => each.bindings)) times.set(endpoint, (times.get(endpoint) ?? 0) + 1)
  const shapes = new Map<string, number>()
  for (const endpoint of promised.keys()) {
    const shape = nameOf(endpoint).replaceAll(/:\w+/g, ':')
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1)
  }
  return [
    ...[...promised].filter(([endpoint]) => !times.has(endpoint)).map(([endpoint, name]) => `${name}: ${nameOf(endpoint)} is not bound`),
    ...[...times].filter(([, count]) => count > 1).map(([endpoint]) => `${nameOf(endpoint)} is bound twice`),
    ...[...times]
      .filter(([endpoint]) => !promised.has(endpoint))
      .map(([endpoint]) => `${nameOf(endpoint)} is bound by an area that does not promise it`),
    ...[...shapes].filter(([, count]) => count > 1).map(([shape]) => `${shape} is promised twice`),
  ]
}
