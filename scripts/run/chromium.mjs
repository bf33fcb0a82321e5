import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { childEnv, root, run } from './children.mjs'
import { Failure, say, step } from './say.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macApps = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']
const unpacked = join(root, '.runtime/chromium')

const shellPackage = 'chromium-headless-shell'
const shell = `/usr/bin/${shellPackage}`

/**
 * The environment by which tests find a browser: the machine's, else one installed or unpacked for them. Most tests run in
 * Chromium's headless shell if there is one, because it takes half the time; it cannot show notifications.
 */
export async function findChromium(node) {
  const found = await findWholeBrowser(node)
  if (process.env.CHROMIUM_PATH !== undefined) return found
  if (!mayRun(shell)) await addShell()
  return mayRun(shell) && (await runs(shell)) ? { ...found, CHROMIUM_SHELL_PATH: shell } : found
}

async function findWholeBrowser(node) {
  const browserPath = process.env.CHROMIUM_PATH
  if (browserPath) {
    if (await runs(browserPath)) return { CHROMIUM_PATH: browserPath }
    throw new Failure(`CHROMIUM_PATH names ${browserPath}, which is not a browser that runs.`)
  }
  return (await onThisMachine()) ?? (await bySystemPackage()) ?? (await fromNpm(node)) ?? refuse()
}

async function onThisMachine() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const apps = ['/Applications', join(homedir(), 'Applications')].flatMap(folder => macApps.map(app => join(folder, app)))
  const candidates = names.flatMap(name => folders.map(folder => join(folder, name))).concat(apps)
  for (const path of new Set(candidates)) {
    if (mayRun(path) && (await runs(path))) return { CHROMIUM_PATH: path }
  }
  return undefined
}

function mayRun(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

// on some systems the command exists but only prints how to install the browser
async function runs(path, env = process.env) {
  const { code, text } = await run(path, ['--version'], { capture: true, env })
  return code === 0 && /chrom/i.test(text)
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const apt = (...args) => run('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, capture: true })
const install = name => apt('install', '-y', '-q', '--no-install-recommends', name)

async function bySystemPackage() {
  if (!mayInstall()) return undefined
  await step('No Chromium on this machine: installing the system package', async () => {
    const updated = await apt('update', '-q')
    if (updated.code === 0) await install('chromium')
  })
  return onThisMachine()
}

/** Not every system offers it: asked is only the list of packages that is there, so that a run does not wait for an answer of no. */
async function addShell() {
  if (!mayInstall()) return
  const lists = '/var/lib/apt/lists'
  if (!existsSync(lists) || !readdirSync(lists).some(name => name.includes('_Packages'))) await apt('update', '-q')
  const { code } = await run('apt-cache', ['show', shellPackage], { capture: true })
  if (code === 0) await step('Installing the headless shell of Chromium', () => install(shellPackage))
}

async function fromNpm(node) {
  if (process.platform !== 'linux' || !existsSync(join(root, 'node_modules/@sparticuz/chromium'))) return undefined
  say('Unpacking the Chromium that came with the packages')
  mkdirSync(unpacked, { recursive: true })
  // the package unpacks its system libraries only if it believes that it runs on AWS Lambda
  const env = childEnv(node, { TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' })
  const code = `import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())`
  const { text } = await run(node, ['--input-type=module', '-e', code], { cwd: join(root, 'e2e'), env, capture: true })
  const path = text.trim().split('\n').at(-1) ?? ''
  const CHROMIUM_PATH = path
  const bare = { CHROMIUM_PATH, FONTCONFIG_PATH: join(unpacked, 'fonts') }
  const libraries = [join(unpacked, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter)
  for (const more of [{ CHROMIUM_PATH }, { ...bare, LD_LIBRARY_PATH: libraries }]) {
    if (mayRun(path) && (await runs(path, { ...process.env, ...more }))) return more
  }
  rmSync(unpacked, { recursive: true, force: true })
  return undefined
}

function refuse() {
  throw new Failure(
    process.platform === 'darwin'
      ? 'The browser tests need Google Chrome or Chromium: install it (brew install --cask chromium) or set CHROMIUM_PATH.'
      : 'The browser tests need Chromium: install it (as root: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}
