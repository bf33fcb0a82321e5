import { endpointsOf, type AnyEndpoint } from '@allenio/contract'
import { readdirSync, readFileSync } from 'node:fs'
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

async function readModule(file: string): Promise<ContractModule> {
  const name = file.slice(0, -'.ts'.length)
  const module = (await import(`@allenio/contract/${name}`)) as Readonly<Record<string, unknown>>
  const endpoints = endpointsOf(module).map(([, endpoint]) => endpoint)
  return { name, things: declaredThings(readFileSync(join(folder, file), 'utf8')), endpoints }
}

export const readContractModules = (): Promise<ContractModule[]> => Promise.all(readdirSync(folder).filter(isModule).map(readModule))

/** The index leads to a few of the modules; its endpoints are theirs. */
const isModule = (file: string) => file.endsWith('.ts') && file !== 'index.ts'
