import { installPackages } from './install.mjs'
import { findNode } from './runtime.mjs'
import { buildWeb } from './web-build.mjs'

/** The right Node, the packages and, where it is needed, the built web app. Answers the path of Node. */
export async function prepare({ web = false } = {}) {
  const node = await findNode()
  await installPackages(node)
  if (web) await buildWeb(node)
  return node
}
