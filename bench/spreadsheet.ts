import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { launchBrowser } from './browser.ts'
import { atMost, median, type Bench, type Figure } from './figure.ts'
import { at95, metrics, workOf, type Work } from './work.ts'

const rows = '16 weeks of 6 days with 9 rows'

/** Measures the table of the editors at its largest: the main thread's work for a key, a fill, a frame of scrolling and the opening. */
export const spreadsheetBench: Bench = async () => {
  const harness = await startHarness()
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 844 }, locale: 'it-IT', reducedMotion: 'reduce' })
    const session = await page.context().newCDPSession(page)
    // the time that the thread has worked, so that other work on the machine is not counted
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(`${harness.url}?weeks=16`)
    await page.waitForFunction(() => Reflect.has(window, 'openedIn'))
    const opened = (await metrics(session)).task
    return [
      ...(await measureKeys(page, session)),
      await measureFill(page, session),
      await measureScrolling(page, session),
      atMost('spreadsheet: opening its page', opened, 400, { unit: 'ms', details: rows }),
    ]
  } finally {
    await browser.close()
    harness.stop()
  }
}

function startHarness(): Promise<{ url: string; stop: () => void }> {
  const script = join(import.meta.dirname, '../apps/web/harness/serve.ts')
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('the harness ended')))
    server.stdout.once('data', data => resolve({ url: String(data).trim(), stop: () => void server.kill('SIGTERM') }))
  })
}

/** Figures typed into a column, as fast as the keys come: signs, Enter, and arrows between them. */
async function measureKeys(page: Page, session: CDPSession): Promise<Figure[]> {
  const keys = [
    '8',
    '2',
    'Enter',
    'ArrowRight',
    '7',
    'Tab',
    'ArrowLeft',
    'ArrowLeft',
    'F2',
    '5',
    'Enter',
    'Shift+ArrowDown',
    'ArrowUp',
    'ArrowUp',
  ]
  await page.locator('[data-line="1"] [data-column="3"]').click()
  const press = (key: string) => workOf(page, session, () => page.keyboard.press(key))
  for (const key of keys) await press(key)
  const works: Work[] = []
  for (let round = 0; round < 8; round += 1) for (const key of keys) works.push(await press(key))
  const script = works.map(work => work.script)
  const tasks = at95(works.map(({ task }) => task)).toFixed(1)
  const details = `p95 of ${works.length}, median ${median(script).toFixed(2)}, all work p95 ${tasks} ms, ${rows}`
  return [atMost('spreadsheet: script of a key', at95(script), 4, { unit: 'ms', details })]
}

async function measureFill(page: Page, session: CDPSession): Promise<Figure> {
  await page.locator('[data-line="1"] [data-column="3"]').click()
  for (let column = 0; column < 4; column += 1) await page.keyboard.press('Shift+ArrowRight')
  for (let day = 0; day < 11; day += 1) await page.keyboard.press('Shift+PageDown')
  const { script, task } = await workOf(page, session, () => page.keyboard.press('Control+d'))
  const count = Number(await page.evaluate(() => Object(window).log.at(-1)?.edit?.length))
  if (!(count >= 490)) throw new Error(`the fill reached ${count} cells`)
  return atMost('spreadsheet: script of a fill of 500 cells', script, 50, { unit: 'ms', details: `all work ${task.toFixed(1)} ms` })
}

/** As fast as a wheel turns: 7,200 pixels in a second. */
async function measureScrolling(page: Page, session: CDPSession): Promise<Figure> {
  const frames = 4
  const works: number[] = []
  for (let sample = 0; sample < 40; sample += 1) {
    const scroll = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) {
        document.querySelector('[role=grid]')?.scrollBy(0, 120)
        await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      }
    }
    const { task } = await workOf(page, session, () => page.evaluate(scroll, frames))
    works.push(task / frames)
  }
  const details = `p95 of ${works.length} times ${frames} frames of 120 px, median ${median(works).toFixed(1)}`
  return atMost('spreadsheet: a frame of scrolling', at95(works), 20, { unit: 'ms', details })
}
