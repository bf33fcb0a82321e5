import { afterEach, expect, test, vi } from 'vitest'
import { mayScan, newReader } from './detector.ts'

afterEach(() => vi.unstubAllGlobals())

const camera = { mediaDevices: { getUserMedia: () => undefined } }

class StubDetector {
  readonly formats: readonly string[]
  constructor({ formats }: { formats: readonly string[] }) {
    this.formats = formats
  }
  detect = () => Promise.resolve([{ rawValue: '8076809513753' }])
}

test('a code is read by the browser’s own reader, of the formats that foods have', async () => {
  vi.stubGlobal('BarcodeDetector', StubDetector)
  const reader = newReader()
  expect(reader).toMatchObject({ formats: ['ean_13', 'ean_8', 'upc_a'] })
  // the stub looks at no picture
  await expect(reader?.detect(Object.create(null))).resolves.toEqual([{ rawValue: '8076809513753' }])
})

test.each([
  ['a reader and a camera', StubDetector, camera, true],
  ['no reader', undefined, camera, false],
  ['something else of its name', {}, camera, false],
  ['no camera', StubDetector, {}, false],
])('with %s a camera is offered: %#', (_, detector, navigator, isOffered) => {
  vi.stubGlobal('BarcodeDetector', detector)
  vi.stubGlobal('navigator', navigator)
  expect(mayScan()).toBe(isOffered)
  if (detector !== StubDetector) expect(newReader()).toBeUndefined()
})
