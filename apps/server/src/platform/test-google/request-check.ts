import Ajv, { type ValidateFunction } from 'ajv'
import contractFile from './contract.json' with { type: 'json' }

// contract.json holds the part of Google's discovery files that we call: calendar v3 and oauth2 v2.

interface Parameter {
  location: 'path' | 'query'
  type: string
  required?: boolean
  enum?: string[]
}

interface Method {
  httpMethod: string
  path: string
  parameters?: Record<string, Parameter>
  scopes: string[]
  request?: { $ref: string }
}

type Schema = Record<string, unknown>

interface Contract {
  parameters: Record<string, Parameter>
  methods: Record<string, Method>
  schemas: Record<string, Schema>
}

const contract = contractFile as unknown as Contract // committed beside this file
let loadedAjv: Ajv | undefined
const validators = new Map<string, ValidateFunction>()

function loadAjv(): Ajv {
  if (loadedAjv) return loadedAjv
  const ajv = new Ajv({ strict: false, validateFormats: false })
  ajv.addSchema({
    $id: 'google',
    schemas: Object.fromEntries(Object.entries(contract.schemas).map(([name, schema]) => [name, closed(schema)])),
  })
  loadedAjv = ajv
  return ajv
}

/** Names of fields that Google does not have are mistakes here, and references are those of the whole file. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([name, value]): [string, unknown] =>
    name === '$ref' ? [name, `google#/schemas/${String(value)}`] : [name, closed(value)],
  )
  const made = Object.fromEntries(entries.filter(([name, value]) => !isForeignKeyword(name, value)))
  return 'properties' in made && !('additionalProperties' in made) ? { ...made, additionalProperties: false } : made
}

/** Discovery files say some things otherwise than JSON Schema does. */
const isForeignKeyword = (name: string, value: unknown): boolean =>
  (name === 'type' && value === 'any') ||
  (name === 'id' && typeof value === 'string') ||
  (name === 'required' && typeof value === 'boolean') ||
  ((name === 'minimum' || name === 'maximum') && typeof value === 'string')

export interface CheckedCall {
  name: string
  path: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  scopes: readonly string[]
}

/** The method that a request calls, or the reason why Google has none like it. */
export function checkCall(method: string, url: URL, body: unknown): CheckedCall | { fault: string } {
  for (const [name, each] of Object.entries(contract.methods)) {
    if (each.httpMethod !== method) continue
    const path = matchPath(each.path, url.pathname)
    if (!path) continue
    const parameters = { ...contract.parameters, ...each.parameters }
    const query = Object.fromEntries(url.searchParams)
    const fault = Object.entries(query)
      .map(([key, value]) => faultOfParameter(key, value, parameters[key]))
      .find(Boolean)
    if (fault) return { fault }
    const bodyFault = each.request ? faultOfBody(each.request.$ref, body) : body !== undefined && 'a body that nobody reads'
    if (bodyFault) return { fault: `${name}: ${bodyFault}` }
    return { name, path, query, scopes: each.scopes }
  }
  return { fault: `no method ${method} ${url.pathname}` }
}

/** The parameters of a path, or undefined where it is another path. */
function matchPath(template: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')]
  if (wanted.length !== given.length) return undefined
  const values: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? ''
    if (part.startsWith('{')) values[part.slice(1, -1)] = decodeURIComponent(value)
    else if (part !== value) return undefined
  }
  return values
}

function faultOfParameter(key: string, value: string, parameter: Parameter | undefined): string | undefined {
  if (parameter?.location !== 'query') return `unknown parameter ${key}`
  if (parameter.type === 'boolean' && value !== 'true' && value !== 'false') return `${key} is no boolean`
  if (parameter.type === 'integer' && !/^\d+$/.test(value)) return `${key} is no integer`
  if (parameter.enum && !parameter.enum.includes(value)) return `${key} has no value ${value}`
  return undefined
}

function faultOfBody(schema: string, body: unknown): string | undefined {
  const ajv = loadAjv()
  const validate = validators.get(schema) ?? ajv.compile({ $ref: `google#/schemas/${schema}` })
  validators.set(schema, validate)
  return validate(body) ? undefined : ajv.errorsText(validate.errors)
}
