import { spawn } from 'node:child_process'
import { waitForAnswer, freePort, freshFolder, root } from './house.ts'
import { atMost, median, type Bench } from './figure.ts'

/** Measures from `npm start` on an existing data folder to the first answer, with the embedded database. */
export const startBench: Bench = async () => {
  const folder = await freshFolder()
  const seconds: number[] = []
  for (let round = 0; round < 4; round += 1) {
    const port = await freePort()
    const since = performance.now()
    const child = spawn('npm', ['start', '--silent'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'warn', PUBLIC_URL: '', DATABASE_URL: '', DEMO: 'off' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await waitForAnswer(`http://localhost:${port}`, child)
    // the first start creates the database, so it is not a warm one
    if (round > 0) seconds.push((performance.now() - since) / 1000)
    child.kill('SIGTERM')
    await new Promise(resolve => child.once('exit', resolve))
  }
  return [atMost('warm npm start to first answer', median(seconds), 2.5, { unit: 's', details: `median of ${seconds.length}` })]
}
