import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** The screens of a page that its server has sent with this configuration. */
async function screensWith(pageConfig: object) {
  const meta = { getAttribute: () => JSON.stringify(pageConfig) }
  vi.stubGlobal('document', { querySelector: () => meta, documentElement: { lang: 'it' }, cookie: '' })
  vi.resetModules()
  return (await import('./screens.ts')).screens.map(({ path }) => path)
}

test('an installation without plans has no screens of them', async () => {
  expect(await screensWith({ hasPlans: false })).toEqual([])
  expect(await screensWith({ hasPlans: true })).toEqual(['/payments', '/payments/premium-app'])
})
