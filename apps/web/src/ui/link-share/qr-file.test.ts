import { expect, test } from 'vitest'
import { qrSvg } from './qr-file.ts'

test('a drawing of its own: white paper, dark squares, nothing of the text itself', () => {
  const svg = qrSvg('https://allenio.test/register-client?c=abcdefgh')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 (\d+) \1"/)
  expect(svg).toContain('fill="#fff"')
  expect(svg).not.toContain('allenio')
})
