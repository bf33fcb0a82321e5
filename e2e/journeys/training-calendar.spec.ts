import { expect } from '@playwright/test'
import { createSingleWorkout } from '@allenio/contract/programs'
import { getClientCalendar } from '@allenio/contract/workouts'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { addDays, clientOfTheirs, formatDayInput, today } from '../house/client-pages.ts'
import { phone } from '../house/places.ts'
import { test } from '../house/test.ts'

/** The Monday after today: nothing of that week has passed, whatever day it is. */
const monday = addDays(today, 8 - (new Date(`${today}T12:00:00Z`).getUTCDay() || 7))
const [wednesday, thursday, friday, saturday] = [2, 3, 4, 5].map(days => addDays(monday, days)) as [string, string, string, string]

test('a week is planned anew by keys, by mouse and by thumb', async ({ page, browser }) => {
  const faults = watchFaults(page)
  const { id, token } = await clientOfTheirs(page)
  for (const [name, day] of [
    ['Gambe', monday],
    ['Spinta', wednesday],
  ] as const) {
    await call(createSingleWorkout, { id, name, day }, token)
  }
  const daysOf = async (name: string) => {
    const { entries } = await call(getClientCalendar, { id, from: monday, to: addDays(monday, 13) }, token)
    return entries.filter(entry => entry.name === name).map(({ day }) => day)
  }
  await page.goto(`${baseUrl()}/clients/${id}/calendar?day=${monday}`)
  const legs = page.getByRole('button', { name: /^Gambe/ })
  const undo = page.getByRole('button', { name: 'Annulla', exact: true })

  await test.step('Alt and the arrows carry a session over another one, and on to a free day; the toast takes it back', async () => {
    await expect(legs).toBeVisible()
    await page.getByRole('grid').focus()
    const carried = page.getByRole('status').filter({ hasText: 'Invio conferma' })
    for (let day = 0; day < 2; day += 1) await page.keyboard.press('Alt+ArrowRight')
    await expect(carried).toContainText('Quel giorno c’è già «Spinta»')
    await page.keyboard.press('Alt+ArrowRight')
    await expect(carried).not.toContainText('Spinta')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^«Gambe» è giovedì/)).toBeVisible()
    expect(await daysOf('Gambe')).toEqual([thursday])
    await undo.click()
    await expect(page.getByText('Rimessa al suo posto')).toBeVisible()
    expect(await daysOf('Gambe')).toEqual([monday])
  })

  await test.step('the mouse drags it to another day', async () => {
    const [from, to] = [await legs.boundingBox(), await page.locator(`[data-day="${friday}"]`).boundingBox()]
    if (!from || !to) throw new Error('both are drawn')
    await page.mouse.move(from.x + 20, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(to.x + 30, to.y + 40, { steps: 6 })
    await page.mouse.up()
    await expect(page.getByText(/^«Gambe» è venerdì/)).toBeVisible()
    expect(await daysOf('Gambe')).toEqual([friday])
  })

  await test.step('its panel copies it to another day, and the toast removes the copy', async () => {
    await legs.click()
    await page.getByRole('dialog', { name: 'Gambe' }).getByRole('button', { name: 'Copia' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copia «Gambe»' })
    await dialog.getByRole('textbox', { name: 'Giorno' }).fill(formatDayInput(saturday))
    await dialog.getByRole('button', { name: 'Copia' }).click()
    await expect(page.getByText(/^«Gambe» copiata/)).toBeVisible()
    expect(await daysOf('Gambe')).toEqual([friday, saturday])
    await undo.last().click()
    await expect.poll(() => daysOf('Gambe')).toEqual([friday])
  })

  await test.step('on a phone a strip of days has the chosen one below, and the panel moves its session', async () => {
    const pocket = await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome' })
    await enter(pocket, { visitor: 'admin', token, language: 'it' })
    const handheld = await pocket.newPage()
    await handheld.goto(`${baseUrl()}/clients/${id}/calendar?day=${monday}`)
    await handheld.getByRole('button', { name: /^venerdì .* 1 impegno$/ }).tap()
    await handheld.getByRole('button', { name: /Gambe/ }).tap()
    await handheld.getByRole('dialog', { name: 'Gambe' }).getByRole('button', { name: 'Sposta' }).tap()
    const dialog = handheld.getByRole('dialog', { name: 'Sposta «Gambe»' })
    await dialog.getByRole('textbox', { name: 'Al giorno' }).fill(formatDayInput(saturday))
    await dialog.getByRole('button', { name: 'Sposta' }).tap()
    await expect.poll(() => daysOf('Gambe')).toEqual([saturday])
    await pocket.close()
  })
  expect(faults).toEqual([])
})
