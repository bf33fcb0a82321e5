import { expect, test } from 'vitest'
import { deviceKind, deviceName } from './device-name.ts'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'Mac'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['curl/8', ''],
])('%s is called %j', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})

test.each([
  ['Safari · iOS', 'phone'],
  ['Chrome · Android', 'phone'],
  ['Safari · iPadOS', 'tablet'],
  ['Chrome · macOS', 'computer'],
  ['', 'computer'],
] as const)('%j is a %s', (device, kind) => {
  expect(deviceKind(device)).toBe(kind)
})
