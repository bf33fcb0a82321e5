import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkWalls, sourceFiles, wallsPlugin, formatBreach } from './walls.mjs'
import { findImports, maskText } from './walls/imports.mjs'
import { plainScripts } from './walls/plain-scripts.mjs'

const root = mkdtempSync(join(tmpdir(), 'allenio-walls-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const put = (path, content) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}
const manifest = (path, fields) => put(`${path}/package.json`, JSON.stringify(fields))

/** A whole small house without a breach. */
const sound = {
  'packages/contract/src/programs/index.ts': `export * from './programs.ts'`,
  'packages/contract/src/programs/programs.ts': `import { z } from 'zod'
import { errors } from '../errors.ts'
export const Program = z.object({})`,
  'packages/contract/src/errors.ts': `export const errors = []`,
  'packages/domain/src/programs/index.ts': `import type { Program } from '@allenio/contract/programs'\nexport * from './edit.ts'`,
  'packages/domain/src/programs/edit.ts': `export const edit = 1`,
  'packages/domain/src/programs/edit.test.ts': `import { test } from 'vitest'\nimport { edit } from './edit.ts'`,
  'apps/server/src/main.ts': `import { openDatabase } from '#platform/db'
import '#areas/programs'
import { x } from './areas/programs/index.ts'`,
  'apps/server/src/platform/db/index.ts': `import pg from 'pg'\nexport { openDatabase } from './pool.ts'`,
  'apps/server/src/platform/db/pool.ts': `import { readFileSync } from 'node:fs'
const folder = new URL('../../../migrations/', import.meta.url)`,
  'apps/server/src/platform/http/index.ts': `import { withWorkspace } from '#platform/db'`,
  'apps/server/src/areas/programs/index.ts': `import { clients } from '#areas/clients'
export { list } from './queries.ts'
declare module '#platform/db' { interface Tables { programs: 1 } }`,
  'apps/server/src/areas/programs/queries.ts': `import { sql, type WorkspaceDb } from '#platform/db'
import { edit } from '@allenio/domain/programs'`,
  'apps/server/src/areas/programs/queries.test.ts': `import { given } from '#testing'
import { test } from 'vitest'
import { openDatabase } from '#platform/db'`,
  'apps/server/src/areas/clients/index.ts': `export const clients = 1`,
  'apps/server/src/areas/auth/index.ts': `import { openDatabase, type SystemDb } from '#platform/db'`,
  'apps/server/src/testing/house.ts': `import { start } from '../main.ts'`,
  'apps/server/src/testing/index.ts': `import { clients } from '#areas/clients'\nimport { test } from 'vitest'`,
  'apps/web/vite.config.ts': `import { defineConfig } from 'vite'
import { wallsPlugin } from '../../scripts/walls.mjs'
import { join } from 'node:path'`,
  'apps/web/src/main.tsx': `import { routes } from './routes.ts'\nimport 'virtual:pwa-register'`,
  'apps/web/src/routes.ts': `const doors = import.meta.glob('./areas/*/index.ts', { eager: true })`,
  'apps/web/src/vite-env.d.ts': `declare module '*.svg' { const url: string }`,
  'apps/web/src/shell/sidebar.tsx': `import { Button } from '#ui'
import { screens } from '#areas/programs'
export const Side = () => <p>Don't {\`\${1}\`} import('../areas/x')</p>`,
  'apps/web/src/shell/index.ts': `export * from './sidebar.tsx'`,
  'apps/web/src/shell/guard.ts': `import { screens } from '../routes.ts'`,
  'apps/web/src/sw/sw.ts': `import { cached } from '#lib/api'`,
  'apps/web/src/ui/index.ts': `export { Button } from './button/index.tsx'\nimport { formatDay } from '#lib/formats'`,
  'apps/web/src/ui/button/index.tsx': `import react from 'react'\nimport './button.css'\nimport { gap } from '../theme.ts'`,
  'apps/web/src/ui/theme.ts': `export const gap = 1`,
  'apps/web/src/lib/formats/index.ts': `import { call } from '#lib/api'`,
  'apps/web/src/lib/api/index.ts': `import type { Program } from '@allenio/contract/programs'`,
  'apps/web/src/areas/programs/index.ts': `export const page = () => import('./page.tsx')
const pdf = new Worker(new URL('./worker.ts', import.meta.url))`,
  'apps/web/src/areas/programs/page.tsx': `import { Button } from '#ui/button'\nimport icon from './icon.svg?url'`,
  'apps/web/src/areas/programs/worker.ts': `export {}`,
  'e2e/login.spec.ts': `import { test } from '@playwright/test'
import { programs } from '@allenio/contract/programs'
import { join } from 'node:path'`,
  'bench/main.ts': `import pg from 'pg'\nimport { spawn } from 'node:child_process'`,
}

beforeAll(() => {
  manifest('.', { devDependencies: { vitest: '1' } })
  manifest('packages/contract', { name: '@allenio/contract', dependencies: { zod: '1', dayjs: '1' } })
  manifest('packages/domain', { name: '@allenio/domain', dependencies: { '@allenio/contract': '1', dayjs: '1' } })
  manifest('apps/server', {
    name: '@allenio/server',
    imports: { '#platform/*': '', '#areas/*': '', '#testing': '' },
    dependencies: { '@allenio/contract': '1', '@allenio/domain': '1', pg: '1', zod: '1' },
    devDependencies: { esbuild: '1' },
  })
  manifest('apps/web', {
    name: '@allenio/web',
    imports: { '#areas/*': '', '#lib/*': '', '#shell': '', '#ui/*': '', '#ui': '' },
    dependencies: { '@allenio/contract': '1', '@allenio/domain': '1', react: '1' },
    devDependencies: { vite: '1' },
  })
  manifest('e2e', { dependencies: { '@allenio/contract': '1' }, devDependencies: { '@playwright/test': '1' } })
  manifest('bench', { dependencies: { pg: '1' } })
  for (const [path, content] of Object.entries(sound)) put(path, content)
})

test('the sound house has no breach', () => {
  expect(checkWalls({ root }).map(formatBreach)).toEqual([])
  expect(sourceFiles(root)).toHaveLength(Object.keys(sound).length)
})

const breaches = [
  ['an area climbs into its neighbour', 'apps/server/src/areas/programs/x.ts', `import { clients } from '../clients/index.ts'`, 'relative'],
  [
    'an area climbs into the platform',
    'apps/server/src/areas/programs/x.ts',
    `import { pool } from '../../platform/db/pool.ts'`,
    'relative',
  ],
  ['a type climbs', 'apps/server/src/areas/programs/x.ts', `import type { C } from '../clients/index.ts'`, 'relative'],
  ['a type climbs in a type', 'apps/server/src/areas/programs/x.ts', `let c: import('../clients/index.ts').C`, 'relative'],
  ['an export climbs', 'apps/server/src/areas/programs/x.ts', `export * from '../clients/index.ts'`, 'relative'],
  ['a named export climbs', 'apps/server/src/areas/programs/x.ts', `export {\n  a,\n  b as c,\n} from '../clients/index.ts'`, 'relative'],
  ['a side effect climbs', 'apps/server/src/areas/programs/x.ts', `import '../clients/index.ts'`, 'relative'],
  ['a dynamic import climbs', 'apps/server/src/areas/programs/x.ts', `const c = await import(/* why */ '../clients/index.ts')`, 'relative'],
  ['a template climbs', 'apps/server/src/areas/programs/x.ts', 'const c = await import(`../clients/index.ts`)', 'relative'],
  ['a require climbs', 'apps/server/src/areas/programs/x.ts', `const c = require('../clients/index.ts')`, 'relative'],
  ['a declaration climbs', 'apps/server/src/areas/programs/x.ts', `declare module '../../platform/db/pool.ts' {}`, 'relative'],
  ['a reference climbs', 'apps/server/src/areas/programs/x.ts', `/// <reference path="../clients/index.ts" />`, 'relative'],
  ['a worker climbs', 'apps/web/src/areas/programs/x.ts', `new Worker(new URL('../clients/worker.ts', import.meta.url))`, 'relative'],
  ['a glob climbs', 'apps/web/src/areas/programs/x.ts', `import.meta.glob<string>(['./*.ts', '../*/index.ts'])`, 'relative'],
  ['a glob starts at the top', 'apps/web/src/areas/programs/x.ts', `import.meta.glob('/src/areas/*/page.tsx')`, 'relative'],
  ['a library room climbs into another', 'apps/web/src/lib/formats/x.ts', `import { call } from '../api/index.ts'`, 'relative'],
  ['looks climb into a library', 'apps/web/src/ui/button/x.ts', `import { f } from '../../lib/formats/index.ts'`, 'relative'],
  ['a domain area climbs', 'packages/domain/src/meals/x.ts', `import { edit } from '../programs/index.ts'`, 'relative'],
  ['a test climbs', 'e2e/x.ts', `import { call } from '../apps/web/src/lib/api/index.ts'`, 'relative'],
  ['a second slash behind areas', 'apps/server/src/areas/programs/x.ts', `import { q } from '#areas/clients/queries'`, 'door'],
  ['a second slash behind platform', 'apps/server/src/areas/programs/x.ts', `import { q } from '#platform/db/pool.ts'`, 'door'],
  ['a second slash behind lib', 'apps/web/src/areas/programs/x.ts', `import { q } from '#lib/api/call'`, 'door'],
  ['a second slash behind the domain', 'apps/web/src/areas/programs/x.ts', `import { q } from '@allenio/domain/programs/edit'`, 'door'],
  ['a door that is not there', 'apps/server/src/areas/programs/x.ts', `import { q } from '#shell'`, 'door'],
  ['a package that nobody asked for', 'apps/web/src/lib/api/x.ts', `import get from 'lodash-es/get'`, 'dependency'],
  ['a development package in the product', 'apps/server/src/platform/db/x.ts', `import { build } from 'esbuild'`, 'dependency'],
  ["a neighbour's package", 'apps/web/src/lib/api/x.ts', `import pg from 'pg'`, 'dependency'],
  ['a server module in the browser', 'apps/web/src/lib/api/x.ts', `import { readFileSync } from 'node:fs'`, 'builtin'],
  ['a server module without its prefix', 'apps/server/src/platform/db/x.ts', `import { readFileSync } from 'fs'`, 'builtin'],
  ['a server module in the contract', 'packages/contract/src/programs/x.ts', `import { randomUUID } from 'node:crypto'`, 'builtin'],
  ['the platform knows an area', 'apps/server/src/platform/http/x.ts', `import { clients } from '#areas/clients'`, 'room'],
  ['the product knows its tests', 'apps/server/src/areas/programs/x.ts', `import { given } from '#testing'`, 'room'],
  ['the contract takes more than zod', 'packages/contract/src/programs/x.ts', `import day from 'dayjs'`, 'room'],
  ['the contract looks down', 'packages/contract/src/programs/x.ts', `import { edit } from '@allenio/domain/programs'`, 'room'],
  ['the contract enters its own door', 'packages/contract/src/meals/x.ts', `import { Program } from '../programs/index.ts'`, 'door'],
  ['a file of the contract without an area', 'packages/contract/src/meals.ts', ``, 'room'],
  ['the contract is entered past a door', 'packages/domain/src/meals/x.ts', `import { P } from '@allenio/contract/programs/cells'`, 'door'],
  ['the domain takes more than the contract', 'packages/domain/src/meals/x.ts', `import day from 'dayjs'`, 'room'],
  ['looks know an area', 'apps/web/src/ui/x.ts', `import { screens } from '#areas/programs'`, 'room'],
  ['looks know the shell', 'apps/web/src/ui/x.ts', `import { shell } from '#shell'`, 'room'],
  ['looks know the contract', 'apps/web/src/ui/x.ts', `import { Program } from '@allenio/contract/programs'`, 'room'],
  ['a library knows looks', 'apps/web/src/lib/api/x.ts', `import { Button } from '#ui'`, 'room'],
  ['a library knows an area', 'apps/web/src/lib/api/x.ts', `import { screens } from '#areas/programs'`, 'room'],
  ['the service worker knows an area', 'apps/web/src/sw/x.ts', `import { screens } from '#areas/programs'`, 'room'],
  ['a page knows the table of screens', 'apps/web/src/areas/programs/x.ts', `import { routes } from '../../routes.ts'`, 'relative'],
  ['a file in no room', 'apps/server/src/helpers/x.ts', ``, 'room'],
  ['a file beside the composition roots', 'apps/web/src/stuff.ts', ``, 'room'],
  ['the web reaches the server', 'apps/web/src/lib/api/x.ts', `import { m } from '../../../../server/src/main.ts'`, 'sides'],
  ['the web reaches the server by name', 'apps/web/src/lib/api/x.ts', `import { m } from '@allenio/server'`, 'sides'],
  ['the server reaches the web', 'apps/server/src/areas/programs/x.ts', `import { m } from '../../../../web/src/routes.ts'`, 'sides'],
  ['an area takes the raw pool', 'apps/server/src/areas/programs/x.ts', `import { sql, openDatabase } from '#platform/db'`, 'system'],
  [
    'an area takes it under another name',
    'apps/server/src/areas/programs/x.ts',
    `import { openDatabase as pool } from '#platform/db'`,
    'system',
  ],
  ['an area takes the type', 'apps/server/src/areas/programs/x.ts', `import type { SystemDb } from '#platform/db'`, 'system'],
  ['an area binds past workspaces', 'apps/server/src/areas/programs/x.ts', `import { bindPerson } from '#platform/http'`, 'system'],
  ['an area takes everything', 'apps/server/src/areas/programs/x.ts', `import * as db from '#platform/db'`, 'system'],
  [
    'an area takes everything later',
    'apps/server/src/areas/programs/x.ts',
    `const { openDatabase } = await import('#platform/db')`,
    'system',
  ],
  ['a listed area passes it on', 'apps/server/src/areas/auth/x.ts', `export { openDatabase } from '#platform/db'`, 'system'],
  ['an area opens its own connection', 'apps/server/src/areas/programs/x.ts', `import pg from 'pg'`, 'system'],
  ['an import nobody can foresee', 'apps/server/src/areas/programs/x.ts', 'const load = name => import(`#areas/${name}`)', 'computed'],
  ['an address', 'apps/web/src/lib/api/x.ts', `import 'https://example.org/x.js'`, 'bare'],
  ['a file named by what is done', 'apps/server/src/areas/programs/telling.ts', ``, 'name'],
  ['a test named by what is done', 'apps/server/src/areas/programs/sending.test.ts', ``, 'name'],
  ['a file with another word for what every area has', 'apps/server/src/areas/programs/notices.ts', ``, 'name'],
  ['a file that could hold anything', 'apps/server/src/areas/programs/program-utils.ts', ``, 'name'],
]

describe('each wall refuses', () => {
  test.each(breaches)('%s', (_, file, content, rule) => {
    put(file, `// first line\n${content}\n`)
    try {
      const found = checkWalls({ root, files: [file] })
      expect(found.map(each => each.rule)).toEqual([rule])
      expect(found[0].line).toBe(content === '' ? 1 : 2)
    } finally {
      rmSync(join(root, file))
    }
  })
})

test('scripts without types are refused wherever they stand, but for those that are listed', () => {
  const [listed] = plainScripts
  const scripts = [listed, 'apps/web/public/order.js', 'packages/domain/src/programs/edit.mjs', 'apps/web/dist/app.js']
  for (const path of scripts) put(path, `document.title = ''`)
  try {
    const found = checkWalls({ root }).map(({ file, rule }) => `${rule} ${file}`)
    expect(found.sort()).toEqual(['script apps/web/public/order.js', 'script packages/domain/src/programs/edit.mjs'])
  } finally {
    for (const path of scripts) rmSync(join(root, path))
  }
})

test('every listed script without types is there', () => {
  const home = resolve(import.meta.dirname, '..')
  expect([...plainScripts].filter(path => !existsSync(join(home, path)))).toEqual([])
})

describe('a circle of doors is refused', () => {
  const circle = (side, files) => {
    for (const [path, content] of Object.entries(files)) put(path, content)
    try {
      return checkWalls({ root, withoutCircles: ['server areas', 'web areas'] })
        .map(formatBreach)
        .filter(line => line.includes(side))
    } finally {
      for (const path of Object.keys(files)) rmSync(join(root, path))
    }
  }

  test.each(['server', 'web'])('on the side of the %s, however long it is', side => {
    const areas = `apps/${side}/src/areas`
    const found = circle(side, {
      [`${areas}/bookings/x.ts`]: `import { a } from '#areas/surveys'`,
      [`${areas}/surveys/x.ts`]: `import type { B } from '#areas/visits'`,
      [`${areas}/visits/x.ts`]: `// first line\nimport { c } from '#areas/bookings'`,
    })
    expect(found).toEqual([
      `${areas}/visits/x.ts:2 circle: bookings needs surveys needs visits needs bookings: ` +
        `one of them contributes to another's collection, or a third area is missing`,
    ])
  })

  test('and not what only tests and samples need', () => {
    expect(
      circle('server', {
        'apps/server/src/areas/bookings/x.ts': `import { a } from '#areas/surveys'`,
        'apps/server/src/areas/surveys/x.test.ts': `import { b } from '#areas/bookings'`,
        'apps/server/src/areas/surveys/samples.ts': `import { b } from '#areas/bookings'`,
      }),
    ).toEqual([])
  })
})

describe('a circle of files is refused', () => {
  const folder = 'apps/server/src/areas/surveys'
  const circle = files => {
    for (const [name, content] of Object.entries(files)) put(`${folder}/${name}`, content)
    try {
      return checkWalls({ root })
        .filter(({ rule }) => rule === 'file circle')
        .map(formatBreach)
    } finally {
      for (const name of Object.keys(files)) rmSync(join(root, folder, name))
    }
  }

  test('where values go round, re-exported ones too', () => {
    expect(
      circle({
        'answers.ts': `import { a } from './questions.ts'`,
        'questions.ts': `export { b } from './parts/rows.ts'`,
        'parts/rows.ts': `// first line\nimport { type C, d } from '../answers.ts'`,
      }),
    ).toEqual([
      `${folder}/parts/rows.ts:2 file circle: answers.ts needs questions.ts needs rows.ts needs itself: move what they share to a file below`,
    ])
  })

  test('and not where only types, tests or later parts do', () => {
    expect(
      circle({
        'answers.ts': `import { a } from './questions.ts'`,
        'questions.ts': `import type { B } from './answers.ts'\nimport { type C, type D } from './answers.ts'`,
        'rows.ts': `const load = () => import('./rows.ts')\nimport { e } from './rows.test.ts'`,
        'rows.test.ts': `import { f } from './rows.ts'`,
      }),
    ).toEqual([])
  })
})

test('an area of more than 120 files is refused, its styles counted and its tests not', () => {
  const area = 'apps/web/src/areas/surveys'
  const numbered = name => Array.from({ length: 60 }, (_, at) => `${area}/${name.replace('*', at)}`)
  const sizes = files => {
    for (const file of files) put(file, '')
    return checkWalls({ root }).map(formatBreach)
  }
  expect(sizes([...numbered('part-*.tsx'), ...numbered('part-*.module.css'), ...numbered('part-*.test.ts')])).toEqual([])
  expect(sizes([`${area}/one-more.ts`])).toEqual([
    `${area}/index.ts:1 size: 121 files: an area that passes 120 is two areas, so divide it by what it is about`,
  ])
  rmSync(join(root, area), { recursive: true })
})

test('the plugin fails a build and only warns while developing', () => {
  const file = 'apps/web/src/lib/api/x.ts'
  put(file, `import { Button } from '#ui'`)
  const run = command => {
    const lines = []
    const plugin = wallsPlugin({ root })
    plugin.configResolved({ command })
    plugin.buildStart.call({ error: line => lines.push(`error ${line}`), warn: line => lines.push(`warn ${line}`) })
    return lines[0]
  }
  expect(run('build')).toBe(`error ${file}:1 room: web lib may not import #ui`)
  expect(run('serve')).toBe(`warn ${file}:1 room: web lib may not import #ui`)
  rmSync(join(root, file))
})

test.each([
  ['a comment', `// import 'x'\n/* import 'y' */`, []],
  ['a string', `const a = "import 'x'"; const b = 'it\\'s import "y"'`, []],
  ['a template', "const a = `import 'x' ${await import('y')} from 'z'`", ['y']],
  ['a template in a template', "const a = `${`${{ a: 1 }}`} import 'x'`; import 'y'", ['y']],
  ['a regular expression', `const a = /['"\`/*]/.test(b) ? 1 : 2 / 3; import 'y'`, ['y']],
  ['a division', `const a = b / c; import 'y' // d / e`, ['y']],
  ["a page's words", `const a = <p>it's</p>\nimport 'y'`, ['y']],
  ['an export without a source', `export const a = 1\nimport b from 'y'\nexport { a }\nconst from = 'z'`, ['y']],
  ['a property', `a.import('x'); import.meta.env.Y`, []],
  ['a query', `import a from './a.svg?url'`, ['./a.svg']],
  ['a mixed import', `import a, { type b, c as d } from 'y'`, ['y']],
])('imports are found around %s', (_, text, specifiers) => {
  expect(findImports(text).map(each => each.specifier)).toEqual(specifiers)
})

test('masking keeps every character in its place', () => {
  const text = 'a /* b */ "c" `d${e}f` // g\nh'
  expect(maskText(text)).toBe('a         "_" `_${e}_`     \nh')
})

// reads every file, which takes its time on a busy machine
test('this house is sound', { timeout: 60_000 }, () => {
  expect(checkWalls().map(formatBreach)).toEqual([])
})
