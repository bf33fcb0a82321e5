import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { syncCalendars } from '@allenio/contract/calendars'
import { createClient } from '@allenio/contract/clients'
import { createBookings, createKind, createSlot, listHosts, listReservations } from '@allenio/contract/reservations'
import { accessFaults } from '../house/access.ts'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { addDays, today } from '../house/client-pages.ts'
import { newPerson } from '../house/people.ts'
import { test } from '../house/test.ts'

test('a professional links a Google account, a booking gets its Meet link, moves with its event, and stays when the link ends', async ({
  page,
  context,
}) => {
  const faults = watchFaults(page)
  const { token } = await newPerson('Irene')
  const day = addDays(today, 3)
  const email = `${randomUUID()}@google.test`
  const readDay = async (at: string) => (await call(listReservations, { from: at, to: at }, token)).reservations
  await enter(context, { visitor: 'admin', token, language: 'it' })

  await test.step('the account is linked by a click at Google', async () => {
    await page.goto(`${baseUrl()}/settings#google`)
    await page.getByRole('button', { name: 'Collega Google Calendar' }).click()
    await page.waitForURL('**/dev/google/consent**')
    // an account of this journey alone, as if it were in the list
    await page
      .locator('button[name=email]')
      .first()
      .evaluate((button, value) => button.setAttribute('value', value), email)
    await page.locator('button[name=email]').first().click()
    await expect(page.getByText('Google Calendar è collegato')).toBeVisible()
    expect(await accessFaults(page)).toEqual([])
  })

  await test.step('a booking with Meet stands in the calendar there', async () => {
    const [hostId = ''] = (await call(listHosts, {}, token)).hosts.map(({ id }) => id)
    const { id: kindId } = await call(createKind, { name: 'Consulenza', durationMinutes: 60 }, token)
    const { id: clientId } = await call(createClient, { firstName: 'Anna', lastName: 'Sarti', sendsInvitation: false }, token)
    const hours = { kindId, hostId, firstDay: day, startTime: '10:00', roles: ['coach' as const], hasMeet: true }
    const { id: reservationId } = await call(createSlot, { ...hours, id: randomUUID() }, token)
    const startsAt = (await readDay(day))[0]?.startsAt ?? ''
    await call(createBookings, { reservationId, startsAt, bookings: [{ id: randomUUID(), clientId }] }, token)
    await expect(async () => expect((await readDay(day))[0]?.kind.link).toMatch(/^https:\/\/meet\.google\.com\//)).toPass()
  })

  await test.step('moved to the next day there, it moves here', async () => {
    await page.goto(`${baseUrl()}/dev/google`)
    const event = page.getByRole('region', { name: email }).getByRole('listitem').filter({ hasText: 'Consulenza · Anna' })
    await event.getByRole('button', { name: 'Sposta al giorno dopo' }).click()
    await page.goto(`${baseUrl()}/reminders?day=${day}`)
    await page.getByRole('button', { name: 'Sincronizza con Google Calendar' }).click()
    await expect(page.getByText('Calendario sincronizzato')).toBeVisible()
    await expect(page.getByText(/^Sincronizzato: \d{1,2} \p{L}+ \d\d:\d\d$/u)).toBeVisible()
    expect((await readDay(addDays(day, 1))).map(({ taken }) => taken)).toEqual([1])
  })

  await test.step('the link ends, and the appointment stays', async () => {
    await page.goto(`${baseUrl()}/settings#google`)
    await page.getByRole('button', { name: 'Scollega' }).click()
    const dialog = page.getByRole('dialog', { name: `Scollegare ${email}?` })
    await dialog.getByRole('radio', { name: 'Togli tutto' }).check({ force: true })
    await dialog.getByRole('button', { name: 'Scollega' }).click()
    await expect(page.getByRole('button', { name: 'Collega Google Calendar' })).toBeVisible()
    expect((await readDay(addDays(day, 1))).map(({ taken }) => taken)).toEqual([1])
    expect((await call(syncCalendars, {}, token)).isLinked).toBe(false)
  })
  expect(faults).toEqual([])
})
