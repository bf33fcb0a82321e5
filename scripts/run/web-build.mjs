import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { childEnv, root, run } from './children.mjs'
import { Failure, step } from './say.mjs'

const web = join(root, 'apps/web')
const stamp = join(web, 'dist/.stamp')
const passedBy = new Set(['node_modules', 'dist', '.vite', 'test-results'])

export async function buildWeb(node) {
  const currentFingerprint = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === currentFingerprint) return
  await step('Building the web app', async () => {
    const env = childEnv(node, { NODE_ENV: 'production' })
    const result = await run('vite', ['build'], { cwd: web, env, capture: true })
    if (result.code !== 0) throw new Failure('The web app could not be built: the reason is above.', result.text)
  })
  // the stamp describes the files before the build, so that files saved meanwhile are built next time
  writeFileSync(stamp, currentFingerprint)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const name of ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json']) add(hash, join(root, name))
  return hash.digest('hex')
}

function add(hash, path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return
  if (!stats.isDirectory()) return void hash.update(`${path} ${stats.mtimeMs} ${stats.size}\n`)
  for (const name of readdirSync(path).sort()) if (!passedBy.has(name)) add(hash, join(path, name))
}
