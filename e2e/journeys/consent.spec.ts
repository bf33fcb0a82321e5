import { expect, type Page } from '@playwright/test'
import { createClient, deactivateClient } from '@allenio/contract/clients'
import { baseUrl, call } from '../house/api.ts'
import { enter } from '../house/browser.ts'
import { newPerson } from '../house/people.ts'
import { test } from '../house/test.ts'

const script = 'https://stats.example/a.js'

/** The page as an installation in production with such services would serve it. */
async function pretend(page: Page, path: string, services: object): Promise<void> {
  await page.route(path, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/(?<=<meta name="allenio" content=")[^"]*/, content => {
      const json = content.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
      const facts = JSON.parse(json) as object // our own page's facts
      const productionFacts = {
        ...facts,
        isProduction: true,
        thirdParty: { sentryDsn: null, analyticsScript: null, heatmapScript: null, ...services },
      }
      return JSON.stringify(productionFacts).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    })
    const policy = response.headers()['content-security-policy'] ?? ''
    const headers = {
      ...response.headers(),
      'content-security-policy': policy
        .replace('script-src', 'script-src https://stats.example')
        .replace('connect-src', 'connect-src https://errors.example'),
    }
    await route.fulfill({ response, body, headers })
  })
}

/** Serves the login with an analytics script; the result counts how often the script is requested. */
async function withAnalytics(page: Page): Promise<() => number> {
  let count = 0
  await pretend(page, '**/login', { analyticsScript: script })
  await page.route(script, route => {
    count += 1
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return () => count
}

const banner = (page: Page) => page.getByRole('region', { name: 'Ci aiuti a migliorare?' })

test('nothing is loaded before consent; what was answered holds for half a year, in every tab', async ({ page, context }) => {
  const requestCount = await withAnalytics(page)
  await page.goto('/login')
  await expect(banner(page)).toBeVisible()
  expect(requestCount()).toBe(0)
  await banner(page).getByRole('button', { name: 'Solo il necessario' }).click()
  await expect(banner(page)).toHaveCount(0)
  expect(requestCount()).toBe(0)

  const second = await context.newPage()
  const askedThere = await withAnalytics(second)
  await second.goto('/login')
  await second.waitForLoadState('networkidle')
  await expect(banner(second)).toHaveCount(0)
  expect(askedThere()).toBe(0)

  // after 180 days the question comes again, and a yes loads the script at once
  await second.evaluate(
    days => localStorage.setItem('allenio.consent', JSON.stringify({ analytics: false, at: Date.now() - days * 86_400_000 })),
    181,
  )
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
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve, { timeout: 2_000 })))
  await expect(banner(page)).toHaveCount(0)
})

test('a bug report of an admin says what plan and how many clients, once they agreed', async ({ page, context }) => {
  const reports: string[] = []
  await page.route('https://errors.example/**', route => {
    reports.push(route.request().postData() ?? '')
    return route.fulfill({ status: 200, body: '{}', headers: { 'access-control-allow-origin': '*' } })
  })
  await pretend(page, '**/home', { sentryDsn: 'https://key@errors.example/7' })
  const admin = await newPerson('Elisa')
  for (const firstName of ['Anna', 'Bruno', 'Carla']) {
    const { id } = await call(createClient, { firstName, sendsInvitation: false }, admin.token)
    if (firstName === 'Carla') await call(deactivateClient, { id }, admin.token)
  }
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/home`)
  const fail = (text: string) =>
    page.evaluate(
      message =>
        void setTimeout(() => {
          throw new Error(message)
        }),
      text,
    )
  await expect(banner(page)).toBeVisible()
  await fail('before consent')
  await banner(page).getByRole('button', { name: 'Accetto' }).click()
  await expect(async () => {
    await fail(`after consent ${reports.length}`)
    expect(reports.at(-1)).toContain('total_clients')
  }).toPass()
  expect(reports.join()).not.toContain('before consent')
  const [, , event = '{}'] = (reports.at(-1) ?? '').split('\n')
  expect(JSON.parse(event)).toMatchObject({
    user: { email: admin.email, locale: 'it' },
    contexts: { contact: { plan_name: null, plan_price: null, total_clients: 3, inactive_clients: 1 } },
  })
})
