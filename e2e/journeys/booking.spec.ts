import { randomUUID } from 'node:crypto'
import { expect, type Browser } from '@playwright/test'
import { createClient } from '@allenio/contract/clients'
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

/** A client's phone at the screen of booking. */
async function openPhone(browser: Browser, token: string) {
  const context = await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome' })
  await enter(context, { visitor: 'client', token, language: 'it' })
  const page = await context.newPage()
  await page.goto(`${baseUrl()}/reservations`)
  const openDay = (day: string) => {
    const name = day === addDays(today, 1) ? /^domani/ : new RegExp(` ${Number(day.slice(8))} \\p{L}+( \\d{4})?:`, 'u')
    return page.getByRole('radio', { name }).check({ force: true })
  }
  const time = page.getByRole('button', { name: /^18:00/ })
  /** The booking is opened among one's own, and the page goes back to the times. */
  const openOwn = async () => {
    await time.tap()
    await page.getByRole('list', { name: 'In arrivo' }).getByRole('button').first().tap()
  }
  const backTo = async (day: string) => {
    await page.getByRole('radio', { name: 'Prenota' }).check({ force: true })
    await openDay(day)
  }
  return { page, sheet: page.getByRole('dialog'), time, openDay, openOwn, backTo }
}

test('a seat of a full class goes to who waits, and one that is given up too late to who takes it', async ({ browser }) => {
  const { admin, clients } = await newStudio(['Marta', 'Bellini'], ['Luca', 'Riva'])
  const [marta, luca] = clients
  if (!marta || !luca) throw new Error('the studio has two clients')
  const { id: thirdId } = await call(createClient, { firstName: 'Sara', lastName: 'Conti', sendsInvitation: false }, admin.token)
  const { hosts } = await call(listHosts, {}, admin.token)
  const rules = { cancelHours: 48 }
  const { id: kindId } = await call(createKind, { name: 'Yoga', durationMinutes: 60, credits: 1, rules }, admin.token)
  const hours = { kindId, hostId: hosts[0]?.id ?? '', firstDay: today, startTime: '18:00', capacity: 2 }
  await call(createSlot, { ...hours, id: newId(), repetition: { kind: 'daily' }, roles: ['coach'] }, admin.token)
  for (const { id } of clients) await call(createCreditPack, { id, packId: newId(), amount: 2 }, admin.token)
  const balanceOf = async ({ id }: { id: string }) => (await call(listCredits, { id }, admin.token)).balance
  const [early, late] = [addDays(today, 4), addDays(today, 1)]
  for (const [day, ids] of [
    [early, [thirdId]],
    [late, [thirdId, luca.id]],
  ] as const) {
    const [time] = (await call(listReservations, { from: day, to: day }, admin.token)).reservations
    const bookings = ids.map(clientId => ({ id: newId(), clientId }))
    await call(createBookings, { reservationId: time?.id ?? '', startsAt: time?.startsAt ?? '', bookings, passesRules: true }, admin.token)
  }
  const [hers, his] = [await openPhone(browser, marta.token), await openPhone(browser, luca.token)]

  await test.step('she books the last seat, and he waits', async () => {
    await hers.openDay(early)
    await expect(hers.time).toContainText('1 posto libero')
    await hers.time.tap()
    await hers.sheet.getByRole('button', { name: 'Conferma' }).tap()
    await expect(hers.time).toContainText('Prenotato')
    await his.openDay(early)
    await expect(his.time).toContainText('Lista d’attesa')
    await his.time.tap()
    await his.sheet.getByRole('button', { name: 'Mettimi in attesa' }).tap()
    await expect(his.time).toContainText('Sei il 1º in attesa')
  })

  await test.step('she cancels in time: her credit comes back, and the seat is his', async () => {
    await hers.openOwn()
    await hers.sheet.getByRole('button', { name: 'Disdici' }).tap()
    await expect(hers.page.getByText(/^Disdetto: /)).toBeVisible()
    await expect(his.time).toContainText('Prenotato')
    expect([await balanceOf(marta), await balanceOf(luca)]).toEqual([2, 0])
  })

  await test.step('he cancels too late: his credit is used, and she takes the seat for which she waits', async () => {
    await hers.backTo(late)
    await hers.time.tap()
    await hers.sheet.getByRole('button', { name: 'Mettimi in attesa' }).tap()
    await expect(hers.time).toContainText('Sei il 1º in attesa')
    await his.openDay(late)
    await his.openOwn()
    await his.sheet.getByRole('button', { name: 'Disdici' }).tap()
    await his.page.getByRole('dialog', { name: 'Disdire adesso?' }).getByRole('button', { name: 'Disdici' }).tap()
    await expect(his.page.getByText(/^Disdetto: /)).toBeVisible()
    await expect(hers.time).toContainText('C’è posto per te')
    await hers.time.tap()
    await hers.sheet.getByRole('button', { name: 'Prendi il posto' }).tap()
    await expect(hers.time).toContainText('Prenotato')
    expect([await balanceOf(marta), await balanceOf(luca)]).toEqual([1, 0])
  })
  for (const { page } of [hers, his]) await page.context().close()
})
