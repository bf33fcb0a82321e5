import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { accessFaults, contrastFaults } from '../house/access.ts'
import { baseUrl } from '../house/api.ts'
import { enter, tokens, watchFaults } from '../house/browser.ts'
import { moveTo } from '../house/places.ts'
import { test } from '../house/test.ts'
import { addressOf } from './addresses.ts'
import { keyboardFaults } from './keyboard.ts'
import { deadLinks } from './links.ts'
import { pictureFaults, readTexts, smallTargets, reportRefusedPolicies, textFaults } from './page-faults.ts'
import { planTours, planVisits, readScreens, type Visit } from './plan.ts'

const pictures = join(import.meta.dirname, '..', '..', 'artifacts', 'crawl')
mkdirSync(pictures, { recursive: true })

const nameOf = ({ screen, visitor, view }: Visit) => `${screen.path} as ${visitor}, ${view.language}, ${view.scheme}, ${view.width}`

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const screens = readScreens()

const isFull = process.env['CRAWL'] === 'full'

for (const [nth, tour] of planTours(planVisits(screens, isFull)).entries()) {
  const [first] = tour
  if (!first) continue
  const { visitor, view } = first
  const paths = tour.map(({ screen }) => screen.path)
  test(`${visitor}, ${view.width}, ${first.isWhole ? 'looks' : 'opens'}, tour ${nth + 1}: ${[...new Set(paths)].join(' ')}`, async ({
    browser,
  }) => {
    test.setTimeout(tour.length * 30_000)
    const isPhone = view.width === 390
    const context = await browser.newContext({
      baseURL: baseUrl(),
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
    for (const visit of tour) {
      await test.step(nameOf(visit), async () => {
        await (visit.isWhole || visit === first ? open(page, visit) : goOn(page, visit))
        expect.soft(await deadLinks(page, screens, visitor), `${nameOf(visit)}: links`).toEqual([])
        if (visit.isWhole) await lookAtAll(page, visit)
        expect.soft(faults.splice(0), `${nameOf(visit)}: faults`).toEqual([])
      })
    }
    await context.close()
  })
}

async function open(page: Page, { screen, visitor, view }: Visit): Promise<void> {
  await page.context().addCookies([{ name: 'allenio.lang', value: view.language, url: baseUrl() }])
  await page.emulateMedia({ colorScheme: view.scheme })
  const found = await addressOf(screen, visitor)
  // public pages ask no cookie
  const address = screen.path.startsWith('/sf/') ? `${found}?lang=${view.language}` : found
  await page.goto(address)
  // a page that is left for a part of itself is not loaded again, and would keep the language of the visit before
  if (address.includes('#')) await page.reload()
  await expect(page.locator('main').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Within the app: the visits of a tour that only opens have one language and one width. */
async function goOn(page: Page, { screen, visitor }: Visit): Promise<void> {
  const address = await addressOf(screen, visitor)
  await moveTo(page, address)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect.soft(new URL(page.url()).pathname, `where ${screen.path} leads ${visitor}`).toBe(new URL(address, baseUrl()).pathname)
}

async function lookAtAll(page: Page, visit: Visit): Promise<void> {
  const { screen, visitor, view } = visit
  const isPhone = view.width === 390
  const isServed = screen.area === 'landing' || screen.path === '/' || screen.path.startsWith('/sf')
  await page.screenshot({
    path: join(
      pictures,
      `${nameOf(visit)
        .replaceAll(/[^a-z0-9]+/gi, '-')
        .replace(/^-/, '')}.png`,
    ),
    fullPage: true,
  })

  // the tour goes on, so each fault names its screen
  const about = (what: string) => `${nameOf(visit)}: ${what}`
  expect.soft(await page.title(), about('the title')).not.toBe('')
  expect.soft(await page.evaluate(() => document.documentElement.lang), about('the language')).toBe(view.language)
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(overhang, about('what is wider than the page')).toBeLessThanOrEqual(0)
  const fontSize = await page.evaluate(() => getComputedStyle(document.body).fontSize)
  if (!isServed) expect.soft(fontSize, about('the size of its text')).toBe(isPhone ? '16px' : '14px')
  // the demo data, which are Italian, and what a school teaches are in the language of those who wrote them
  const isWritten = screen.showsRecords === true && (screen.area === 'training-school' || view.language === 'en')
  const isOurs = !isWritten || (visitor === 'stranger' && !screen.path.startsWith('/sf'))
  expect.soft(textFaults(await readTexts(page), { language: view.language, isOurs }), about('texts')).toEqual([])
  expect.soft(await pictureFaults(page), about('pictures')).toEqual([])
  if (isPhone) expect.soft(await smallTargets(page), about('small targets')).toEqual([])
  expect.soft(await accessFaults(page, { runOnly: rules }), about('access')).toEqual([])
  // a full run has a visit of its own in the other scheme
  if (!isFull) {
    await page.emulateMedia({ colorScheme: view.scheme === 'light' ? 'dark' : 'light' })
    expect.soft(await contrastFaults(page), about('contrast in the other scheme')).toEqual([])
  }
  expect.soft(await keyboardFaults(page), about('keyboard')).toEqual([])
}
