import { holdsPermission, type AnyEndpoint, type Permission } from '@allenio/contract'
import { gatherSamples, sceneOf, testHouse } from '#testing'
import { expect, test } from 'vitest'

// Every call of any area that names a client, found through the areas' samples: a collaborator who is not in charge gets the
// same answer as for absent rows.

const house = await testHouse()

const namesClient = ({ path }: AnyEndpoint) => /^\/(clients|user-client-actions)\/:id(\/|$)/.test(path)

function isForCoaches({ access }: AnyEndpoint): boolean {
  if (access === 'any' || 'public' in access) return false
  if ('role' in access) return [access.role].flat().includes('coach')
  const permissions: Permission[] = [access.permission].flat()
  return permissions.every(permission => holdsPermission('coach', permission))
}

const samples = (await gatherSamples()).filter(({ endpoint }) => namesClient(endpoint) && isForCoaches(endpoint))

test('there are such calls', () => expect(samples.length).toBeGreaterThan(8))

test.each(samples.map(({ endpoint, make }) => [`${endpoint.method} ${endpoint.path}`, endpoint, make] as const))(
  '%s',
  async (_, endpoint, make) => {
    const scene = await sceneOf(house)
    const { input } = await make(scene)
    const outsider = await house.given.member('coach', { workspaceId: scene.a.workspaceId })
    const { status, body } = await house.as(outsider).ask(endpoint, input)
    expect([status, body.code]).toEqual([404, 'not found'])
  },
)
