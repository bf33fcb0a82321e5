import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root, run } from './children.mjs'

const projects = [
  'packages/contract',
  'packages/domain',
  'apps/server',
  'apps/web',
  'apps/web/vite',
  'apps/web/src/sw',
  'apps/web/src/order-page',
  'e2e',
  'bench',
]

/** Each answers whether it passed and what it said. */
export const checks = {
  types: async ({ env }) => {
    const there = projects.filter(each => existsSync(join(root, each, 'tsconfig.json')))
    const results = await inParallel(there, each => run('tsc', ['-p', each, '--noEmit', '--pretty', 'false'], { env, capture: true }))
    return { passed: results.every(each => each.code === 0), text: results.map(each => each.text).join('') }
  },
  format: async ({ env }) => one(await run('oxfmt', ['--check'], { env, capture: true })),
  lint: async ({ env }) => one(await run('oxlint', ['--type-aware', '--deny-warnings'], { env, capture: true })),
  walls: async ({ env, node }) => one(await run(node, ['scripts/walls.mjs'], { env, capture: true })),
  packages: async ({ env, node }) => one(await run(node, ['scripts/packages.mjs'], { env, capture: true })),
}

const one = ({ code, text }) => ({ passed: code === 0, text })

async function inParallel(items, work) {
  const results = []
  const queue = [...items.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: Math.min(items.length, availableParallelism()) }, worker))
  return results
}
