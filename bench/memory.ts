import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openHouse, root, signIn, type House } from './house.ts'
import { atMost, type Bench, type Figure } from './figure.ts'

const settleMs = 6_000

/** The server at rest after it has answered a little, its PostgreSQL aside. */
export const memoryBench: Bench = async house => {
  const bundle = join(root, 'dist/server/main.mjs')
  if (!existsSync(bundle)) await promisify(execFile)(process.execPath, [join(root, 'scripts/bundle.mjs')], { cwd: root })
  const bundled = await openHouse({ entry: bundle })
  try {
    return [await rested('memory idle, from source', house, 250), await rested('memory idle, from the bundle', bundled, 180)]
  } finally {
    await bundled.close()
  }
}

async function rested(name: string, house: House, limit: number): Promise<Figure> {
  const token = await signIn(house.url)
  for (let call = 0; call < 50; call += 1) {
    await fetch(`${house.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
  }
  await new Promise(resolve => setTimeout(resolve, settleMs))
  return atMost(name, await residentMegabytes(house.pid), limit, { unit: 'MB' })
}

export async function residentMegabytes(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}
