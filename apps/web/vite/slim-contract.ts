import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport, type Plugin } from 'vite'
import { slimConstants, slimEndpoints, slimSource } from './slim-module.ts'

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
