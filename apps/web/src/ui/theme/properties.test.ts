import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const src = new URL('../../', import.meta.url)
const texts = (pattern: string) => globSync(pattern, { cwd: src }).map(path => ({ path, text: readFileSync(new URL(path, src), 'utf8') }))

// a rule whose property has no value is dropped without a word: the open row of a list would have no ground
test('every property that a style sheet reads without a fallback is set somewhere', () => {
  const sources = [...texts('**/*.css'), ...texts('**/*.{ts,tsx}')]
  const isSet = new Set(sources.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)(?:['"`]?\]?\s*:|['"`])/g)].map(([, name]) => name)))
  const unset = texts('**/*.css').flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name = '']) => (isSet.has(name) ? [] : [`${name} in ${path}`])),
  )
  expect(isSet.size).toBeGreaterThan(100)
  expect(unset).toEqual([])
})
