import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const contractSource = resolve(import.meta.dirname, '../../../packages/contract/src')
const slimMark = '\0slim-contract:'
const constantsMark = `${slimMark}constants:`
const endpointsMark = `${slimMark}endpoints:`
const jitlessZodId = '\0jitless-zod'

/**
 * Keeps the schema library out of the login and the public pages: `@allenio/contract/<area>` is replaced by its
 * endpoints without their schemas. `@allenio/contract/forms/<area>` stays the real module, for forms that validate
 * while typing (docs/decisions/contract-and-calls.md).
 */
export function slimContract(): Plugin[] {
  return [slimmed(), jitlessZod()]
}

function slimmed(): Plugin {
  let isDevelopment = false
  return {
    name: 'allenio:slim-contract',
    enforce: 'pre',
    configResolved(config) {
      isDevelopment = config.command === 'serve'
    },
    resolveId: {
      filter: { id: new RegExp(`^(?:@allenio/contract/[\\w-]+$|${slimMark})`) },
      async handler(id) {
        if (id.startsWith(slimMark)) return id
        const slim = await slimId(pathOf(id.slice('@allenio/contract/'.length)))
        return slim.startsWith(slimMark) ? slim : undefined
      },
    },
    load: {
      filter: { id: new RegExp(`^${slimMark}`) },
      async handler(id) {
        const path = id.slice(Math.max(slimMark.length, id.indexOf('/')))
        if (isDoor(path)) return { code: await slimDoor(path), moduleType: 'js' }
        if (!isDevelopment) return { code: slimSource(await evaluate(path)), moduleType: 'js' }
        // two modules, because a page that needs only a list of names must not load every call of the area
        if (id === slimMark + path) return `export * from '${endpointsMark}${path}'\nexport * from '${constantsMark}${path}'`
        for (const file of await filesBehind(path)) this.addWatchFile(file)
        const module = await evaluateAnew(path)
        return id.startsWith(constantsMark) ? slimConstants(module) : slimEndpoints(module, path.slice(contractSource.length + 1))
      },
    },
  }
}

/** The content security policy forbids evaluated code. So zod is told before its first schema that it must not try it. */
function jitlessZod(): Plugin {
  const zod = createRequire(`${contractSource}/index.ts`)
    .resolve('zod')
    .replace(/\.cjs$/, '.js')
  return {
    name: 'allenio:jitless-zod',
    enforce: 'pre',
    resolveId: { filter: { id: /^(zod|\0jitless-zod)$/ }, handler: () => jitlessZodId },
    load: {
      filter: { id: /^\0jitless-zod$/ },
      handler: () =>
        [
          `import { config } from ${JSON.stringify(zod)}`,
          `config({ jitless: true })`,
          `export * from ${JSON.stringify(zod)}`,
          `export { z as default } from ${JSON.stringify(zod)}`,
        ].join('\n'),
    },
  }
}

const doorOf = (area: string) => `${contractSource}/${area}/index.ts`
const isDoor = (path: string) => path.endsWith('/index.ts')

/** The door of an area, or one of the files that all areas share. */
const pathOf = (name: string) => (existsSync(doorOf(name)) ? doorOf(name) : `${contractSource}/${name}.ts`)

const slimId = async (path: string) => ((await usesZod(path)) ? slimMark + path : path)

/** A door hands on each file by itself, so that a page which needs one call does not load every call of the area. */
async function slimDoor(path: string): Promise<string> {
  const source = await readFile(path, 'utf8')
  const ids = await Promise.all(importedFiles(path, source).map(slimId))
  return ids.map(id => `export * from '${id}'\n`).join('')
}

type Module = Record<string, unknown>

// Node loads the module once, because Vite's runner gives up after sixty seconds on a busy machine
const evaluate = (path: string): Promise<Module> => import(pathToFileURL(path).href)

/** In development the module is loaded anew each time, because Node would keep its first version and that of its imports. */
const evaluateAnew = async (path: string): Promise<Module> =>
  (await runnerImport<Module>(path, { configFile: false, logLevel: 'silent' })).module

/** The files of the contract that a file imports, types aside. */
const importedFiles = (path: string, source: string): string[] =>
  [...source.matchAll(/^(?:import|export)\s(?!type\b)[^'"]*['"](\.\.?\/[\w./-]+)['"]/gm)].map(([, file]) =>
    resolve(dirname(path), String(file)),
  )

/** A file and all files of the contract that it imports, directly or indirectly. */
async function filesBehind(path: string, known = new Set<string>()): Promise<Set<string>> {
  if (known.has(path)) return known
  known.add(path)
  const source = await readFile(path, 'utf8')
  for (const file of importedFiles(path, source)) await filesBehind(file, known)
  return known
}

const zodImport = /^import\s(?!type\b)[^'"]*['"]zod['"]/m

async function usesZod(path: string): Promise<boolean> {
  const sources = await Promise.all([...(await filesBehind(path))].map(file => readFile(file, 'utf8')))
  return sources.some(source => zodImport.test(source))
}

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

const sourceOf = (endpoint: EndpointLike): string => JSON.stringify(slimEndpoint(endpoint))

type EndpointLike = Readonly<Record<string, unknown>>

const isEndpointLike = (value: unknown): value is EndpointLike =>
  typeof value === 'object' && value !== null && 'kind' in value && 'method' in value && 'path' in value && 'access' in value

/** The calls of one kind of record. */
const isGroup = (value: unknown): value is Readonly<Record<string, EndpointLike>> =>
  typeof value === 'object' && value !== null && Object.values(value).length > 0 && Object.values(value).every(isEndpointLike)

const slimEndpoint = (endpoint: Readonly<Record<string, unknown>>) =>
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
