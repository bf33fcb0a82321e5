import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withShortLists } from './preload-lists.ts'

const files = Array.from({ length: 180 }, (_, index) => `assets/${String(index).padStart(7, 'f-_')}.${index % 9 === 4 ? 'css' : 'js'}`)
const byName = (one: string, other: string) => files.indexOf(one) - files.indexOf(other)

const chunk = (indexes: readonly (readonly number[])[]) =>
  [
    `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${files.map(file => `"${file}"`).join(',')}])))=>i.map(i=>d[i]);`,
    `const lists=[${indexes.map(list => `__vite__mapDeps([${list.join(',')}])`).join(',')}];`,
  ].join('\n')

/** The lists as the browser reads them. */
const readLists = (code: string): unknown => JSON.parse(String(runInNewContext(`${code}\nJSON.stringify(lists)`)))

test('short lists name the same files, styles in their order', () => {
  const indexes = [[0, 1, 2, 4, 13], [179], [], [3, 54, 55, 104, 105, 106, 171], files.map((_, index) => index)]
  const code = withShortLists(chunk(indexes), byName)
  const isStyle = (file = '') => file.endsWith('.css')
  const expected = indexes.map(list => {
    const names = list.map(index => files[index])
    return [...names.filter(name => !isStyle(name)), ...names.filter(isStyle)]
  })
  expect(readLists(code)).toEqual(expected)
  expect(code.length).toBeLessThan(chunk(indexes).length / 2)
})

test('a chunk without lists stays as it is, and lists of another form are refused', () => {
  expect(withShortLists('export const a = 1', byName)).toBe('export const a = 1')
  expect(() => withShortLists('const __vite__mapDeps = something', byName)).toThrow('another way')
})
