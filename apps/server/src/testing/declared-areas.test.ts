import type { AnyEndpoint } from '@allenio/contract'
import { createClient } from '@allenio/contract/clients'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas } from '../areas.ts'
import { readContractModules } from './contract-modules.ts'
import { areasFolder } from './scenes.ts'

const modules = await readContractModules()

/** Endpoints that no area promises: their calls would answer 404, and no test would try them. */
const unpromisedEndpoints = (promised: readonly AnyEndpoint[]): string[] =>
  modules.flatMap(({ name, endpoints }) =>
    endpoints
      .filter(endpoint => !promised.includes(endpoint))
      .map(({ method, path }) => `${method} ${path}: name the contract '${name}' in area({ contract }), and the area in areas.ts`),
  )

const promised = areas.flatMap(({ endpoints }) => endpoints)

test('every endpoint of the contract is promised by an area', () => {
  expect(unpromisedEndpoints(promised)).toEqual([])
})

test('an endpoint of an area that was left out is found', () => {
  expect(unpromisedEndpoints(promised.filter(endpoint => endpoint !== createClient))).toEqual([
    "POST /clients: name the contract 'clients' in area({ contract }), and the area in areas.ts",
  ])
})

const doorOf = (folder: string) => join(areasFolder, folder, 'index.ts')
// the landing page has no calls: main mounts it
const declaresArea = (folder: string) => existsSync(doorOf(folder)) && readFileSync(doorOf(folder), 'utf8').includes('= area({')

test('every folder of an area is in the list of areas', () => {
  const names = new Set(areas.map(({ name }) => name))
  expect(
    readdirSync(areasFolder).filter(folder => declaresArea(folder) && !names.has(folder)),
    'add these areas to areas.ts, or they never start',
  ).toEqual([])
})
