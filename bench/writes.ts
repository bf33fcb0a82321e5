import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { atLeast, median, type Figure } from './figure.ts'
import { freePort, waitForAnswer } from './house.ts'
import { load, type Load } from './load.ts'

const rounds = 12
const seconds = 0.5

interface Write {
  name: string
  /** The least number of writes in the time in which the barest server inserts one. */
  least: number
  headers: Record<string, string>
  databaseUrl: string
  workspaceId: string
  clientId: string
  /** One for each device that writes at once. */
  sides: readonly Pick<Load, 'urls' | 'body'>[]
}

export const today = (): string => new Date().toISOString().slice(0, 10)

/** Measures a write against the barest server's insert, by turns. */
export async function againstBarestWrite({ name, least, headers, sides: ours, ...barestData }: Write): Promise<Figure> {
  const port = await freePort()
  const { databaseUrl, workspaceId, clientId } = barestData
  const barest = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'barest.ts')], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, WORKSPACE_ID: workspaceId, CLIENT_ID: clientId },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    await waitForAnswer(`http://127.0.0.1:${port}`, barest)
    const theirs = ours.map(() => ({
      urls: [`http://127.0.0.1:${port}/write`],
      body: () => ({ day: today(), kg: 60 + Math.random() * 20 }),
    }))
    const rate = async (sides: Write['sides'], length: number) =>
      (await Promise.all(sides.map(side => load({ ...side, headers, connections: 1, seconds: length })))).reduce(
        (sum, { perSecond }) => sum + perSecond,
        0,
      )
    for (const sides of [ours, theirs]) await rate(sides, 2)
    const ratios: number[] = []
    let last = { ours: 0, theirs: 0 }
    for (let round = 0; round < rounds; round += 1) {
      last = { ours: await rate(ours, seconds), theirs: await rate(theirs, seconds) }
      ratios.push(last.ours / last.theirs)
    }
    const details = `${Math.round(last.ours)} against ${Math.round(last.theirs)} a second`
    return atLeast(`${name}, against the barest server`, median(ratios), least, { unit: '', details })
  } finally {
    barest.kill('SIGTERM')
    await new Promise(resolve => barest.once('exit', resolve))
  }
}
