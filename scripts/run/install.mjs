import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './children.mjs'
import { npm } from './npm.mjs'
import { step } from './say.mjs'

const lockFile = join(root, 'package-lock.json')
const installedFile = join(root, 'node_modules/.package-lock.json')
// inside node_modules, so that it goes when they go
const stamp = join(root, 'node_modules/.allenio-lock')

export async function installPackages(node) {
  const wanted = `${createHash('sha256').update(readFileSync(lockFile)).digest('hex')} ${process.platform}-${process.arch}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!existsSync(stamp) && isInstalledByHand()) return writeFileSync(stamp, wanted)
  await step('Installing the packages (the first time takes a minute or two)', async () => {
    const said = await npm(node, ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], { cwd: root })
    if (said.code !== 0) throw said.failure('The packages could not be installed')
  })
  writeFileSync(stamp, wanted)
}

// npm writes its own list last, so a list that agrees with the lock file means that an install came to its end
function isInstalledByHand() {
  if (!existsSync(installedFile)) return false
  const wanted = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages).filter(([path]) => path)
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  return wanted.every(([path, each]) => {
    const found = installed[path]
    return found ? found.version === each.version && found.integrity === each.integrity : Boolean(each.optional || each.devOptional)
  }) && Object.keys(installed).every(path => wanted.some(([known]) => known === path))
}
