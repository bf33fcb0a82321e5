import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createClient } from '@allenio/contract/clients'
import { createBookings, createKind, createSlot, listHosts, listReservations } from '@allenio/contract/reservations'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { addDays, today } from '../house/client-pages.ts'
import { pressShortcut } from '../house/keys.ts'
import { isOfNetwork, setOffline } from '../house/network.ts'
import { newPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { test } from '../house/test.ts'

const names = ['Anna', 'Bruno'] as const

/** A professional with two clients, and what is needed to plan and read their days. */
async function newPractice() {
  const { token } = await newPerson('Elisa')
  const [hostId = ''] = (await call(listHosts, {}, token)).hosts.map(({ id }) => id)
  const { id: kindId } = await call(createKind, { name: 'Consulenza', durationMinutes: 60 }, token)
  const ids: string[] = []
  for (const firstName of names) {
    ids.push((await call(createClient, { firstName, lastName: 'Sarti', sendsInvitation: false }, token)).id)
  }
  /** Opens a time on each day, and books it on the first of them. */
  const bookAt = async (firstDay: string, startTime: string, clientId: string) => {
    const hours = { kindId, hostId, firstDay, startTime, repetition: { kind: 'daily' as const }, roles: ['coach' as const] }
    const { id: reservationId } = await call(createSlot, { ...hours, id: randomUUID() }, token)
    const startsAt = (await read(firstDay)).find(({ id }) => id === reservationId)?.startsAt ?? ''
    const bookings = [{ id: randomUUID(), clientId }]
    await call(createBookings, { reservationId, startsAt, bookings, passesRules: true }, token)
  }
  const read = async (day: string) => (await call(listReservations, { from: day, to: day }, token)).reservations
  /** The people of a day with their hours. */
  const comingOn = async (day: string) =>
    (await read(day)).flatMap(({ startDate, reservedUsers }) =>
      reservedUsers.map(({ client, state }) => `${clockOf(startDate)} ${client.name} ${state}`),
    )
  return { token, ids, bookAt, comingOn }
}

const clock = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' })
const clockOf = (moment: string | number) => clock.format(new Date(moment))
const dayOf = (moment: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(moment)

/** Presses a key until the calendar reads what it should. */
const walkTo = (page: Page, key: string, name: RegExp) =>
  pressShortcut(page, key, wait => expect(page.getByRole('gridcell', { name }).and(page.locator('[aria-label]'))).toBeVisible(wait))

test('a day is planned anew by the keys, which show what is in the way, and then by a thumb', async ({ page, context, browser }) => {
  const faults = watchFaults(page)
  const { token, ids, bookAt, comingOn } = await newPractice()
  const [anna = '', bruno = ''] = ids
  const day = addDays(today, 2)
  await bookAt(day, '08:00', anna)
  await bookAt(day, '09:00', bruno)
  await enter(context, { visitor: 'admin', token, language: 'it' })
  await page.goto(`${baseUrl()}/reservations?view=day&day=${day}`)
  const carried = page.getByRole('status').filter({ hasText: 'Invio conferma' })

  await test.step('Alt and the arrows carry Anna over Bruno, and further to where nothing is in the way', async () => {
    await expect(page.getByRole('button', { name: /Anna Sarti/ })).toBeVisible()
    await page.getByRole('grid').focus()
    await walkTo(page, 'ArrowDown', /Anna Sarti/)
    for (let quarter = 0; quarter < 4; quarter += 1) await page.keyboard.press('Alt+ArrowDown')
    await expect(carried).toContainText('Si sovrappone a Bruno Sarti delle 09:00.')
    for (let quarter = 0; quarter < 4; quarter += 1) await page.keyboard.press('Alt+ArrowDown')
    await expect(carried).not.toContainText('Si sovrappone')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Spostato a .*, 10:00$/)).toBeVisible()
    expect(await comingOn(day)).toEqual(['09:00 Bruno Sarti booked', '10:00 Anna Sarti booked'])
  })

  await test.step('the toast takes the move back', async () => {
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(page.getByText('È tornato dov’era')).toBeVisible()
    expect(await comingOn(day)).toEqual(['08:00 Anna Sarti booked', '09:00 Bruno Sarti booked'])
  })

  await test.step('on a phone the day is a list, and the sheet gives Bruno the time of the next day', async () => {
    const pocket = await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome' })
    await enter(pocket, { visitor: 'admin', token, language: 'it' })
    const handheld = await pocket.newPage()
    await handheld.goto(`${baseUrl()}/reservations?day=${day}`)
    await handheld.getByRole('button', { name: /09:00–10:00 Bruno Sarti/ }).tap()
    await handheld.getByRole('button', { name: 'Azioni per Bruno Sarti' }).tap()
    await handheld.getByRole('menuitem', { name: 'Sposta a un altro orario' }).tap()
    const dialog = handheld.getByRole('dialog', { name: 'Sposta Bruno Sarti' })
    await dialog.getByRole('radio', { name: '09:00' }).nth(0).check({ force: true })
    await dialog.getByRole('button', { name: 'Sposta qui' }).tap()
    await expect(handheld.getByText(/^Bruno Sarti spostato: /)).toBeVisible()
    expect(await comingOn(day)).toEqual(['08:00 Anna Sarti booked'])
    expect(await comingOn(addDays(day, 1))).toEqual(['09:00 Bruno Sarti booked'])
    await pocket.close()
  })
  expect(faults).toEqual([])
})

test('attendance that is marked without a connection arrives once it is back, and who comes is brought to the floor', async ({
  page,
  context,
}) => {
  const faults = watchFaults(page)
  const { token, ids, bookAt, comingOn } = await newPractice()
  // an appointment that begins within a quarter of an hour can be marked
  const start = Date.now() + 5 * 60_000
  const day = dayOf(start)
  await bookAt(day, clockOf(start), ids[0] ?? '')
  const states = async () => (await comingOn(day)).map(text => text.split(' ').slice(3).join(' '))
  await enter(context, { visitor: 'admin', token, language: 'it' })
  await page.goto(`${baseUrl()}/reservations?view=list&day=${day}`)
  await page.getByRole('button', { name: /Anna Sarti/ }).click()
  const sheet = page.getByRole('dialog')
  const isPresent = sheet.getByRole('button', { name: 'Presente' })
  await expect(isPresent).toBeVisible()
  await setOffline(context, true)
  await isPresent.click()
  await expect(isPresent).toHaveAttribute('aria-pressed', 'true')
  await expect(sheet.getByText('da inviare')).toBeVisible()
  expect(await states()).toEqual(['booked'])
  await setOffline(context, false)
  await expect.poll(states).toEqual(['attended'])
  await expect(sheet.getByText('da inviare')).toBeHidden()
  await expect(isPresent).toHaveAttribute('aria-pressed', 'true')
  await sheet.getByRole('button', { name: 'Altre azioni' }).click()
  await page.getByRole('menuitem', { name: 'Apri la sala' }).click()
  await expect(page.getByRole('region', { name: 'Anna Sarti' })).toBeVisible()
  expect(faults.filter(fault => !isOfNetwork(fault))).toEqual([])
})
