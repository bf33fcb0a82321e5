import { expect, test } from 'vitest'
import { loadScreens, screens } from './routes.ts'

await loadScreens()

test('the list of paths is that of the screens; write it anew with: vitest run --project unit web/src/routes --update=all', async () => {
  const paths = screens.list.map(({ path }) => `  | '${path}'\n`).sort()
  const text = `// Written by routes.test.ts from the screens of the areas; do not edit.\n\nexport type ScreenPath =\n${paths.join('')}`
  await expect(text).toMatchFileSnapshot('./lib/screens/paths.ts')
})

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*', '!./ui/dev/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const patterns = screens.list
  .filter(({ path }) => path !== '/')
  .map(({ path }) => new RegExp(`^${path.replaceAll(/\/\{-\$\w+\}/g, '(/[^/]+)?').replaceAll(/\$\w+/g, '[^/]+')}$`))

/** The addresses that a file writes as text, where a page is linked or opened. */
const writtenAddresses = (text: string) =>
  [...text.matchAll(/(?:\bhref=\{?|\bhref: |\bgoTo\()[`'"](\/[^`'"?#]*)/g)].map(([, address = '']) =>
    address.replaceAll(/\$\{[^}]*\}/g, 'x'),
  )

test('screens are linked by hrefTo, so that a path that changes does not leave a dead link', () => {
  const dead = Object.entries(sources).flatMap(([name, text]) =>
    writtenAddresses(text)
      .filter(address => patterns.some(pattern => pattern.test(address)))
      .map(address => `${name}: write ${address} with hrefTo of #lib/screens`),
  )
  expect(dead).toEqual([])
})
