import { expect } from '@playwright/test'
import { createClientAction } from '@allenio/contract/client-actions'
import { updateSubscriptionEnd } from '@allenio/contract/clients'
import { call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { newPerson } from '../house/people.ts'
import { waitUntilIdle } from '../house/places.ts'
import { field, newStudio, openAsAdmin, read, sendAs } from '../house/studio.ts'
import { test } from '../house/test.ts'

const dayIn = (days: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(Date.now() + days * 86_400_000)
const yesterday = dayIn(-1)

test('the one who has waited longest is answered by one click, and a row is put off and away', async ({ page }) => {
  const faults = watchFaults(page)
  const {
    admin,
    clients: [anna, bruno],
  } = await newStudio(['Anna', 'Sarti'], ['Bruno', 'Leoni'])
  if (!anna || !bruno) throw new Error('two were made')
  await sendAs(anna, 'Posso spostare la seduta?')
  await sendAs(bruno, 'Il ginocchio va meglio')
  await call(updateSubscriptionEnd, { id: bruno.id, subscriptionEnd: yesterday }, admin.token)
  await openAsAdmin(page, admin, '/home')
  const needs = page.getByRole('region', { name: 'Chi ha bisogno di te' })
  const rows = needs.getByRole('listitem')

  // each stands there once, and every figure says the same
  await expect(page.getByRole('main')).toContainText(/2\s*persone da contattare/)
  await expect(needs.getByRole('radio', { name: 'Tutti 2' })).toBeChecked()
  await expect(needs.getByRole('radio', { name: 'Studio 1' })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Aspetta una risposta da oggi: «Posso spostare la seduta?»')

  // one click, and the cursor is in the answer
  await rows.first().getByRole('link', { name: 'Rispondi: Anna Sarti' }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Certo, venerdì')
  await page.keyboard.press('Enter')
  await expect.poll(() => read(anna)).toContain('Certo, venerdì')
  await page.goBack()
  await expect(rows).toHaveCount(1)

  // the reasons behind the first one are a click away, each with what can be done about it
  await rows.getByRole('button', { name: 'un altro motivo' }).click()
  await expect(needs.getByText('L’abbonamento è scaduto ieri')).toBeVisible()
  await expect(needs.getByRole('button', { name: 'Rinnova: Bruno Leoni' })).toBeVisible()

  // by keyboard: what is not needed goes, and the reason behind it comes forward
  await waitUntilIdle(page)
  await needs.getByRole('button', { name: 'Rimanda o togli Bruno Leoni' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Rimanda a domani' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Non serve' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(needs.getByText('Aspetta una risposta')).toBeHidden()
  await expect(needs.getByText('L’abbonamento è scaduto ieri')).toBeVisible()

  // a row that is put off comes back by the toast, or later by the line that counts it
  await needs.getByRole('button', { name: 'Rimanda o togli Bruno Leoni' }).click()
  await page.getByRole('menuitem', { name: 'Rimanda a domani' }).click()
  await expect(needs.getByText('Nessuno da rincorrere')).toBeVisible()
  await expect(needs.getByText('Una persona rimandata')).toBeVisible()
  await page.reload()
  await expect(needs.getByText('Nessuno da rincorrere')).toBeVisible()
  await needs.getByRole('button', { name: 'Riporta in lista' }).click()
  await expect(needs.getByRole('link', { name: 'Bruno Leoni' })).toBeVisible()
  await expect(needs.getByText('Una persona rimandata')).toBeHidden()
  await needs.getByRole('button', { name: 'Rimanda o togli Bruno Leoni' }).click()
  await page.getByRole('menuitem', { name: 'Rimanda di una settimana' }).click()
  await expect(needs.getByRole('link', { name: 'Bruno Leoni' })).toBeHidden()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(needs.getByRole('link', { name: 'Bruno Leoni' })).toBeVisible()
  expect(faults).toEqual([])
})

test('the first hour leads to the first program and plan, with a sample to look at and to remove', async ({ page, context }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Rita')
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto('/home')
  const steps = page.getByRole('region', { name: 'Prepara il tuo spazio' })
  await expect(steps.getByRole('list').first().getByRole('listitem')).toHaveCount(7)
  await expect(steps.getByRole('link', { name: 'A mano' })).toBeVisible()
  await expect(steps.getByText('Proteggi l’accesso')).toBeHidden()
  await steps.getByText('Più tardi').click()
  await expect(steps.getByText('Proteggi l’accesso')).toBeVisible()

  await steps.getByRole('button', { name: 'Con un link' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await steps.getByRole('button', { name: 'Aggiungi un esempio' }).click()
  await steps.getByRole('link', { name: 'Apri l’esempio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Giulia Esempio' })).toBeVisible()
  await page.goBack()
  await steps.getByRole('button', { name: 'Togli l’esempio' }).click()
  await expect(steps.getByRole('button', { name: 'Aggiungi un esempio' })).toBeVisible()
  expect(faults).toEqual([])
})

test('the agenda shows the next seven tasks, the others by a press, and folds again', async ({ page }) => {
  const faults = watchFaults(page)
  const {
    admin,
    clients: [anna],
  } = await newStudio(['Anna', 'Sarti'])
  if (!anna) throw new Error('one was made')
  for (let at = 0; at < 9; at += 1) {
    const task = { kind: 'weigh in', title: `Pesata ${at}`, dueDay: dayIn(at < 5 ? 0 : 2) } as const
    await call(createClientAction, { id: anna.id, ...task }, admin.token)
  }
  await openAsAdmin(page, admin, '/home')
  const agenda = page.getByRole('region', { name: 'Agenda' })
  const rows = agenda.getByRole('listitem')
  await expect(rows).toHaveCount(7)
  await agenda.getByRole('button', { name: 'Mostra altri 2' }).click()
  await expect(rows).toHaveCount(9)
  await agenda.getByRole('button', { name: 'Mostra meno' }).click()
  await expect(rows).toHaveCount(7)
  expect(faults).toEqual([])
})
