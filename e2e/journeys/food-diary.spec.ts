import { expect, type Page } from '@playwright/test'
import { getClientAction, listClientActions } from '@allenio/contract/client-actions'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { addDays, formatDayInput, today } from '../house/client-pages.ts'
import { phone } from '../house/places.ts'
import { newStudio, openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

const task = 'Tieni il diario alimentare'

/** Follows a link of the task from the home page to the day, and writes something down there. */
async function writeDown(page: Page, text: string, link: string | RegExp): Promise<void> {
  await page.goto(`${baseUrl()}/home`)
  await page.getByRole('link', { name: link }).click()
  await expect(page.getByRole('heading', { name: 'Oggi' })).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi qualcosa' }).click()
  const entry = page.getByRole('dialog', { name: 'Altro che hai mangiato' })
  await entry.getByLabel('Che cosa').fill(text)
  await entry.getByRole('button', { name: 'Salva' }).click()
  await expect(page.getByText(text, { exact: true })).toBeVisible()
}

test('a professional asks for a food diary of two days, the client keeps it on a phone, and it is read', async ({ page, browser }) => {
  const {
    admin,
    clients: [nina],
  } = await newStudio(['Nina', 'Riva'])
  if (!nina) throw new Error('one was made')
  const faults = watchFaults(page)

  await test.step('the diary is asked for where it will be read', async () => {
    await openAsAdmin(page, admin, `/clients/${nina.id}/meal-diary`)
    await page.getByRole('button', { name: 'Chiedi un diario' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nuovo compito per Nina Riva' })
    await dialog.getByRole('textbox', { name: /^Dal/ }).fill(formatDayInput(today))
    await dialog.getByRole('textbox', { name: /^Fino al/ }).fill(formatDayInput(addDays(today, 1)))
    await dialog.getByRole('button', { name: 'Assegna' }).click()
    await expect(page.getByText('Nina Riva lo trova nella sua home')).toBeVisible()
  })
  const [action] = (await call(listClientActions, { clientId: nina.id }, admin.token)).userClientActions
  const readTask = async () => {
    const { state, completions } = await call(getClientAction, { id: action?.id ?? '' }, admin.token)
    return [state, ...completions.map(({ dueDay }) => dueDay).toSorted()]
  }
  expect(await readTask()).toEqual(['open'])

  const onPhone = await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome' })
  await enter(onPhone, { visitor: 'client', token: nina.token, language: 'it' })
  const own = await onPhone.newPage()
  const ownFaults = watchFaults(own)
  await test.step('each day counts with what is written down on it', async () => {
    await writeDown(own, 'Pasta al pomodoro', 'Apri il diario')
    await expect.poll(readTask).toEqual(['open', today])
    await own.clock.setSystemTime(Date.now() + 86_400_000)
    // a day later on the phone: for the server the task is one of tomorrow
    await writeDown(own, 'Minestrone e pane', new RegExp(task))
    await expect.poll(readTask).toEqual(['done', today, addDays(today, 1)])
    await own.getByRole('navigation').getByRole('link', { name: 'Oggi' }).click()
    await expect(own.getByRole('heading', { name: 'Da fare' })).toBeVisible()
    await expect(own.getByText(task)).toHaveCount(0)
  })

  await test.step('the professional reads it', async () => {
    await expect(page.getByRole('list', { name: 'Giorni' }).getByText('Pasta al pomodoro')).toBeVisible()
    await page.getByRole('navigation', { name: 'Sezioni del cliente' }).getByRole('link', { name: 'Compiti' }).click()
    await expect(page.getByRole('region', { name: /Fatti 1/ })).toContainText(task)
  })
  await onPhone.close()
  expect([...faults, ...ownFaults]).toEqual([])
})
