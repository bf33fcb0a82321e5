import { expect, type Page } from '@playwright/test'
import { createVisit, getVisit } from '@allenio/contract/visits'
import { call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { today } from '../house/client-pages.ts'
import { newStudio, openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

const reading = (page: Page, cell: string, index = 0) => page.locator(`[data-reading="${cell}/${index}"]`)

test('readings are taken twice, walked by Tab or by a thumb, and each site is lit and explained', async ({ page }) => {
  const faults = watchFaults(page)
  const {
    admin,
    clients: [client],
  } = await newStudio(['Nina', 'Riva'])
  if (!client) throw new Error('one was made')
  const visit = await call(createVisit, { clientId: client.id, takenOn: today, measures: { weight: [70, 70.4] } }, admin.token)
  await openAsAdmin(page, admin, `/visits/${visit.id}/edit`)

  await test.step('a second weight is in sight with the mean, and does not take the place of the first', async () => {
    await expect(page.getByText('media 70,2 kg')).toBeVisible()
    await reading(page, 'weight').fill('')
    await expect(reading(page, 'weight', 1)).toHaveValue('70,4')
    await reading(page, 'weight').fill('70')
    await expect(page.getByText('media 70,2 kg')).toBeVisible()
  })
  await test.step('a second height is asked for by a key, and a third one where they are far apart', async () => {
    await reading(page, 'height').fill('170')
    await page.keyboard.press('+')
    await expect(reading(page, 'height', 1)).toBeFocused()
    await page.keyboard.type('172')
    await expect(page.getByText('Le due misure sono lontane: prendine una terza.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(reading(page, 'height', 2)).toBeFocused()
    await page.keyboard.type('171')
    await expect(page.getByText('mediana 171 cm')).toBeVisible()
    const measures = async () => (await call(getVisit, { id: visit.id }, admin.token)).content.measures
    await expect.poll(measures).toEqual({ weight: [70, 70.4], height: [170, 172, 171] })
  })
  await test.step('Tab behind a reading goes where Enter goes, Shift+Tab comes back, and Tab behind none stays in the row', async () => {
    await reading(page, 'triceps_fold').focus()
    await page.keyboard.type('12')
    await page.keyboard.press('Tab')
    await expect(reading(page, 'subscapular_fold')).toBeFocused()
    await expect(page.locator('[data-due]')).toHaveAttribute('data-due', 'subscapular_fold')
    await page.keyboard.press('Shift+Tab')
    await expect(reading(page, 'triceps_fold')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(reading(page, 'triceps_fold', 1)).toBeFocused()
  })
  await test.step('the question mark opens how the site is taken, and types nothing', async () => {
    await page.keyboard.type('?')
    const tip = page.getByRole('tooltip')
    await expect(tip).toContainText('Dietro il braccio rilassato')
    await expect(reading(page, 'triceps_fold', 1)).toHaveValue('')
    await page.keyboard.press('Tab')
    await expect(tip).toBeHidden()
  })
  await test.step('on a desk the bodies stay in sight while somebody measures', async () => {
    await page.getByRole('heading', { name: 'Corpo', exact: true }).scrollIntoViewIfNeeded()
    await expect(page.locator('[data-due]')).toBeInViewport()
  })
  await test.step('on a phone the site is drawn above the keyboard, and a thumb goes on to the next', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await reading(page, 'triceps_fold').click()
    await expect(page.locator('[data-due]').last()).toHaveAttribute('data-due', 'triceps_fold')
    await expect(page.locator('[data-due]').last()).toBeInViewport()
    await page.getByRole('button', { name: 'Avanti' }).click()
    await expect(reading(page, 'subscapular_fold')).toBeFocused()
    await reading(page, 'subscapular_fold').fill('12,5,3')
    await page.getByRole('button', { name: 'Avanti' }).click()
    await expect(reading(page, 'subscapular_fold')).toBeFocused()
    await expect(page.getByText('Non si legge: scrivi un numero')).toBeVisible()
  })
  await test.step('a text that is pasted beyond its room says that it was cut', async () => {
    const note = page.getByRole('textbox', { name: 'Solo per il team' })
    await note.fill('a'.repeat(1_900))
    await expect(page.getByText('1.900 di 2.000 caratteri')).toBeVisible()
    await note.press('End')
    await page.keyboard.insertText('b'.repeat(200))
    await expect(page.getByText('Il testo era troppo lungo ed è stato tagliato: al massimo 2.000 caratteri.')).toBeVisible()
    await note.fill('')
    await expect(page.getByText('caratteri')).toHaveCount(0)
  })
  expect(faults).toEqual([])
})
