import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** Waits for what starts once the browser is idle, such as the keyboard shortcuts. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main')).toBeVisible()
  // a page that goes on to another one meanwhile is asked again
  await expect(() => page.evaluate(whenSettled)).toPass()
}

/** Files that come once the page is idle bring more with them; and a page that draws nothing for a while may never call itself idle. */
async function whenSettled(): Promise<void> {
  await new Promise(resolve => requestIdleCallback(resolve, { timeout: 2_000 }))
  const countFiles = () => performance.getEntriesByType('resource').length
  for (let count = -1; count !== countFiles();) {
    count = countFiles()
    await new Promise(resolve => setTimeout(resolve, 250))
  }
}

/** Leads the app to an address as a link does, without loading it again: that costs a third of a load. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(address => history.pushState({}, '', address), path)
  await waitUntilIdle(page)
}

/** Makes the page look as if it had been opened from the home screen; Safari tells a page by this property. */
export async function pretendInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
}

export const pathOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url())
  return `${pathname}${search}${hash}`
}
