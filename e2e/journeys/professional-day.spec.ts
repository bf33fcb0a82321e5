import { expect, type Locator, type Page } from '@playwright/test'
import { updateSubscriptionEnd, createClient } from '@allenio/contract/clients'
import { addWeights } from '@allenio/contract/weights'
import { call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { newPerson, type NewPerson } from '../house/people.ts'
import { waitUntilIdle } from '../house/places.ts'
import { test } from '../house/test.ts'

const surnames = ['Bassi', 'Conti', 'Donati', 'Esposito', 'Ferrari', 'Galli', 'Leone', 'Marchi', 'Neri', 'Orsini']
const firstNames = ['Anna', 'Bruno', 'Carla', 'Dario']
const dayMs = 86_400_000
const dayIn = (days: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(Date.now() + days * dayMs)

/** Forty clients, some of whom need attention: Anna Bassi does not weigh in, three subscriptions end. */
async function fortyClients({ token }: NewPerson): Promise<void> {
  for (const lastName of surnames) {
    for (const firstName of firstNames) {
      const { id } = await call(createClient, { firstName, lastName, sendsInvitation: false }, token)
      const days = { Conti: 3, Galli: 5, Neri: 6 }[lastName]
      if (firstName === 'Carla' && days) await call(updateSubscriptionEnd, { id, subscriptionEnd: dayIn(days) }, token)
      if (`${firstName} ${lastName}` === 'Anna Bassi') await call(addWeights, { id, weights: [{ day: dayIn(-20), kg: 64 }] }, token)
    }
  }
}

/** Moves the focus to the control by Tab alone. */
async function reach(control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await control.evaluate(element => element === document.activeElement)) return
    await control.page().keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(control)}`)
}

async function press(control: Locator): Promise<void> {
  await reach(control)
  await control.page().keyboard.press('Enter')
}

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('a professional’s morning with forty clients, without a mouse', async ({ page, context }) => {
  test.setTimeout(180_000)
  const faults = watchFaults(page)
  const coach = await newPerson('Davide')
  await fortyClients(coach)
  await enter(context, { visitor: 'admin', token: coach.token, language: 'it' })

  // j moves from client to client, each with the reason why they need attention
  await page.goto('/home')
  const needs = page.getByRole('region', { name: 'Chi ha bisogno di te' })
  await expect(needs.getByText('Non si pesa da 20 giorni')).toBeVisible()
  await waitUntilIdle(page)
  await page.keyboard.press('j')
  await expect(needs.getByRole('link', { name: 'Carla Conti' })).toBeFocused()
  await page.keyboard.press('j')
  await expect(needs.getByRole('link', { name: 'Carla Galli' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(needs.getByRole('link', { name: 'Anna Bassi' })).toBeFocused()

  // a subscription is extended in the row that says that it ends
  await page.keyboard.press('k')
  await page.keyboard.press('Tab')
  await expect(needs.getByRole('button', { name: 'Rinnova: Carla Neri' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page.getByRole('button', { name: '+3 mesi', exact: true }))
  await press(page.getByRole('button', { name: 'Salva', exact: true }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(needs.getByRole('link', { name: 'Carla Neri' })).toBeHidden()

  await press(page.getByRole('button', { name: 'Assegna una pesata: Anna Bassi', exact: true }))
  await expect(page.getByRole('dialog', { name: 'Nuovo compito per Anna Bassi' })).toBeVisible()
  await press(page.getByRole('button', { name: 'Assegna', exact: true }))
  await expect(page.getByText('Anna Bassi lo trova nella sua home')).toBeVisible()

  // the weight of a client who told it by telephone
  await press(page.getByRole('link', { name: 'Anna Bassi', exact: true }))
  await heading(page, 'Anna Bassi')
  await waitUntilIdle(page)
  await press(page.getByRole('link', { name: 'Corpo', exact: true }))
  await page.waitForURL('**/weights')
  await press(page.getByRole('button', { name: 'Aggiungi peso', exact: true }))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type('63,4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main').getByText('63,4').first()).toBeVisible()

  // the next client, with a note to remember
  await page.keyboard.press(']')
  await heading(page, 'Bruno Bassi')
  await press(page.getByRole('link', { name: 'Documenti', exact: true }))
  await press(page.getByRole('link', { name: 'Note', exact: true }))
  await page.waitForURL('**/note')
  await press(page.getByRole('link', { name: 'Scrivi le note', exact: true }))
  await page.waitForURL('**/note/create')
  await expect(page.getByRole('textbox', { name: 'Note private' })).toBeFocused()
  await page.keyboard.type('Turni di notte il martedì.')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/\/note$/)
  await expect(page.getByText('Turni di notte il martedì.')).toBeVisible()

  // back in the list, the clients whose subscription ends get a tag together
  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await heading(page, 'Clienti')
  await waitUntilIdle(page)
  await press(page.getByRole('button', { name: 'Scadenza', exact: true }))
  await expect(page.getByRole('button', { name: 'Entro 30 giorni' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/clients?subscription=ending')
  await expect(page.getByRole('row', { name: /Carla Galli/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Anna Bassi/ })).toBeHidden()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByRole('toolbar', { name: '2 selezionati' })).toBeVisible()
  await press(page.getByRole('toolbar').getByRole('button', { name: 'Tag' }))
  await reach(page.getByRole('dialog').getByRole('combobox', { name: 'Tag' }))
  await page.keyboard.type('Rinnovo')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await press(page.getByRole('button', { name: 'Aggiungi', exact: true }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('row', { name: /Carla Galli/ }).getByText('Rinnovo')).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Cerca o scrivi un comando' })).toBeFocused()
  await page.keyboard.type('impost')
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveText(/Impostazioni/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/settings')
  expect(faults).toEqual([])
})
