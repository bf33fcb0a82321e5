import { expect, test, type Page } from '@playwright/test'

const script = 'https://stats.example/a.js'

/** As an installation in production with analytics would serve its pages. */
async function withAnalytics(page: Page): Promise<() => number> {
  let asked = 0
  await page.route(script, route => {
    asked += 1
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.route('**/login', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(?<=<meta name="allenio" content=")[^"]*/, content => {
      const facts = JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')) as object // our own page's facts
      const told = { ...facts, isProduction: true, thirdParty: { sentryDsn: null, analyticsScript: script, heatmapScript: null } }
      return JSON.stringify(told).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    })
    const policy = response.headers()['content-security-policy'] ?? ''
    const headers = { ...response.headers(), 'content-security-policy': policy.replace('script-src', 'script-src https://stats.example') }
    await route.fulfill({ response, body, headers })
  })
  return () => asked
}

const banner = (page: Page) => page.getByRole('region', { name: 'Ci aiuti a migliorare?' })

test('nothing is loaded before consent; what was answered holds for half a year, in every tab', async ({ page, context }) => {
  const asked = await withAnalytics(page)
  await page.goto('/login')
  await expect(banner(page)).toBeVisible()
  expect(asked()).toBe(0)
  await banner(page).getByRole('button', { name: 'Solo il necessario' }).click()
  await expect(banner(page)).toHaveCount(0)
  expect(asked()).toBe(0)

  const second = await context.newPage()
  const askedThere = await withAnalytics(second)
  await second.goto('/login')
  await second.waitForLoadState('networkidle')
  await expect(banner(second)).toHaveCount(0)
  expect(askedThere()).toBe(0)

  // after 180 days it is asked again, and yes loads the script at once
  await second.evaluate(days => localStorage.setItem('allenio.consent', JSON.stringify({ analytics: false, at: Date.now() - days * 86_400_000 })), 181)
  await second.reload()
  await banner(second).getByRole('button', { name: 'Accetto' }).click()
  await expect.poll(askedThere).toBe(1)
  await second.reload()
  await expect.poll(askedThere).toBe(2)
  await expect(banner(second)).toHaveCount(0)
})

test('where nothing is configured nothing is asked', async ({ page }) => {
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  await expect(banner(page)).toHaveCount(0)
})
