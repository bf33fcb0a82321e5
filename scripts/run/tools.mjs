import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { childEnv, root, run } from './children.mjs'
import { findChromium } from './chromium.mjs'
import { prepare } from './prepare.mjs'
import { Failure } from './say.mjs'

const quietNode = '--disable-warning=ExperimentalWarning'

export async function tool(file, args) {
  const node = await prepare()
  if (!existsSync(join(root, file))) throw new Failure(`${file} is missing from this copy of Allenio.`)
  const { code } = await run(node, [quietNode, file, ...args], { env: childEnv(node), input: 'inherit' })
  return code
}

export async function bench(args) {
  const node = await prepare({ web: true })
  const env = childEnv(node, { ...(await findChromium(node)), ALLENIO_ENV: '' })
  const { code } = await run(node, [quietNode, 'bench/main.ts', ...args], { env })
  return code
}

/** Builds the parts of a container image: the web app and the server in one file. */
export async function build(args) {
  const node = await prepare({ web: true })
  const { code } = await run(node, ['scripts/bundle.mjs', ...args], { env: childEnv(node) })
  return code
}

export async function format(args) {
  const node = await prepare()
  const { code } = await run('oxfmt', args, { env: childEnv(node) })
  return code
}
