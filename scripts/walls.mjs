// Checks the borders between packages and areas: the `imports` and `exports` maps name the doors, and all else is closed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findLargeAreas } from './walls/area-sizes.mjs'
import { findCircles, findFileCircles } from './walls/circles.mjs'
import { findNameFault } from './walls/file-names.mjs'
import { findImports } from './walls/imports.mjs'
import { findPlainScript, plainScript } from './walls/plain-scripts.mjs'
import { mayEnter, roomOf } from './walls/rooms.mjs'

/** Files that put the house together, and may therefore see all of their own side. */
const compositionRoots = new Set([
  'apps/server/src/main.ts',
  'apps/server/src/admin.ts',
  'apps/server/src/openapi.ts',
  'apps/server/src/areas.ts',
  'apps/server/src/house.ts',
  'apps/server/src/database-place.ts',
  'apps/server/src/commands.ts',
  'apps/server/src/demo.ts',
  'apps/server/src/demo-businesses.ts',
  'apps/server/src/demo-school.ts',
  'apps/server/src/installation.ts',
  'apps/server/src/usage.ts',
  'apps/server/src/places.ts',
  'apps/web/src/main.tsx',
  'apps/web/src/routes.ts',
  'apps/web/src/inside.ts',
  'apps/web/src/sw.ts',
])

/** Files that gather parts of all areas for the shell: the one table of screens, and badges, palette, first steps. */
const gatheringFiles = new Set(['apps/web/src/routes.ts', 'apps/web/src/inside.ts'])

/** Names that reach past one workspace, or past the bookkeeping of row-level security. */
const systemNames = new Set(['openDatabase', 'SystemDb', 'bindPerson', 'bindPublic', 'bindSchool'])
const systemDoors = new Set(['#platform/db', '#platform/http'])

/** The files that may use those names: login, the person's own account, the training school, and the engines beneath. */
const systemFiles = [
  'apps/server/src/areas/account/',
  'apps/server/src/areas/auth/',
  'apps/server/src/areas/client-intake/registration.ts',
  'apps/server/src/areas/client-intake/routes.ts',
  'apps/server/src/areas/custom-apps/operator/',
  'apps/server/src/areas/dash/',
  'apps/server/src/areas/files/',
  'apps/server/src/areas/clients/new-clients/buyers.ts',
  'apps/server/src/areas/packages/names.ts',
  'apps/server/src/areas/permissions/',
  'apps/server/src/areas/plan/grants.ts',
  'apps/server/src/areas/plan/running-plans.ts',
  'apps/server/src/areas/purchases/checkouts/public/',
  'apps/server/src/areas/purchases/fulfilment/buyers.ts',
  'apps/server/src/areas/purchases/mails/jobs.ts',
  'apps/server/src/areas/purchases/public-routes.ts',
  'apps/server/src/areas/services/offers.ts',
  'apps/server/src/areas/shopping-lists/shared-list.ts',
  'apps/server/src/areas/aliments/library.ts',
  'apps/server/src/areas/storefront/',
  'apps/server/src/areas/system-exercises/',
  'apps/server/src/platform/library/',
  'apps/server/src/areas/training-school/',
  'apps/server/src/platform/access/',
  'apps/server/src/platform/auth/',
  'apps/server/src/platform/db/',
  'apps/server/src/platform/files/',
  'apps/server/src/platform/health/operation.ts',
  'apps/server/src/platform/google/',
  'apps/server/src/platform/http/',
  'apps/server/src/platform/jobs/',
  'apps/server/src/platform/mail/',
  'apps/server/src/platform/notify/',
  'apps/server/src/platform/payments/',
  'apps/server/src/platform/push/',
  'apps/server/src/platform/realtime/',
]

const home = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const workspaces = ['packages', 'apps', 'e2e', 'bench']
const source = /\.(?:ts|tsx|mts)$/
const code = /\.(?:[mc]?[jt]s|[jt]sx)$/
export const passedBy = new Set(['node_modules', 'dist', '.vite', 'test-results', 'playwright-report', 'artifacts'])
const builtins = new Set(builtinModules)

/** The rooms whose doors may not lead in a circle. */
const roomsWithoutCircles = ['server areas', 'web areas']

/** Every breach as { file, line, rule, message }; `files` narrows it to some, given from the root. */
export function checkWalls({
  root = home,
  files = [...sourceFiles(root), ...scriptFiles(root)],
  withoutCircles = roomsWithoutCircles,
} = {}) {
  const manifests = new Map()
  const manifestOf = folder => {
    if (!manifests.has(folder)) {
      const path = join(root, folder, 'package.json')
      manifests.set(folder, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
    }
    return manifests.get(folder)
  }
  const read = file => readFileSync(join(root, file), 'utf8')
  const breaches = files.flatMap(file => {
    if (plainScript.test(file)) return findPlainScript(file) ?? []
    const room = roomOf(file, compositionRoots)
    if (room.kind === undefined) {
      return [{ file, line: 1, rule: 'room', message: 'stands in no room: see the rooms table, or name it a composition root' }]
    }
    const nameFault = room.kind === 'server areas' ? findNameFault(file) : undefined
    if (nameFault) return [{ file, line: 1, rule: 'name', message: nameFault }]
    const world = { room, file, own: manifestOf(room.pkg), shared: manifestOf('.') }
    return findImports(read(file)).flatMap(each => {
      const breach = breachOf(each, world)
      return breach ? [{ file, line: each.line, rule: breach[0], message: breach[1] }] : []
    })
  })
  const circles = withoutCircles.flatMap(kind => findCircles(files, { kind, roomOf: file => roomOf(file, compositionRoots), read }))
  const fileCircles = withoutCircles.length ? findFileCircles(files, { roomOf: file => roomOf(file, compositionRoots), read }) : []
  return [
    ...breaches,
    ...circles.map(circleBreach),
    ...fileCircles.map(fileCircleBreach),
    ...findLargeAreas(files, folder => filesIn(root, folder, /./)),
  ]
}

const circleBreach = ({ areas, file, line }) => ({
  file,
  line,
  rule: 'circle',
  message: `${[...areas, areas[0]].join(' needs ')}: one of them contributes to another's collection, or a third area is missing`,
})

const fileCircleBreach = ({ circle, file, line }) => ({
  file,
  line,
  rule: 'file circle',
  message: `${circle.map(each => posix.basename(each)).join(' needs ')} needs itself: move what they share to a file below`,
})

export function sourceFiles(root = home) {
  return workspaces.flatMap(folder => filesIn(root, folder, source))
}

/** What apps and packages hold beside TypeScript. */
const scriptFiles = root => ['packages', 'apps'].flatMap(folder => filesIn(root, folder, plainScript))

function filesIn(root, folder, pattern) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = posix.join(folder, entry.name)
    if (entry.isDirectory()) return passedBy.has(entry.name) ? [] : filesIn(root, path, pattern)
    return pattern.test(entry.name) ? [path] : []
  })
}

function breachOf(each, world) {
  const { specifier, kind } = each
  if (kind === 'computed') return computedBreach(world)
  if (specifier.startsWith('.')) return relativeBreach(each, world)
  // a glob's absolute path starts at the web's folder, and a URL is checked only if it names a file
  if (kind === 'url') return undefined
  if (kind === 'glob' && specifier.startsWith('/')) {
    return relativeBreach({ ...each, specifier: posix.relative(posix.dirname(world.file), world.room.pkg + specifier) }, world)
  }
  if (specifier.startsWith('#')) return aliasBreach(each, world)
  return bareBreach(each, world)
}

function computedBreach({ room }) {
  if (room.isTest || room.kind === 'config' || room.kind.endsWith(' root')) return undefined
  return ['computed', 'an import whose target is worked out at run time cannot be seen by the walls']
}

function relativeBreach({ specifier, kind }, { room, file }) {
  // a URL may point at folders and data anywhere, but not at code
  if (kind === 'url' && !code.test(specifier)) return undefined
  const target = posix.normalize(posix.join(posix.dirname(file), specifier))
  if (room.kind === 'contract' && contractDoor.test(target)) {
    return [
      'door',
      `${specifier} is the door for others: within the contract a file imports the file that it needs, so that no circle arises`,
    ]
  }
  if (target === room.folder || target.startsWith(`${room.folder}/`)) return undefined
  if (room.kind === 'config' && target.startsWith('scripts/')) return undefined
  // tests may start the whole app
  if (room.kind === 'testing' && compositionRoots.has(target)) return undefined
  if (room.kind === 'web shell' && gatheringFiles.has(target)) return undefined
  const otherSide = sideOf(target)
  if (otherSide && sideOf(file) && otherSide !== sideOf(file)) {
    return ['sides', `${specifier} is on the ${otherSide}'s side: only the contract is common to both`]
  }
  return ['relative', `${specifier} leaves ${room.folder}: enter another room by its door`]
}

const contractDoor = /^packages\/contract\/src\/[\w-]+\/index\.ts$/

const sideOf = path => (path.startsWith('apps/server') ? 'server' : path.startsWith('apps/web') ? 'web' : undefined)

function aliasBreach(each, world) {
  const { specifier } = each
  const { room, own, file } = world
  const [door, ...inside] = specifier.split('/')
  if (inside.length > 1) return ['door', `${specifier} goes past the door: import ${door}/${inside[0]}`]
  const aliases = own.imports ?? {}
  if (!Object.hasOwn(aliases, specifier) && !(inside.length && Object.hasOwn(aliases, `${door}/*`))) {
    return ['door', `${specifier} is no door of ${room.pkg}`]
  }
  if (!mayEnter(room, door)) return ['room', `${room.kind} may not import ${specifier}`]
  return systemDoors.has(specifier) && file.startsWith('apps/server/') ? systemBreach(each, world) : undefined
}

function systemBreach({ kind, specifier, names }, { room, file }) {
  if (room.isTest || room.kind === 'server root') return undefined
  const reachedNames = names?.filter(each => systemNames.has(each)) ?? [...systemNames]
  if (!reachedNames.length || kind === 'declare') return undefined
  const subject = names ? reachedNames.join(', ') : `all of ${specifier}`
  if (kind === 'export') return ['system', `${subject} may not be passed on`]
  if (systemFiles.some(each => file.startsWith(each))) return undefined
  return ['system', `${subject} reaches past one workspace: only the files listed in scripts/walls.mjs may`]
}

/** Packages of pure functions without data of their own, which domain may use: the check digits of numbers. */
const purePackages = new Set(['stdnum'])

function bareBreach(each, world) {
  const { specifier, kind } = each
  const { room, own, shared } = world
  if (specifier.startsWith('virtual:') && room.pkg === 'apps/web') return undefined
  if (specifier.startsWith('node:') || builtins.has(specifier.split('/')[0])) return builtinBreach(specifier, room)
  if (specifier.startsWith('/') || specifier.includes(':')) return ['bare', `${specifier} is neither a package nor a door`]
  const parts = specifier.split('/')
  const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0]
  // `declare module '*.svg'` names no package
  if (kind === 'declare' && name.includes('*')) return undefined
  // types of a package that only tests load
  if (kind === 'declare' && Object.hasOwn(own.devDependencies ?? {}, name)) return undefined
  if (name.startsWith('@allenio/')) {
    const breach = houseBreach(name, parts.slice(2), room)
    if (breach) return breach
  }
  if (room.kind === 'contract' && !room.isTest && !['zod', '@standard-schema/spec', '@allenio/contract'].includes(name)) {
    return ['room', `contract may only import zod, not ${name}`]
  }
  if (room.kind === 'domain' && !room.isTest && !name.startsWith('@allenio/') && !purePackages.has(name))
    return ['room', `domain may only import contract, not ${name}`]
  if (room.kind === 'server areas' && !room.isTest && (name === 'pg' || name === 'pg-boss')) {
    return ['system', `${name} is reached through the platform, which knows the workspace`]
  }
  return dependencyBreach(name, room, own, shared)
}

function builtinBreach(specifier, room) {
  const mayUse = room.isTest || room.kind === 'config' || room.pkg === 'apps/server'
  if (!mayUse) return ['builtin', `${specifier} exists on the server only`]
  return specifier.startsWith('node:') ? undefined : ['builtin', `${specifier} is written node:${specifier}`]
}

function houseBreach(name, inside, room) {
  const target = name.slice('@allenio/'.length)
  if (['server', 'web', 'e2e', 'bench'].includes(target))
    return ['sides', `${name} is no library: only the contract is common to both sides`]
  const depth = target === 'contract' && inside[0] === 'forms' ? 2 : 1
  if (inside.length > depth) return ['door', `${[name, ...inside].join('/')} goes past the door`]
  return mayEnter(room, target) ? undefined : ['room', `${room.kind} may not import ${name}`]
}

function dependencyBreach(name, room, own, shared) {
  if (own.name === name || own.dependencies?.[name] || own.optionalDependencies?.[name]) return undefined
  const isDevelopment = own.devDependencies?.[name] || shared.devDependencies?.[name]
  if (!isDevelopment) return ['dependency', `${name} is not among the dependencies of ${room.pkg}`]
  if (room.isTest || room.kind === 'config') return undefined
  return ['dependency', `${name} is there for tests and tools only: it is not among the dependencies of ${room.pkg}`]
}

export const formatBreach = ({ file, line, rule, message }) => `${file}:${line} ${rule}: ${message}`

const isForWeb = path => path.startsWith('apps/web/') || path.startsWith('packages/')

/** A breach of the web's own walls fails its build, and warns while developing. */
export function wallsPlugin({ root = home } = {}) {
  let isBuild = false
  return {
    name: 'walls',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    buildStart() {
      const breaches = checkWalls({ root, files: sourceFiles(root).filter(isForWeb) }).map(formatBreach)
      if (breaches.length && isBuild) this.error(breaches.join('\n'))
      for (const each of breaches) this.warn(each)
    },
    hotUpdate({ file }) {
      const path = relative(root, file).split(sep).join('/')
      if (!source.test(path) || !isForWeb(path) || !existsSync(file)) return
      for (const each of checkWalls({ root, files: [path] })) this.environment.logger.warn(formatBreach(each))
    },
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const breaches = checkWalls().map(formatBreach)
  for (const each of breaches) console.log(each)
  if (breaches.length) process.exitCode = 1
}
