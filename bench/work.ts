import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { median } from './figure.ts'

// The work of a page's main thread, in milliseconds.

export interface Work {
  /** Milliseconds of script. */
  script: number
  /** Script, style, layout and painting on the main thread. */
  task: number
}

/** The work until the page has painted what an act has changed. */
export async function workOf(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<Work> {
  const before = await metrics(session)
  await act()
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
  const after = await metrics(session)
  return { script: after.script - before.script, task: after.task - before.task }
}

export async function metrics(session: CDPSession): Promise<Work> {
  const { metrics: all } = await session.send('Performance.getMetrics')
  const ms = (name: string) => (all.find(metric => metric.name === name)?.value ?? Number.NaN) * 1000
  return { script: ms('ScriptDuration'), task: ms('TaskDuration') }
}

export const at95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN

/** Milliseconds of each run, after some that warm the engine up. */
export function timesOf(runs: number, work: (at: number) => unknown): number[] {
  for (let at = 0; at < runs / 4; at += 1) work(at)
  return Array.from({ length: runs }, (_, at) => {
    const since = performance.now()
    work(at)
    return performance.now() - since
  })
}

const bareRows = 35

/** Script of the same keys in the barest table, whose fields keep what is typed and pass the focus on: it shows what the machine adds. */
export async function bareKeys(context: BrowserContext, keys: readonly string[], rounds: number): Promise<number[]> {
  const page = await context.newPage()
  await page.goto('about:blank')
  await page.evaluate(drawBareTable, bareRows)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const works: number[] = []
  for (let round = 0; round <= rounds; round += 1)
    for (const key of keys) {
      const { script } = await workOf(page, session, () => page.keyboard.press(key))
      // the first round warms the engine up
      if (round > 0) works.push(script)
    }
  await page.close()
  return works
}

export const describeKeys = (works: readonly number[], bare: readonly number[]): string =>
  `p95 of ${works.length}, median ${median(works).toFixed(2)}, in the barest table ${at95(bare).toFixed(2)} and ${median(bare).toFixed(2)}`

function drawBareTable(rows: number): void {
  const kept = new Map<number, string>()
  const inputs = Array.from({ length: rows }, () => document.body.appendChild(document.createElement('input')))
  document.addEventListener('keydown', event => {
    const at = inputs.findIndex(input => input === document.activeElement)
    const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Enter') kept.set(at, inputs[at]?.value ?? '')
    const next = inputs[(at + step + rows) % rows]
    if (step === 0 || !next) return
    next.value = ''
    next.focus()
  })
  inputs[1]?.focus()
}
