import { expect } from '@playwright/test'
import { enterAs } from '../house/browser.ts'
import { pressShortcut } from '../house/keys.ts'
import { pathOf, waitUntilIdle } from '../house/places.ts'
import { test } from '../house/test.ts'

test('a modal and the keys and the way back', async ({ page, context }) => {
  await enterAs(context, 'admin')
  await page.goto('/home')
  await waitUntilIdle(page)
  await test.step('it closes on Escape and gives the focus back; while it is open the page says so and does not scroll', async () => {
    const origin = page.getByRole('link', { name: 'Impostazioni' }).first()
    await origin.focus()
    const help = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })
    await pressShortcut(page, '?', wait => expect(help).toBeVisible(wait))
    await expect(page.locator('html[data-modal-open]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    await expect(page.locator('html[data-modal-open]')).toHaveCount(0)
    await expect(origin).toBeFocused()
  })
  await test.step('Up, Down and Enter work a list within it from its field', async () => {
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox')).toBeFocused({ timeout: 500 })
    }).toPass()
    // the newest clients join the list when they are there
    await expect(page.getByRole('group', { name: 'Ultimi arrivati' })).toBeVisible()
    const selectedOption = page.getByRole('option', { selected: true })
    const first = await selectedOption.textContent()
    await page.keyboard.press('ArrowDown')
    await expect(selectedOption).not.toHaveText(String(first))
    await page.keyboard.press('ArrowUp')
    await expect(selectedOption).toHaveText(String(first))
    await page.keyboard.press('Escape')
  })
  await test.step('the way back closes it and cancels the navigation; the next one leaves', async () => {
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Impostazioni' }).click()
    await page.waitForURL('**/settings')
    await page.getByRole('button', { name: 'Cambia l’e-mail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cambia l’e-mail' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('textbox').first()).toBeFocused()
    await page.goBack()
    await expect(dialog).toBeHidden()
    // the browser has gone back already, and is sent forward again a moment later
    await expect.poll(() => pathOf(page)).toBe('/settings')
    await page.goBack()
    await page.waitForURL('**/home')
  })
  await test.step('the palette over it closes alone, and gives the focus back into it', async () => {
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Impostazioni' }).click()
    await page.getByRole('button', { name: 'Cambia l’e-mail' }).click()
    const field = page.getByRole('dialog', { name: 'Cambia l’e-mail' }).getByRole('textbox').first()
    await expect(field).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Cerca o scrivi un comando' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await page.goBack()
    await page.waitForURL('**/home')
  })
  await test.step('the focus stays within it', async () => {
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Impostazioni' }).click()
    await page.getByRole('button', { name: 'Cambia l’e-mail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cambia l’e-mail' })
    await expect(dialog).toBeVisible()
    for (let pressed = 0; pressed < 12; pressed += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
    }
  })
  await test.step('on the first page of a visit too; once it is closed, one way back leaves', async () => {
    await page.goto('about:blank')
    await page.goto('/settings')
    const dialog = page.getByRole('dialog', { name: 'Cambia l’e-mail' })
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('button', { name: 'Cambia l’e-mail' }).click()
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect.poll(() => pathOf(page)).toBe('/settings')
    }
    await page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Home', exact: true }).click()
    await page.waitForURL('**/home')
    await page.goBack()
    await page.waitForURL('**/settings')
    await page.evaluate(() => history.back())
    await page.waitForURL('about:blank')
  })
})
