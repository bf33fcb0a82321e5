import type { CDPSession, Page } from '@playwright/test'

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
