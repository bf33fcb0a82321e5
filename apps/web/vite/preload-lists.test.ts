import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ranksOf, withShortLists } from './preload-lists.ts'

const file = (index: number, ending: string) => `assets/${String(index).padStart(7, 'f-_')}.${ending}`
const files = Array.from({ length: 180 }, (_, index) => file(index, index % 9 === 4 ? 'css' : 'js'))
const byName = (one: string, other: string) => files.indexOf(one) - files.indexOf(other)

const chunk = (indexes: readonly (readonly number[])[], named: readonly string[] = files) =>
  [
    `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${named.map(each => `"${each}"`).join(',')}])))=>i.map(i=>d[i]);`,
    `const lists=[${indexes.map(list => `__vite__mapDeps([${list.join(',')}])`).join(',')}];`,
  ].join('\n')

/** The lists as the browser reads them. */
const readLists = (code: string): unknown => JSON.parse(String(runInNewContext(`${code}\nJSON.stringify(lists)`)))

test('short lists name the same files, styles in their order', () => {
  const indexes = [[0, 1, 2, 4, 13], [179], [], [3, 54, 55, 104, 105, 106, 171], files.map((_, index) => index)]
  const code = withShortLists(chunk(indexes), byName)
  const isStyle = (name = '') => name.endsWith('.css')
  const expected = indexes.map(list => {
    const names = list.map(index => files[index])
    return [...names.filter(isStyle), ...names.filter(name => !isStyle(name))]
  })
  expect(readLists(code)).toEqual(expected)
  expect(code.length).toBeLessThan(chunk(indexes).length / 2)
})

test('a script and its style have one name, unless a list has one of them alone', () => {
  const [early, late, script, alone] = [file(1, 'js'), file(2, 'js'), file(3, 'js'), file(5, 'js')]
  const named = [late, early, script, file(2, 'css'), file(1, 'css'), alone, file(5, 'css')]
  // the style of the second script comes before that of the first, and one without its script between them
  const order = [file(2, 'css'), file(5, 'css'), file(1, 'css'), ...named]
  const code = withShortLists(
    chunk(
      [
        [0, 1, 2, 3, 4],
        [1, 4, 5],
        [0, 3, 4, 1, 6],
      ],
      named,
    ),
    (one, other) => order.indexOf(one) - order.indexOf(other),
  )
  expect(readLists(code)).toEqual([
    [late, file(2, 'css'), early, file(1, 'css'), script],
    [early, file(1, 'css'), alone],
    [late, file(2, 'css'), file(5, 'css'), early, file(1, 'css')],
  ])
  expect(code.match(/f-_f-_1/g)).toHaveLength(1)
})

test('each file comes after those that it imports', () => {
  const part = (name: string, imports: readonly string[]) => ({
    fileName: `${name}.js`,
    imports: imports.map(each => `${each}.js`),
    viteMetadata: { importedCss: new Set([`${name}.css`]) },
  })
  // the last two import each other
  const ranks = ranksOf([part('a', ['z', 'b']), part('b', ['z']), part('z', []), part('c', ['d']), part('d', ['c', 'z'])])
  expect([...ranks.keys()].filter(name => name.endsWith('.css'))).toEqual(['z.css', 'b.css', 'a.css', 'd.css', 'c.css'])
})

test('a chunk without lists stays as it is, and lists of another form are refused', () => {
  expect(withShortLists('export const a = 1', byName)).toBe('export const a = 1')
  expect(() => withShortLists('const __vite__mapDeps = something', byName)).toThrow('another way')
})
