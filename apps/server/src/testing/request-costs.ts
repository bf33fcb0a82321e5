import { fillPath, pathParams, type AnyEndpoint } from '@allenio/contract'
import { expect } from 'vitest'
import { isPublic } from './declared-access.ts'
import type { TestPerson } from './given.ts'
import { isQuery, keyOfShape } from './input-shapes.ts'
import type { EndpointSample, Scene, Who } from './samples.ts'
import { sceneOf } from './scenes.ts'
import type { TestHouse } from './test-house.ts'

// Any anonymous request is answered or refused within 50 ms of the main thread's time, and any signed-in one within 200 ms,
// because one request must not keep everybody else waiting.

export const anonymousMs = 50
const signedInMs = 200
/** As much as the head of a request may hold. */
export const headBytes = 15_000

/** Endpoints with the same schema read their input in the same way: one of them stands for all. */
export const distinct = (samples: readonly EndpointSample[]): EndpointSample[] =>
  [
    ...new Map(samples.toReversed().map(sample => [`${keyOfShape(sample.endpoint)} ${isPublic(sample.endpoint.access)}`, sample])).values(),
  ].toReversed()

/** A call as its sample makes it, to be sent with other fields. */
export interface Target {
  endpoint: AnyEndpoint
  person: TestPerson | undefined
  path: string
  /** The fields that the sample sends beside the path. */
  fields: Record<string, unknown>
}

export async function targetOf(house: TestHouse, { endpoint, make }: EndpointSample): Promise<Target> {
  const scene = await sceneOf(house)
  const { as, input } = await make(scene)
  const names = pathParams(endpoint.path)
  return {
    endpoint,
    person: isPublic(endpoint.access) ? undefined : personOf(scene, as),
    path: `/api${fillPath(endpoint.path, Object(input))}`,
    fields: Object.fromEntries(Object.entries(Object(input)).filter(([name]) => !names.includes(name))),
  }
}

function personOf(scene: Scene, who: Who): TestPerson | undefined {
  switch (who) {
    case 'stranger':
    case 'schoolUser':
      return undefined
    case 'superAdmin':
      return scene.superAdmin
    default:
      return scene.a[who]
  }
}

/** Sends each query or body to the target, and fails with those that cost too much. */
export async function expectBounded(house: TestHouse, target: Target, requests: readonly (readonly [string, string])[]): Promise<void> {
  const limit = target.person ? signedInMs : anonymousMs
  // a file holds all that it is asked for, not a page of it
  const bytesAtMost = target.endpoint.kind === 'download' ? 1_000_000 : 300_000
  const faults = []
  for (const [name, text] of requests) {
    let cost = await costOf(house, target, text)
    // a garbage collection of earlier work may fall into the measured time, but not three times
    for (let again = 0; again < 2 && cost.ms > limit; again += 1) {
      const next = await costOf(house, target, text)
      if (next.ms < cost.ms) cost = next
    }
    if (cost.ms > limit || cost.status >= 500 || cost.bytes > bytesAtMost) faults.push({ name, ...cost })
  }
  expect(requests.length).toBeGreaterThan(0)
  expect(faults).toEqual([])
}

async function costOf(house: TestHouse, { endpoint, person, path }: Target, text: string) {
  const isInPath = isQuery(endpoint)
  const before = process.threadCpuUsage()
  const { statusCode, body } = await house.server.inject({
    method: endpoint.method,
    url: isInPath ? `${path}?${text}` : path,
    headers: {
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(person?.workspaceId && { 'x-workspace': person.workspaceId }),
      ...(!isInPath && { 'content-type': 'application/json' }),
    },
    ...(!isInPath && { payload: text }),
  })
  const { user, system } = process.threadCpuUsage(before)
  return { ms: (user + system) / 1000, status: statusCode, bytes: body.length }
}
