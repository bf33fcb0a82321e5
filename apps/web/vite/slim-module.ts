const keptFields = ['kind', 'method', 'path', 'access', 'files', 'maxBytes', 'types', 'secret', 'shows', 'changes'] as const

interface Options {
  isDevelopment: boolean
  /** Part of the error message when code reads a schema that is not there. */
  path: string
}

type Exported = Readonly<Record<string, unknown>>

/** The source of a module with the same endpoints, but without schemas. */
export function slimEndpoints(exported: Exported, { isDevelopment, path }: Options): string {
  const wrap = isDevelopment ? 'guarded' : ''
  const sourceOf = (endpoint: EndpointLike) => `${wrap}(${JSON.stringify(slimmed(endpoint))})`
  const lines = Object.entries(exported).flatMap(([name, value]) => {
    if (isEndpointLike(value)) return [`export const ${name} = ${sourceOf(value)}`]
    if (!isGroup(value)) return []
    return [
      `export const ${name} = { ${Object.entries(value)
        .map(([inner, each]) => `${inner}: ${sourceOf(each)}`)
        .join(', ')} }`,
    ]
  })
  return [...(isDevelopment ? [guard(path)] : []), ...lines, ''].join('\n')
}

/** The source of a module with the same constants: lists and limits that a screen or a form needs. */
export const slimConstants = (exported: Exported): string =>
  [
    ...Object.entries(exported).flatMap(([name, value]) =>
      isPlain(value) && !isEndpointLike(value) && !isGroup(value) ? [`export const ${name} = ${JSON.stringify(value)}`] : [],
    ),
    '',
  ].join('\n')

type EndpointLike = Readonly<Record<string, unknown>>

const isEndpointLike = (value: unknown): value is EndpointLike =>
  typeof value === 'object' && value !== null && 'kind' in value && 'method' in value && 'path' in value && 'access' in value

/** The calls of one kind of record. */
const isGroup = (value: unknown): value is Readonly<Record<string, EndpointLike>> =>
  typeof value === 'object' && value !== null && Object.values(value).length > 0 && Object.values(value).every(isEndpointLike)

const slimmed = (endpoint: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(keptFields.filter(key => endpoint[key] !== undefined).map(key => [key, withoutReason(key, endpoint[key])]))

// the reason why a call is public or changes nothing is only for readers of the contract
function withoutReason(key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (key === 'access' && 'public' in value) return { public: '' }
  return key === 'changes' && 'nothing' in value ? [] : value
}

/** Whether JSON can represent the value; a schema is a class instance and cannot. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object') return false
  const proto: unknown = Object.getPrototypeOf(value)
  return (proto === Object.prototype || proto === null) && Object.values(value).every(isPlain)
}

const guard = (path: string) => `const guarded = endpoint => {
  for (const name of ['input', 'output']) {
    Object.defineProperty(endpoint, name, { get() {
      const where = '@allenio/contract/forms/${path.replace(/\.ts$/, '')}'
      throw new Error(endpoint.method + ' ' + endpoint.path + ' has no schema here: import it from ' + where)
    } })
  }
  return endpoint
}`
