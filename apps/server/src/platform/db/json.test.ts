import { expect, test } from 'vitest'
import { jsonText } from './json.ts'

test.each([
  ['whole', 'whole'],
  ['💪🏽', '💪🏽'],
  ['half \ud83d', 'half \ufffd'],
  [String.raw`typed \ud83d`, String.raw`typed \ud83d`],
  [`${String.raw`\\`}\ud83d`, `${String.raw`\\`}\ufffd`],
])('%j is stored as %j', (text, stored) => {
  expect(JSON.parse(jsonText({ [text]: [text] }))).toEqual({ [stored]: [stored] })
})
