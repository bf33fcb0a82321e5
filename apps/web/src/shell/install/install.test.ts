import { beforeEach, expect, test, vi } from 'vitest'
import { platformOf } from './installation.ts'
import { countInstallOffer, mayOfferInstall } from './views.ts'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 0, 'mac safari'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/150.0 Safari/537.36', 0, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36', 5, 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36', 0, 'desktop'],
])('%s', (userAgent, maxTouchPoints, is) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(is)
})

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  })
})

test('the installation is offered three times, not a fourth', () => {
  const offers = [1, 2, 3, 4].map(() => {
    const may = mayOfferInstall()
    if (may) countInstallOffer()
    return may
  })
  expect(offers).toEqual([true, true, true, false])
})

test('where storage is refused nothing is offered', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused')
    },
  })
  expect(mayOfferInstall()).toBe(false)
})
