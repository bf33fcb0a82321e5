import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { gzipped } from './bytes.ts'

const afterIdle = 'src/shell/frame/after-idle.tsx'
const quietMs = 1_500

/**
 * Follows which scripts a page loads; begin before it is opened. The answer gives those that it has loaded once everything has come that it
 * needs. Pages that the menu loads ahead are not: the browser asks to save data. Requests are followed, because the page's own list of
 * resources ends at 250, and the files of two screens are more.
 */
export async function followScripts(page: Page): Promise<() => Promise<string[]>> {
  const scripts = new Set<string>()
  page.on('request', request => {
    if (request.url().endsWith('.js')) scripts.add(request.url())
  })
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  return async () => {
    const late = await fileOf(page, afterIdle)
    const isSettled = async () => {
      const count = scripts.size
      await pause(quietMs)
      await page.evaluate(ms => new Promise(resolve => requestIdleCallback(resolve, { timeout: ms })), quietMs)
      return scripts.size === count && [...scripts].some(url => url.endsWith(late))
    }
    // parts that come once the page is idle bring more with them
    while (!(await isSettled()));
    return [...scripts]
  }
}

/** The file of the build that begins with a module. */
async function fileOf(page: Page, source: string): Promise<string> {
  const contents = (await (await page.request.get('/assets.json')).json()) as Record<string, string> // our own build's
  const [file] = Object.entries(contents).find(([name, holds]) => name.endsWith('.js') && holds === source) ?? []
  if (file === undefined) throw new Error(`No file of the build holds ${source}`)
  return file
}

export const kilobytesOf = async (scripts: readonly string[]): Promise<number> =>
  (await Promise.all(scripts.map(gzipped))).reduce((sum, each) => sum + each, 0) / 1024
