import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './children.mjs'
import { npm } from './npm.mjs'
import { step } from './say.mjs'

const lockFile = join(root, 'package-lock.json')
const installedFile = join(root, 'node_modules/.package-lock.json')
// the stamp is inside node_modules, so that it is deleted with them
const stamp = join(root, 'node_modules/.allenio-lock')

export async function installPackages(node) {
  const currentStamp = `${createHash('sha256').update(readFileSync(lockFile)).digest('hex')} ${process.platform}-${process.arch}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentStamp) return
  if (!existsSync(stamp) && isInstalledByHand()) return writeFileSync(stamp, currentStamp)
  await step('Installing the packages (the first time takes a minute or two)', () => install(node))
  writeFileSync(stamp, currentStamp)
}

const settings = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

async function install(node) {
  let result = await npm(node, ['ci', ...settings], { cwd: root })
  // Newer npm versions refuse a lock file that lacks optional packages of other systems, which the machine that wrote it did
  // not see. This command also follows the lock file, and does not change it.
  if (result.text.includes('EUSAGE') && agreesWithManifests())
    result = await npm(node, ['install', '--no-save', ...settings], { cwd: root })
  if (result.code !== 0) throw result.failure('The packages could not be installed')
}

function agreesWithManifests() {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'))
  const sortEntries = map => JSON.stringify(Object.entries(map ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)))
  return Object.entries(packages)
    .filter(([path]) => !path.includes('node_modules'))
    .every(([path, locked]) => {
      const manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
      return ['dependencies', 'devDependencies', 'optionalDependencies'].every(
        kind => sortEntries(manifest[kind]) === sortEntries(locked[kind]),
      )
    })
}

// npm writes its own list last, so a list that agrees with the lock file proves that the install was completed
function isInstalledByHand() {
  if (!existsSync(installedFile)) return false
  const lockedPackages = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages).filter(([path]) => path)
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  return (
    lockedPackages.every(([path, each]) => {
      const installedPackage = installed[path]
      return installedPackage
        ? installedPackage.version === each.version && installedPackage.integrity === each.integrity
        : Boolean(each.optional || each.devOptional)
    }) && Object.keys(installed).every(path => lockedPackages.some(([lockedPath]) => lockedPath === path))
  )
}
