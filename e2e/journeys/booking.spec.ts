import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { createCreditPack, listCredits } from '@allenio/contract/credits'
import { createBookings, createKind, createSlot, listHosts, listReservations } from '@allenio/contract/reservations'
import { baseUrl, call } from '../house/api.ts'
import { enter } from '../house/browser.ts'
import { addDays, today } from '../house/client-pages.ts'
import { phone } from '../house/places.ts'
import { newStudio } from '../house/studio.ts'
import { test } from '../house/test.ts'

/** The ids of rows that a device makes. */
const newId = (): string => randomUUID()

test('a client books in three taps, moves it, and cancels too late', async ({ browser }) => {
  const { admin, clients } = await newStudio(['Marta', 'Bellini'])
  const [client] = clients
  if (!client) throw new Error('the studio has a client')
  const { hosts } = await call(listHosts, {}, admin.token)
  const hostId = hosts[0]?.id ?? ''
  const kind = { name: 'Personal training', durationMinutes: 60, credits: 1, place: 'Via Garibaldi 12, Torino' }
  const { id: kindId } = await call(createKind, kind, admin.token)
  const hours = { kindId, hostId, firstDay: today, repetition: { kind: 'daily' as const }, roles: ['coach' as const] }
  await call(createSlot, { ...hours, id: newId(), startTime: '15:00', windowEnd: '18:00', stepMinutes: 60 }, admin.token)
  await call(createCreditPack, { id: client.id, packId: newId(), amount: 3 }, admin.token)
  const balance = async () => (await call(listCredits, { id: client.id }, admin.token)).balance

  const context = await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome' })
  await enter(context, { visitor: 'client', token: client.token, language: 'it' })
  const page = await context.newPage()
  await page.goto(`${baseUrl()}/home`)
  const sheet = page.getByRole('dialog')
  const coming = page.getByRole('list', { name: 'In arrivo' })

  await test.step('home, a time, and the confirmation', async () => {
    await page.getByRole('link', { name: 'Prenota' }).first().tap()
    // far enough ahead for every limit of moving
    await page
      .getByRole('radio', { name: /liberi/ })
      .nth(2)
      .check({ force: true })
    await page.getByRole('button', { name: /^15:00/ }).tap()
    await expect(sheet).toContainText('1 credito, te ne restano 2')
    await sheet.getByRole('button', { name: 'Conferma' }).tap()
    await expect(page.getByText(/^Prenotato: /)).toBeVisible()
    await expect(page.getByRole('button', { name: /^15:00/ })).toContainText('Prenotato')
    expect(await balance()).toBe(2)
  })

  await test.step('the booking moves, and keeps what it has cost', async () => {
    await page.getByRole('radio', { name: 'I miei' }).check({ force: true })
    await coming.getByRole('button').tap()
    await sheet.getByRole('button', { name: 'Sposta' }).tap()
    await page
      .getByRole('radio', { name: /liberi/ })
      .nth(3)
      .check({ force: true })
    await page.getByRole('button', { name: /^16:00/ }).tap()
    await sheet.getByRole('button', { name: 'Sposta qui' }).tap()
    await expect(page.getByText(/^Spostato: /)).toBeVisible()
    await expect(coming).toContainText('16:00')
    expect(await balance()).toBe(2)
  })

  await test.step('a cancellation after the limit says first that the credit is lost', async () => {
    const { id: strictId } = await call(createKind, { ...kind, name: 'Massaggio', rules: { cancelHours: 240 } }, admin.token)
    await call(createSlot, { ...hours, kindId: strictId, id: newId(), startTime: '10:00' }, admin.token)
    const days = { from: addDays(today, 1), to: addDays(today, 2), kindId: strictId }
    const time = (await call(listReservations, days, client.token)).reservations.at(-1)
    if (!time) throw new Error('the hours are open on every day')
    const bookings = [{ id: newId(), clientId: client.id }]
    await call(createBookings, { reservationId: time.id, startsAt: time.startsAt, bookings }, client.token)
    await coming.getByRole('button', { name: /Massaggio/ }).tap()
    await expect(sheet).toContainText('se disdici, il credito si perde')
    await sheet.getByRole('button', { name: 'Disdici' }).tap()
    await page.getByRole('dialog', { name: 'Disdire adesso?' }).getByRole('button', { name: 'Disdici' }).tap()
    await expect(page.getByText(/^Disdetto: /)).toBeVisible()
    await expect(coming).not.toContainText('Massaggio')
    expect(await balance()).toBe(1)
  })
  await context.close()
})
