import type { Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/**
 * Runs axe and returns each violation as its rule and places. Reading its half megabyte takes as long as a run, so a page gets it
 * once, and nothing of what passed comes back.
 */
export async function accessFaults(page: Page, options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  return page.evaluate(async given => {
    if (!window.axe) throw new Error('axe is not in the page')
    const { violations } = await window.axe.run<AxeResults>({ ...given, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  }, options)
}

/** Only the contrast of words, which is all that another colour scheme can change. */
export const contrastFaults = (page: Page): Promise<string[]> =>
  accessFaults(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })
