import type { AnyEndpoint } from '@allenio/contract'
import { schemaOf } from '#platform/http'
import { describe, test, vi } from 'vitest'
import { isPublic } from './declared-access.ts'
import { hostileBodies, hostileTexts, largestBodies } from './hostile-inputs.ts'
import { inputShapeOf, isQuery } from './input-shapes.ts'
import { distinct, expectBounded, targetOf } from './request-costs.ts'
import type { EndpointSample } from './samples.ts'
import { gatherSamples } from './scenes.ts'
import { testHouse } from './test-house.ts'

// each test sends dozens of large requests and measures only their processor time, so it may take longer
vi.setConfig({ testTimeout: 60_000 })

const house = await testHouse()
const samples = distinct(await gatherSamples()).filter(({ endpoint }) => !isQuery(endpoint))
const bytesFor = ({ access }: AnyEndpoint) => (isPublic(access) ? 64_000 : 1_000_000)
const withNames = (all: readonly EndpointSample[]) =>
  all.map(sample => [`${sample.endpoint.method} ${sample.endpoint.path}`, sample] as const)

test.each(withNames(samples))('%s has its cost bounded, whatever it is sent', async (_, sample) => {
  const target = await targetOf(house, sample)
  const schema = schemaOf(sample.endpoint)
  await expectBounded(house, target, [
    ...largestBodies(schema, target.fields, bytesFor(sample.endpoint)),
    ...hostileTexts(target.fields),
    ...hostileBodies(target.fields, 32_000),
  ])
})

const shapeLength = ({ endpoint }: EndpointSample) => JSON.stringify(inputShapeOf(endpoint)).length
const longestOf = (some: readonly EndpointSample[]) => some.toSorted((one, other) => shapeLength(other) - shapeLength(one)).slice(0, 1)

// The server refuses these bodies before any schema runs, so the endpoints with the longest schemas stand for all others.
describe('a body of a hostile shape', () => {
  test.each(
    withNames([
      ...longestOf(samples.filter(({ endpoint }) => isPublic(endpoint.access))),
      ...longestOf(samples.filter(({ endpoint }) => !isPublic(endpoint.access))),
    ]),
  )('costs %s little, as large as a body may be', async (_, sample) => {
    const target = await targetOf(house, sample)
    await expectBounded(house, target, hostileBodies(target.fields, bytesFor(sample.endpoint)))
  })
})
