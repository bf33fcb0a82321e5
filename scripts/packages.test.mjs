import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkCallers, checkPackages } from './packages.mjs'

/** A house whose lock file holds one package, and has it installed as `manifest` says. */
function houseWith(name, locked, manifest) {
  const root = mkdtempSync(join(tmpdir(), 'allenio-packages-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const path = `node_modules/${name}`
  const packages = {
    '': { name: 'house' },
    'apps/web': { name: '@house/web', license: 'UNLICENSED' },
    'node_modules/@house/web': { resolved: 'apps/web', link: true },
    [path]: { version: '1.0.0', integrity: 'sha512-x', license: 'MIT', ...locked },
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  if (manifest) {
    mkdirSync(join(root, path), { recursive: true })
    writeFileSync(join(root, path, 'package.json'), JSON.stringify(manifest))
  }
  return root
}

test('our own lock file holds nothing else than what may be there', () => {
  expect(checkPackages(resolve(import.meta.dirname, '..'))).toEqual([])
})

test.each([
  ['a plain package', 'left', {}],
  ['one of two licences', 'left', { license: '(GPL-3.0-only OR MIT)' }],
  ['two good licences', 'left', { license: 'MIT AND (ISC OR GPL-2.0-only)' }],
  ['a script that is known', 'esbuild', { hasInstallScript: true }],
  ['a library that may be replaced', '@img/sharp-libvips-linux-x64', { license: 'LGPL-3.0-or-later' }],
  ['an old way to say the licence', 'left', { license: undefined }, { licenses: [{ type: 'MIT', url: 'x' }] }],
])('%s passes', (_, name, locked, manifest) => {
  expect(checkPackages(houseWith(name, locked, manifest))).toEqual([])
})

test.each([
  ['a script', 'left', { hasInstallScript: true }, undefined, 'runs a script'],
  ['a script that the lock file hides', 'left', {}, { scripts: { postinstall: 'node x.js' } }, 'runs a script'],
  ['another licence', 'left', { license: 'AGPL-3.0-only' }, undefined, 'comes under AGPL-3.0-only'],
  ['another licence besides', 'left', { license: 'MIT AND GPL-3.0-only' }, undefined, 'comes under MIT AND GPL-3.0-only'],
  ['the library’s licence elsewhere', 'left', { license: 'LGPL-3.0-or-later' }, undefined, 'comes under LGPL-3.0-or-later'],
  ['words instead of a licence', 'left', { license: 'SEE LICENSE IN LICENSE' }, undefined, 'comes under SEE LICENSE'],
  ['no licence', 'left', { license: undefined }, { name: 'left' }, 'comes under no licence'],
  ['a place of its own', 'left', { resolved: 'https://example.com/left.tgz' }, undefined, 'names the place'],
  ['no checksum', 'left', { integrity: undefined }, undefined, 'has no checksum'],
])('%s is refused', (_, name, locked, manifest, sentence) => {
  expect(checkPackages(houseWith(name, locked, manifest))).toEqual([expect.stringContaining(`node_modules/${name}@1.0.0: ${sentence}`)])
})

/** A house with one package, which depends on `dependencies` and has one file with this code. */
function houseWithCode(dependencies, code) {
  const root = mkdtempSync(join(tmpdir(), 'allenio-callers-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'apps/web/src'), { recursive: true })
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, 'apps/web': {} } }))
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'apps/web/package.json'), JSON.stringify(dependencies))
  writeFileSync(join(root, 'apps/web/src/main.ts'), code)
  return root
}

test('each of our own dependencies has a caller', () => {
  expect(checkCallers(resolve(import.meta.dirname, '..'))).toEqual([])
}, 30_000)

test.each([
  ['an import', { dependencies: { left: '1' } }, "import { pad } from 'left'"],
  ['an import of a part', { dependencies: { '@left/pad': '1' } }, "import '@left/pad/css'"],
  ['an import for its types', { devDependencies: { left: '1' } }, "import type { Pad } from 'left'"],
  ['an import when it is needed', { optionalDependencies: { left: '1' } }, "const pad = await import('left')"],
  ['types of what is imported', { devDependencies: { left: '1', '@types/left': '1' } }, "import 'left'"],
  ['types of the runtime', { devDependencies: { '@types/node': '1' } }, "import { join } from 'node:path'"],
  ['a command', { devDependencies: { typescript: '1' } }, ''],
])('%s is a caller', (_, dependencies, code) => {
  expect(checkCallers(houseWithCode(dependencies, code))).toEqual([])
})

test.each([
  ['nothing', { dependencies: { left: '1' } }, ''],
  ['a comment', { devDependencies: { left: '1' } }, "// import 'left'"],
  ['another package', { optionalDependencies: { left: '1' } }, "import 'left-pad'"],
])('%s is no caller', (_, dependencies, code) => {
  expect(checkCallers(houseWithCode(dependencies, code))).toEqual([
    'apps/web/package.json: no file imports left; remove it, or name in scripts/packages.mjs who calls it',
  ])
})

test('types of what nobody imports are refused', () => {
  expect(checkCallers(houseWithCode({ devDependencies: { '@types/left': '1' } }, ''))).toEqual([
    expect.stringContaining('imports @types/left'),
  ])
})
