import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findUnusedExports } from './walls/doors.mjs'
import { readSource } from './walls/functions.mjs'
import { sourceFiles } from './walls.mjs'

const root = join(import.meta.dirname, '..')

test('a door exports what others import', { timeout: 60_000 }, () => {
  const sources = sourceFiles(root).map(file => readSource(root, file))
  expect(sources.length).toBeGreaterThan(1_000)
  expect(findUnusedExports(sources), 'nobody outside of the area imports these names').toEqual([])
})

test.each([
  ['a name that only its own area imports', { 'apps/web/src/areas/clients/page.ts': `import { Card } from './card.ts'` }, ['Card', 'Row']],
  ['a name that another area imports', { 'apps/web/src/areas/home/page.ts': `import { Card } from '#areas/clients'` }, ['Row']],
  ['the same name on the other side', { 'apps/server/src/areas/home/x.ts': `import { Card } from '#areas/clients'` }, ['Card', 'Row']],
  ['a part that is loaded later', { 'apps/web/src/areas/home/page.ts': `lazyPart(() => import('#areas/clients'), 'Card')` }, []],
  ['all parts that are gathered', { 'apps/web/src/routes.ts': `import * as clients from './areas/clients/index.ts'` }, []],
])('unused is what nobody outside imports: %s', (_, files, names) => {
  const door = 'apps/web/src/areas/clients/index.ts'
  const all = { [door]: `export { Card, type Row } from './card.ts'`, ...files }
  const sources = Object.entries(all).map(([file, text]) => ({ file, text }))
  expect(findUnusedExports(sources)).toEqual(names.map(name => `${door} ${name}`))
})
