import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { baseUrl } from '../house/api.ts'
import { enter, tokens, watchFaults } from '../house/browser.ts'
import { test } from '../house/test.ts'
import { addressOf } from './addresses.ts'
import { keyboardFaults } from './keyboard.ts'
import { deadLinks } from './links.ts'
import { pictureFaults, readTexts, smallTargets, reportRefusedPolicies, textFaults } from './page-faults.ts'
import { planVisits, readScreens, type Visit } from './plan.ts'

const pictures = join(import.meta.dirname, '..', '..', 'artifacts', 'crawl')
mkdirSync(pictures, { recursive: true })

const nameOf = ({ screen, visitor, view }: Visit) => `${screen.path} as ${visitor}, ${view.language}, ${view.scheme}, ${view.width}`

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const screens = readScreens()

for (const visit of planVisits(screens, process.env['CRAWL'] === 'full')) {
  test(nameOf(visit), async ({ browser }) => {
    const { screen, visitor, view } = visit
    const isPhone = view.width === 390
    const context = await browser.newContext({
      baseURL: baseUrl(),
      colorScheme: view.scheme,
      viewport: { width: view.width, height: isPhone ? 844 : 860 },
      isMobile: isPhone,
      hasTouch: isPhone,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await context.addInitScript(reportRefusedPolicies)
    await enter(context, { visitor, token: await tokens(visitor), language: view.language })
    const page = await context.newPage()
    const faults = watchFaults(page)
    const address = await addressOf(screen, visitor)
    await page.goto(address)
    await expect(page.locator('main').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect.soft(await deadLinks(page, screens, visitor)).toEqual([])
    if (visit.isWhole) await lookAtAll(page, visit)
    expect(faults).toEqual([])
    await context.close()
  })
}

async function lookAtAll(page: Page, visit: Visit): Promise<void> {
  const { screen, visitor, view } = visit
  const isPhone = view.width === 390
  const isServed = screen.area === 'landing' || screen.path === '/'
  await page.screenshot({
    path: join(
      pictures,
      `${nameOf(visit)
        .replaceAll(/[^a-z0-9]+/gi, '-')
        .replace(/^-/, '')}.png`,
    ),
    fullPage: true,
  })

  expect(await page.title(), 'the page has a title').not.toBe('')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(view.language)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    'nothing is wider than the page',
  ).toBeLessThanOrEqual(0)
  if (!isServed) expect.soft(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(isPhone ? '16px' : '14px')
  // the demo data, which are Italian, and what a school teaches are in the language of those who wrote them
  const isWritten = screen.showsRecords === true && (screen.area === 'training-school' || view.language === 'en')
  const isOurs = !isWritten || visitor === 'stranger'
  expect.soft(textFaults(await readTexts(page), { language: view.language, isOurs })).toEqual([])
  expect.soft(await pictureFaults(page)).toEqual([])
  if (isPhone) expect.soft(await smallTargets(page)).toEqual([])
  expect.soft(await violations(page, builder => builder.withTags(rules))).toEqual([])
  await page.emulateMedia({ colorScheme: view.scheme === 'light' ? 'dark' : 'light' })
  expect.soft(await violations(page, builder => builder.withRules('color-contrast')), 'contrast in the other scheme').toEqual([])
  expect.soft(await keyboardFaults(page)).toEqual([])
}

async function violations(page: Page, choose: (builder: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // our pages have no foreign frames, and without support for these axe opens no second page; passed checks are left out
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const found = await choose(builder).analyze()
  return found.violations.map(each => `${each.id}: ${each.nodes.map(node => node.target.join(' ')).join(' | ')}`)
}
