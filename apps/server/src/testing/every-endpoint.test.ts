import type { AnyEndpoint } from '@allenio/contract'
import { listPermissions, listRoles } from '@allenio/contract/permissions'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas } from '../areas.ts'
import { areasFolder, gatherSamples } from './scenes.ts'

// The loops over every endpoint run in each area's own endpoints.test.ts, so that both workers share the load.

const withoutSample = (endpoints: readonly AnyEndpoint[], samples: Awaited<ReturnType<typeof gatherSamples>>): string[] => {
  const sampled = new Set<AnyEndpoint>(samples.map(({ endpoint }) => endpoint))
  return endpoints.filter(endpoint => !sampled.has(endpoint)).map(({ method, path }) => `${method} ${path}`)
}

test.each(areas.map(area => [area.name, area] as const))('%s has a sample for each of its endpoints', async (name, { endpoints }) => {
  expect(withoutSample(endpoints, await gatherSamples(name)), "add one valid call of each to the area's samples.ts").toEqual([])
})

test('an endpoint whose sample was forgotten is found', async () => {
  const samples = await gatherSamples('permissions')
  expect(withoutSample([listPermissions, listRoles], samples)).toEqual([])
  expect(
    withoutSample(
      [listPermissions, listRoles],
      samples.filter(({ endpoint }) => endpoint !== listRoles),
    ),
  ).toEqual(['GET /permissions/roles'])
})

test('every area with endpoints tries them', () => {
  const untried = areas.filter(({ name, endpoints }) => endpoints.length && !existsSync(join(areasFolder, name, 'endpoints.test.ts')))
  expect(
    untried.map(({ name }) => name),
    "add an endpoints.test.ts to these areas: await testEndpoints('…')",
  ).toEqual([])
})
