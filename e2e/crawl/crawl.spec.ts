import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { baseUrl } from '../house/api.ts'
import { enter, tokens, watchFaults } from '../house/browser.ts'
import { addressOf } from './addresses.ts'
import { planVisits, readScreens, type Visit } from './plan.ts'

const pictures = join(import.meta.dirname, '..', '..', 'artifacts', 'crawl')
mkdirSync(pictures, { recursive: true })

const nameOf = ({ screen, visitor, view }: Visit) =>
  `${screen.path} as ${visitor}, ${view.language}, ${view.scheme}, ${view.width}`

for (const visit of planVisits(readScreens(), process.env['CRAWL'] === 'full')) {
  test(nameOf(visit), async ({ browser }) => {
    const { screen, visitor, view } = visit
    const context = await browser.newContext({
      baseURL: baseUrl(), colorScheme: view.scheme, viewport: { width: view.width, height: view.width === 390 ? 844 : 860 },
      isMobile: view.width === 390, hasTouch: view.width === 390, reducedMotion: 'reduce', serviceWorkers: 'block',
    })
    await enter(context, { visitor, token: await tokens(visitor), language: view.language })
    const page = await context.newPage()
    const faults = watchFaults(page)
    await page.goto(await addressOf(screen, visitor))
    await expect(page.locator('main').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.screenshot({ path: join(pictures, `${nameOf(visit).replaceAll(/[^a-z0-9]+/gi, '-')}.png`), fullPage: true })

    expect(await page.title(), 'the page has a title').not.toBe('')
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(view.language)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'nothing is wider than the page').toBeLessThanOrEqual(0)
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
    expect(violations.map(each => `${each.id}: ${each.nodes.map(node => node.target.join(' ')).join(' | ')}`)).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })
}
