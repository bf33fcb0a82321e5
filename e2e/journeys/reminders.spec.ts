import { expect } from '@playwright/test'
import { createReminder, listReminders } from '@allenio/contract/reminders'
import { randomUUID } from 'node:crypto'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { pressShortcut } from '../house/keys.ts'
import { setOffline } from '../house/network.ts'
import { newPerson } from '../house/people.ts'
import { newClient } from '../house/studio.ts'
import { test } from '../house/test.ts'

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date())
const days = { from: today, to: today }

test('a reminder is written by keys, ticked without a connection, and asked of a client who ticks it', async ({
  page,
  context,
  browser,
}) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  const client = await newClient(admin, 'Livia', 'Serra')
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  const read = async (token = admin.token) => (await call(listReminders, days, token)).reminders

  await test.step('N opens the form, Enter adds an item, and the reminder stands in the calendar', async () => {
    await page.goto(`${baseUrl()}/reminders`)
    await expect(page.getByRole('grid')).toBeVisible()
    const form = page.getByRole('dialog', { name: 'Nuovo promemoria' })
    await pressShortcut(page, 'n', wait => expect(form).toBeVisible(wait))
    await form.getByLabel('Titolo').fill('Chiamare Marco')
    await form.getByLabel('Tutto il giorno').check()
    await form.getByRole('button', { name: 'Aggiungi una cosa da fare' }).click()
    await page.keyboard.type('Orari')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Dieta')
    await form.getByRole('button', { name: 'Crea' }).click()
    await expect(form).toBeHidden()
    expect((await read()).map(({ title, items }) => [title, ...items.map(({ text }) => text)])).toEqual([
      ['Chiamare Marco', 'Orari', 'Dieta'],
    ])
  })

  await test.step('ticks wait for the connection, and the last item ticks the whole', async () => {
    await page.getByText('Chiamare Marco').first().click()
    const panel = page.getByRole('dialog', { name: 'Chiamare Marco' })
    await expect(panel.getByRole('button', { name: 'Segna come fatto' })).toBeVisible()
    await setOffline(context, true)
    for (const name of ['Orari', 'Dieta']) {
      await panel.getByRole('checkbox', { name }).click()
      await expect(panel.getByRole('checkbox', { name })).toBeChecked()
    }
    await expect(panel.getByRole('button', { name: 'Segna da fare' })).toBeVisible()
    expect((await read()).map(({ tick }) => tick)).toEqual([null])
    await setOffline(context, false)
    await expect.poll(async () => (await read()).map(({ tick }) => tick !== null), { timeout: 15_000 }).toEqual([true])
  })

  await test.step('what is done is found by its words', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Altre azioni' }).click()
    await page.getByRole('menuitem', { name: 'Cerca fra i promemoria' }).click()
    const found = page.getByRole('dialog', { name: 'Cerca fra i promemoria' })
    await found.getByRole('searchbox').fill('marco')
    await expect(found.getByText('Nessun promemoria con queste parole')).toBeVisible()
    await found.getByRole('radio', { name: 'Fatti' }).check({ force: true })
    await expect(found.getByRole('button', { name: /^Chiamare Marco/ })).toBeVisible()
  })

  await test.step('the client has it among their days, and the team sees that it is done', async () => {
    const fields = { id: randomUUID(), title: 'Porta il certificato', day: today, roles: ['client' as const], clientId: client.id }
    await call(createReminder, fields, admin.token)
    const phone = await browser.newContext()
    await enter(phone, { visitor: 'client', token: client.token, language: 'it' })
    const clientPage = await phone.newPage()
    await clientPage.goto(`${baseUrl()}/reminders`)
    await clientPage.getByRole('button', { name: 'Segna «Porta il certificato» come fatto' }).click()
    const done = async () => (await read()).find(({ id }) => id === fields.id)?.tasks
    await expect.poll(done, { timeout: 15_000 }).toEqual({ asked: 1, done: 1 })
    await phone.close()
  })
  expect(faults.filter(fault => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
