import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './children.mjs'
import { npm } from './npm.mjs'
import { Failure, step } from './say.mjs'

const oldest = 24
const pinned = '24.21.0'
const home = join(root, '.runtime')
const brought = join(home, `node-${pinned}`)

/** Path of a Node that runs the app: this one where it is new enough, else one of our own, brought once. */
export async function findNode() {
  refuseForeignHost()
  if (Number.parseInt(process.versions.node, 10) >= oldest) return process.execPath
  const node = join(brought, 'bin/node')
  if (existsSync(node)) return node
  await step(`Node ${process.versions.node} is older than ${oldest}: bringing Node ${pinned}`, bringNode)
  return node
}

function refuseForeignHost() {
  const { platform, arch } = process
  if (['linux', 'darwin'].includes(platform) && ['x64', 'arm64'].includes(arch)) return
  throw new Failure(`Allenio runs on Linux and macOS, on x64 and arm64; this machine is ${platform} on ${arch}.`)
}

async function bringNode() {
  if (existsSync('/etc/alpine-release')) {
    throw new Failure(`Here Node ${oldest} or newer must be installed by hand: the one we bring needs Linux with glibc.`)
  }
  mkdirSync(home, { recursive: true })
  const staged = mkdtempSync(join(home, 'staged-'))
  try {
    await fetchInto(staged)
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}

async function fetchInto(staged) {
  const names = [`node-${process.platform}-${process.arch}`, 'node']
  writeFileSync(join(staged, 'package.json'), '{}')
  let result
  for (const name of names) {
    // the general package fetches its binary by an install script; the package for this machine contains it
    const scripts = name === 'node' ? [] : ['--ignore-scripts']
    result = await npm(
      process.execPath,
      [
        'install',
        '--prefix',
        staged,
        '--no-save',
        '--no-package-lock',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        ...scripts,
        `${name}@${pinned}`,
      ],
      { cwd: staged },
    )
    const folder = join(staged, 'node_modules', name)
    if (result.code === 0 && (await works(join(folder, 'bin/node')))) return settle(folder)
  }
  throw result.code === 0
    ? new Failure(`The Node ${pinned} that was brought does not run here: install Node ${oldest} or newer by hand.`)
    : result.failure(`Node ${pinned} could not be brought`)
}

const works = async node => existsSync(node) && (await run(node, ['--version'], { capture: true })).text.includes(pinned)

function settle(folder) {
  try {
    renameSync(folder, brought)
  } catch (error) {
    // another start has already put it there
    if (!existsSync(join(brought, 'bin/node'))) throw error
  }
}
