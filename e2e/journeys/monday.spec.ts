import { expect } from '@playwright/test'
import { listAttention } from '@allenio/contract/home'
import { call, demoToken } from '../house/api.ts'
import { enterAs, watchFaults } from '../house/browser.ts'
import { countKeys } from '../house/keys.ts'
import { waitUntilIdle } from '../house/places.ts'
import { test } from '../house/test.ts'

test('a coach’s Monday is worked through by the keyboard, in under sixty keys besides what they write', async ({ page, context }) => {
  test.setTimeout(240_000)
  const faults = watchFaults(page)
  await enterAs(context, 'admin')
  // a second try finds what the first one has left
  const { unseen } = await call(listAttention, { view: 'unseen' }, demoToken('admin'))
  await page.goto('/home')
  await waitUntilIdle(page)
  const keys = countKeys(page)
  const sheet = page.locator('[data-sheet]')
  const current = page.getByRole('tabpanel', { name: 'Cose da vedere' }).locator('[aria-current]')
  const lead = sheet.getByRole('button', { name: /^(Visto|Avanti|Torna all’elenco)/ })
  await page.keyboard.press('g')
  await page.keyboard.press('g')
  await expect(current).toBeVisible()

  const seen = { things: 0, messages: 0 }
  const allSeen = page.getByRole('heading', { name: 'Hai visto tutto' })
  while (!(await allSeen.first().isVisible())) {
    await expect(lead).toBeVisible()
    await waitUntilIdle(page)
    const place = page.url()
    if (place.includes('reason=waiting')) {
      await page.keyboard.press('r')
      const field = page.locator('[data-thread] form textarea')
      await expect(field).toBeFocused()
      await page.keyboard.insertText('Ti rispondo stasera con calma.')
      await page.keyboard.press('Enter')
      // an answer is all that the message has waited for
      await expect(lead).toHaveText(/^(Avanti|Torna all’elenco)/)
      seen.messages += 1
    }
    await expect(async () => {
      await page.keyboard.press('Enter')
      await expect(page).not.toHaveURL(place, { timeout: 3_000 })
    }).toPass()
    seen.things += 1
    expect(seen.things, 'the chain ends').toBeLessThan(60)
  }
  if (unseen > 25) expect(seen.messages).toBeGreaterThan(3)
  expect(seen.things).toBeGreaterThanOrEqual(unseen)
  expect(keys()).toBeLessThan(60)

  // the last thing comes back by one key
  await expect(async () => {
    await page.keyboard.press('z')
    await expect(sheet.getByRole('button', { name: /^Visto/ })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  expect(faults).toEqual([])
})
