import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freshFolder, openHouse, root, signIn, type House, type HouseOptions } from './house.ts'
import { atMost, type Bench, type Figure } from './figure.ts'

const settleMs = 6_000

/**
 * Measures the server at rest after a few requests, without its PostgreSQL. A second process is measured, because the first one
 * has painted the demo's photos.
 */
export const memoryBench: Bench = async () => {
  const bundle = join(root, 'dist/server/main.mjs')
  await promisify(execFile)(process.execPath, [join(root, 'scripts/bundle.mjs')], { cwd: root })
  const dataDir = await freshFolder()
  try {
    await (await openHouse({ dataDir })).close()
    return [
      await measureAtRest('memory idle, from source', { dataDir }, 250),
      await measureAtRest('memory idle, from the bundle', { dataDir, entry: bundle }, 190),
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measureAtRest(name: string, options: HouseOptions, limit: number): Promise<Figure> {
  const house = await openHouse(options)
  try {
    return atMost(name, await residentAtRest(house), limit, { unit: 'MB' })
  } finally {
    await house.close()
  }
}

async function residentAtRest(house: House): Promise<number> {
  const token = await signIn(house.url)
  for (let call = 0; call < 50; call += 1) {
    await fetch(`${house.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
  }
  await new Promise(resolve => setTimeout(resolve, settleMs))
  return residentMegabytes(house.pid)
}

export async function residentMegabytes(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}
