import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas } from '../areas.ts'
import { areasFolder, gatherSamples } from './scenes.ts'

// The loops over every endpoint run in each area's own endpoints.test.ts, so that both workers share the load.

test.each(areas.map(area => [area.name, area] as const))('%s has a sample for each of its endpoints', async (name, { endpoints }) => {
  const sampled = new Set((await gatherSamples(name)).map(({ endpoint }) => endpoint))
  expect(endpoints.filter(endpoint => !sampled.has(endpoint)).map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('every area with endpoints tries them', () => {
  const untried = areas.filter(({ name, endpoints }) => endpoints.length && !existsSync(join(areasFolder, name, 'endpoints.test.ts')))
  expect(
    untried.map(({ name }) => name),
    "add an endpoints.test.ts to these areas: await testEndpoints('…')",
  ).toEqual([])
})
