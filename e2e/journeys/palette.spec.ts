import { expect, test, type Page } from '@playwright/test'
import { enterAs } from '../house/browser.ts'
import { waitUntilIdle } from '../house/places.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Cerca una pagina o un comando' })

async function open(page: Page, keys: string): Promise<void> {
  // the app listens to the keyboard only after the browser was idle
  await expect(async () => {
    await page.keyboard.press(keys)
    await expect(field(page)).toBeFocused({ timeout: 500 })
  }).toPass()
}

test('by keyboard alone: a page, a look, a language', async ({ page, context }) => {
  await enterAs(context, 'client')
  // the choices made here would otherwise stay with the demo account
  await page.route(/\/api\/(?:profile|set-locale)$/, route => route.abort())
  await page.goto('/home')
  await waitUntilIdle(page)
  await open(page, 'Control+k')
  await page.keyboard.type('impost')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Impostazioni/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/settings')
  await expect(field(page)).toHaveCount(0)

  await open(page, 'Control+k')
  await page.keyboard.type('aspetto scuro')
  await expect(page.getByRole('option', { name: 'Aspetto scuro', selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')

  await open(page, 'Control+k')
  await page.keyboard.type('english')
  await expect(page.getByRole('option', { name: /English/, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
})

test('what nothing matches says so, and Escape gives the focus back', async ({ page, context }) => {
  await enterAs(context, 'admin')
  await page.goto('/home')
  await waitUntilIdle(page)
  const origin = page.getByRole('link', { name: 'Impostazioni' }).first()
  await origin.focus()
  await open(page, 'Control+k')
  await page.keyboard.type('qwxyz')
  await expect(page.getByText('Nessun risultato per “qwxyz”')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(origin).toBeFocused()
})

test.describe('on a Mac', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
  })

  test('it is the command key, and the help writes it so', async ({ page, context }) => {
    await enterAs(context, 'admin')
    await page.goto('/home')
    await waitUntilIdle(page)
    await open(page, 'Meta+k')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })
    await expect(help.getByText('⌘')).toBeVisible()
  })
})

test('? lists the keys, and g with a letter goes to a place; not while one types', async ({ page, context }) => {
  await enterAs(context, 'admin')
  await page.goto('/home')
  await waitUntilIdle(page)
  const help = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(help).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(help.getByText('Vai a', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await page.waitForURL('**/settings')
  const name = page.getByLabel('Nome', { exact: true })
  await name.fill('')
  await name.pressSequentially('gh?')
  await expect(name).toHaveValue('gh?')
  await expect(help).toBeHidden()
  await expect(page).toHaveURL(/\/settings$/)
})
