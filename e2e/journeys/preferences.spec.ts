import { getMe } from '@allenio/contract/auth'
import { expect, type Page } from '@playwright/test'
import { call } from '../house/api.ts'
import { logIn, logOut, mailedLink, newPerson, newUnconfirmedPerson } from '../house/people.ts'
import { test } from '../house/test.ts'

const scheme = (page: Page) => page.locator('html')
const localeOf = async (token: string) => (await call(getMe, {}, token)).user.locale
const foreignWords = /\b(?:il|di|tuo|questo|della|Accedi)\b/
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** The account is read a second time, in its workspace, before the language is saved, and the answer to that comes after it. */
async function answerLateWithTheOldLanguage(page: Page): Promise<void> {
  const isRead = Promise.withResolvers<void>()
  const isSaved = page.waitForResponse('**/api/set-locale')
  let reads = 0
  await page.route('**/api/auth/me', async route => {
    reads += 1
    const isSecond = reads === 2
    const response = await route.fetch()
    if (isSecond) {
      isRead.resolve()
      await isSaved
    }
    // the page may ask again instead of waiting for this answer
    await route.fulfill({ response }).catch(() => undefined)
  })
  await page.route('**/api/set-locale', async route => {
    await isRead.promise
    await route.continue()
  })
}

test('language and appearance last over reloads, logging out and in, and reach a new device', async ({ page, browser, baseURL }) => {
  const person = await newPerson('Rita')
  await page.goto('/login')
  await logIn(page, person)
  await page.waitForURL('**/home')
  const menu = page.getByRole('button', { name: /^Il tuo account/ })
  await menu.click()
  const profileResponse = page.waitForResponse('**/api/profile')
  await page.getByRole('menuitem', { name: 'Scuro' }).click()
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  expect((await profileResponse).ok()).toBe(true)

  await menu.click()
  const localeResponse = page.waitForResponse('**/api/set-locale')
  await page.getByRole('menuitem', { name: 'English' }).click()
  await expect(heading(page, 'Rita')).toContainText(/Good/)
  expect((await localeResponse).ok()).toBe(true)
  await page.reload()
  await expect(heading(page, 'Rita')).toContainText(/Good/)
  await expect(scheme(page)).toHaveAttribute('lang', 'en')
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'dark')

  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.waitForURL('**/login')
  await expect(heading(page, 'Log in')).toBeVisible()
  await expect(scheme(page)).toHaveAttribute('data-mantine-color-scheme', 'dark')

  // on another device the account brings its language and its look
  const context = await browser.newContext({ baseURL, locale: 'it-IT' })
  const other = await context.newPage()
  await other.goto('/login')
  await logIn(other, person)
  await other.waitForURL('**/home')
  await expect(heading(other, 'Rita')).toContainText(/Good/)
  await expect(scheme(other)).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await context.close()
})

test('a stranger’s language goes into the account at the log-in, and is followed on other devices', async ({ page, browser, baseURL }) => {
  const person = await newPerson('Olga')
  await page.goto('/login')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(heading(page, 'Log in')).toBeVisible()
  await page.getByLabel('E-mail', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await answerLateWithTheOldLanguage(page)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/home')
  await expect(heading(page, 'Olga')).toContainText(/Good/)
  await expect.poll(() => localeOf(person.token)).toBe('en')

  const context = await browser.newContext({ baseURL, locale: 'it-IT' })
  const other = await context.newPage()
  await other.goto('/login')
  await logIn(other, person)
  await other.waitForURL('**/home')
  await expect(heading(other, 'Olga')).toContainText(/Good/)
  await other.getByRole('button', { name: /^Your account/ }).click()
  await other.getByRole('menuitem', { name: 'Italiano' }).click()
  await expect.poll(() => localeOf(person.token)).toBe('it')
  // the page that the server renders has the account's language too
  await other.goto('/help')
  await expect(scheme(other)).toHaveAttribute('lang', 'it')
  await context.close()

  await page.reload()
  await expect(page.getByRole('button', { name: /^Il tuo account/ })).toBeVisible()
  await logOut(page)
  await expect(heading(page, 'Accedi')).toBeVisible()
})

test('an unknown visitor reads every public page in the language of the browser, and a mail’s page in that of the mail', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' })
  const page = await context.newPage()
  for (const path of ['/', '/privacy', '/login', '/register', '/forgot-password', `/confirm-address?token=${'x'.repeat(43)}`]) {
    await page.goto(path)
    await expect(scheme(page)).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(foreignWords)
  }
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill('nobody@example.test')
  await page.getByLabel('Password', { exact: true }).fill('quattro cani in giardino')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'not' })).toBeVisible()

  const { email } = await newUnconfirmedPerson('Irma')
  await page.goto(await mailedLink(email, /Conferma il tuo indirizzo/, '/confirm-address'))
  await expect(heading(page, 'Questo indirizzo è tuo?')).toBeVisible()
  await context.close()
})
