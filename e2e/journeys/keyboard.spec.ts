import { expect } from '@playwright/test'
import { reach } from '../house/keys.ts'
import { goodPassword, logIn, newAddress, newPerson } from '../house/people.ts'
import { test } from '../house/test.ts'

test('without a mouse: register, home, settings, log out', async ({ page }) => {
  const email = newAddress('tasta')
  await page.goto('/login')
  await reach(page, 'link', 'Crea il tuo spazio')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/register')
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
  for (const typed of ['Tasta', 'Tiera', 'Studio Tiera']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  for (const typed of [email, goodPassword]) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await reach(page, 'checkbox', /Accetto/)
  await page.keyboard.press('Space')
  await reach(page, 'button', 'Crea il tuo spazio')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')

  await reach(page, 'link', 'Impostazioni')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/settings')
  await reach(page, 'textbox', 'Cognome')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Tastiera')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Profilo salvato')).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Cerca o scrivi un comando' })).toBeFocused()
  await page.keyboard.type('esci')
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveText('Esci')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
})

test('the first Tab offers the way past the menu, and the person’s menu works by arrows', async ({ page }) => {
  const person = await newPerson('Freccia')
  await page.goto('/login')
  await logIn(page, person)
  await page.waitForURL('**/home')
  await test.step('the first Tab offers the way past the menu', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Vai al contenuto' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
  await test.step('the person’s menu works by arrows', async () => {
    const out = page.getByRole('menuitem', { name: 'Esci' })
    const button = page.getByRole('button', { name: /^Il tuo account/ })
    // a new page takes the focus a moment after it is rendered, and a second press would close what the first one opens
    await expect(async () => {
      await button.focus()
      if ((await button.getAttribute('aria-expanded')) !== 'true') await page.keyboard.press('Enter')
      await expect(out).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(out).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/login')
  })
})
