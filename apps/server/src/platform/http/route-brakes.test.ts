import { expect, test } from 'vitest'
import { ownHouse } from '#testing'
import { listRoutes, type RegisteredRoute } from './index.ts'

const limit = 3
const { server } = await ownHouse({ env: { REQUEST_LIMIT: String(limit) } })
const routes = listRoutes(server)
const isUncounted = ({ calls }: RegisteredRoute) => calls !== undefined && 'uncounted' in calls
const pathOf = ({ url }: RegisteredRoute) => url.replaceAll(/:\w+/g, 'a').replace('*', 'a')
const ask = async ({ method, url }: { method: string; url: string }) => {
  const { statusCode } = await server.inject({ method: method as 'GET', url }) // a method of the router's own
  return statusCode
}

/** Makes as many calls as an address may make: a page has many parts, which are counted apart. */
async function useUp(): Promise<void> {
  for (let call = 0; call < 10 * limit; call += 1) await ask({ method: 'GET', url: '/api/files/a' })
  for (let call = 0; call < limit; call += 1) await Promise.all(['/', '/api/auth/me'].map(url => ask({ method: 'GET', url })))
}

test('every route counts its calls, but for those that a monitor asks', async () => {
  const paths = [...new Set(routes.filter(isUncounted).map(({ url }) => url))]
  expect(paths.toSorted()).toEqual(['/health/live', '/health/ready', '/metrics'])
  const unbraked: string[] = []
  for (const route of routes) {
    if (isUncounted(route) || (await ask({ method: route.method, url: pathOf(route) })) === 429) continue
    // the window of ten seconds may have ended
    await useUp()
    const status = await ask({ method: route.method, url: pathOf(route) })
    if (status !== 429) unbraked.push(`${route.method} ${route.url}: ${status}`)
  }
  expect(routes.length).toBeGreaterThan(500)
  expect(unbraked).toEqual([])
  expect(await ask({ method: 'GET', url: '/api/no-such-call' })).toBe(429)
  expect(await ask({ method: 'GET', url: '/health/live' })).toBe(200)
})
