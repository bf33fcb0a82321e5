import { endpointsOf, type AnyEndpoint } from '@allenio/contract'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../packages/contract/src')

export interface ContractModule {
  /** The name, as in '@allenio/contract/weights'. */
  name: string
  /** The things that it adds to `AreaThings`. */
  things: readonly string[]
  endpoints: readonly AnyEndpoint[]
}

/** `AreaThings` is a type, so the things are read from the source. */
const declaredThings = (text: string): string[] => {
  const [, members = ''] = /interface AreaThings \{\n([^}]*)\}/.exec(text) ?? []
  return [...members.replaceAll(/\/\*\*.*?\*\//gs, '').matchAll(/'([^']+)'/g)].map(([, thing = '']) => thing)
}

async function readModule(name: string): Promise<ContractModule> {
  const module = (await import(`@allenio/contract/${name}`)) as Readonly<Record<string, unknown>>
  const endpoints = endpointsOf(module).map(([, endpoint]) => endpoint)
  return { name, things: filesOf(name).flatMap(file => declaredThings(readFileSync(file, 'utf8'))), endpoints }
}

function filesOf(name: string): string[] {
  const path = join(folder, name)
  return existsSync(path) ? readdirSync(path).map(file => join(path, file)) : [`${path}.ts`]
}

/** The areas, and the files that all areas share. */
const names = readdirSync(folder).map(entry => entry.replace(/\.ts$/, ''))

// the index leads to a few of the modules, and its endpoints are theirs
export const readContractModules = (): Promise<ContractModule[]> => Promise.all(names.filter(name => name !== 'index').map(readModule))
