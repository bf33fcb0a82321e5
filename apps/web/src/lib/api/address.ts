import { fillPath, pathParams, type AnyEndpoint } from '@allenio/contract'

type Fields = Readonly<Record<string, unknown>>

/** Undefined fields are not sent, nor is `currentPage`, which only the page itself needs. */
export function requestFields(input: unknown): Record<string, unknown> {
  const fields = withoutIdleSort(isFields(input) ? input : {})
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== undefined && name !== 'currentPage'))
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Drops the sort key when there is no sort order, because a key without an order sorts nothing. */
function withoutIdleSort(fields: Fields): Fields {
  if (fields['sortOrder'] || !('sortOrder' in fields)) return fields
  const { sortOrder: _order, sort: _sort, sortBy: _by, sortKey: _key, ...rest } = fields
  return rest
}

interface Address {
  address: string
  body: Record<string, unknown>
}

/** The address below /api with the query of a GET. The other methods send the remaining fields as their body. */
export function addressOf(endpoint: Pick<AnyEndpoint, 'method' | 'path' | 'kind'>, input: unknown): Address {
  const fields = requestFields(input)
  const inPath = new Set(pathParams(endpoint.path))
  for (const name of inPath) if (fields[name] === undefined) throw new Error(`${endpoint.path} wants ${name}`)
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath.has(name)))
  const path = `/api${fillPath(endpoint.path, fields)}`
  if (endpoint.method !== 'GET' && endpoint.kind !== 'intake') return { address: path, body: rest }
  const query = queryOf(rest)
  return { address: query ? `${path}?${query}` : path, body: {} }
}

/** Formats the query as the server parses it: lists repeat the name, dates are ISO, everything else is its text. */
function queryOf(fields: Fields): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) query.append(name, textOf(each))
    }
  }
  return query.toString()
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return value instanceof Date ? value.toISOString() : JSON.stringify(value)
}
