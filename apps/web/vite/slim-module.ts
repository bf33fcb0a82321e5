const keptFields = ['kind', 'method', 'path', 'access', 'files', 'maxBytes', 'types', 'isSecret', 'keepsRow', 'shows', 'changes'] as const

type Exported = Readonly<Record<string, unknown>>

/** The source of a module as a build has it: endpoints without schemas, lists and limits as they are. */
export const slimSource = (exported: Exported): string => [...exports(exported, sourceInBuild), ''].join('\n')

const sourceInBuild = (value: unknown) => endpointSource(value, sourceOf) ?? constantSource(value)

/** The source of a module with the same endpoints, for development: reading a schema says where it is. */
export const slimEndpoints = (exported: Exported, path: string): string =>
  [guard(path), ...exports(exported, value => endpointSource(value, endpoint => `guarded(${sourceOf(endpoint)})`)), ''].join('\n')

/** The source of a module with the same constants: lists and limits that a screen or a form needs. */
export const slimConstants = (exported: Exported): string => [...exports(exported, constantSource), ''].join('\n')

const exports = (exported: Exported, source: (value: unknown) => string | undefined): string[] =>
  Object.entries(exported).flatMap(([name, value]) => {
    const text = source(value)
    return text === undefined ? [] : [`export const ${name} = ${text}`]
  })

function endpointSource(value: unknown, source: (endpoint: EndpointLike) => string): string | undefined {
  if (isEndpointLike(value)) return source(value)
  if (!isGroup(value)) return undefined
  return `{ ${Object.entries(value)
    .map(([name, each]) => `${name}: ${source(each)}`)
    .join(', ')} }`
}

const constantSource = (value: unknown): string | undefined =>
  isPlain(value) && !isEndpointLike(value) && !isGroup(value) ? JSON.stringify(value) : undefined

const sourceOf = (endpoint: EndpointLike): string => JSON.stringify(slimmed(endpoint))

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

/** `path` is that of the file within the contract: forms import the area that it belongs to. */
const guard = (path: string) => `const guarded = endpoint => {
  for (const name of ['input', 'output']) {
    Object.defineProperty(endpoint, name, { get() {
      const where = '@allenio/contract/forms/${path.replace(/(?:\/[\w-]+)?\.ts$/, '')}'
      throw new Error(endpoint.method + ' ' + endpoint.path + ' has no schema here: import it from ' + where)
    } })
  }
  return endpoint
}`
