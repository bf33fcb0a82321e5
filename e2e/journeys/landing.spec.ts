import { expect } from '@playwright/test'
import { enterAs, watchFaults } from '../house/browser.ts'
import { test } from '../house/test.ts'

test('the landing page speaks the asker’s language and names its other one', async ({ page }) => {
  const faults = watchFaults(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll(links => links.map(link => [link.getAttribute('hreflang'), new URL(String(link.getAttribute('href'))).search]))
  expect(alternates).toEqual([
    ['it', '?lang=it'],
    ['en', '?lang=en'],
    ['x-default', ''],
  ])
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/\?lang=en$/)
  // the choice is kept, for the app too
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(faults).toEqual([])
})

test('it makes the claims and offers the sizes that the product has', async ({ page }) => {
  await page.goto('/')
  for (const claim of [/1000/, /40/, /10 ore/]) await expect(page.getByRole('main').getByText(claim).first()).toBeVisible()
  await expect(page.getByText(/30 giorni/).first()).toBeVisible()
})

test('prices change with the number of clients and the rhythm of paying, without any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'it-IT' })
  const page = await context.newPage()
  await page.goto('/')
  const prices = page.locator('#prices')
  const visibleOffers = prices.locator('.offer:visible')
  await expect(visibleOffers).toHaveCount(1)
  const figure = () => visibleOffers.locator('.figure').innerText()
  const monthly = await figure()
  await prices.locator('.periods label').nth(2).click()
  const yearly = await figure()
  expect(yearly).not.toBe(monthly)
  await prices.locator('.steps label').first().click()
  expect(await figure()).not.toBe(yearly)
  await prices.locator('.steps label').last().click()
  await expect(visibleOffers).toHaveCount(1)
  await context.close()
})

test('the signed-in go on to their home', async ({ page, context }) => {
  await enterAs(context, 'admin')
  // the first page of the tab stores the token, which the second one then sends
  await page.goto('/login')
  await page.waitForURL('**/home')
  await page.goto('/')
  await page.waitForURL('**/home')
})

test('search engines find the pages, and not the calls', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /api/')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of ['/', '/help', '/privacy', '/terms']) expect(sitemap).toContain(`${path}</loc>`)
  expect(sitemap).toContain('hreflang="en"')
})
