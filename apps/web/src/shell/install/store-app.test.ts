import { expect, test } from 'vitest'
import { isOlderVersion, storeAppVersion } from './store-app.ts'

test.each([
  ['2.1', '2.1', false],
  ['2.0.9', '2.1', true],
  ['2.9', '2.10', true],
  ['2.10', '2.9', false],
  ['2', '2.0.0', false],
  ['2.0.1', '2', false],
  ['1.9', '2', true],
  ['10', '9.9.9', false],
])('%s is older than %s: %s', (version, least, isOlder) => {
  expect(isOlderVersion(version, least)).toBe(isOlder)
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 AllenioApp/2.1', '2.1'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36 AllenioApp/3.0.12 (it)', '3.0.12'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36', undefined],
  ['NotAllenioApp/1.0', undefined],
])('%s shows the page in version %s', (userAgent, version) => {
  expect(storeAppVersion(userAgent)).toBe(version)
})
