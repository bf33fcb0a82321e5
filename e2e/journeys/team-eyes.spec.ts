import { expect, type Page } from '@playwright/test'
import { updateSubscriptionEnd, createClient } from '@allenio/contract/clients'
import { addClients, createCollaborator, deleteCollaborator } from '@allenio/contract/collaborators'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { newAddress, newPerson } from '../house/people.ts'
import { test } from '../house/test.ts'

const soon = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(Date.now() + 3 * 86_400_000)

/** Two clients whose subscription ends soon; Sara is in charge of one of them. */
async function newTeam() {
  const admin = await newPerson('Elisa')
  const sara = await call(
    createCollaborator,
    { firstName: 'Sara', lastName: 'Conti', email: newAddress('sara'), role: 'coach' },
    admin.token,
  )
  const [anna, bruno] = await Promise.all([
    call(createClient, { firstName: 'Anna', lastName: 'Sarti', sendsInvitation: false }, admin.token),
    call(createClient, { firstName: 'Bruno', lastName: 'Leoni', sendsInvitation: false }, admin.token),
  ])
  for (const { id } of [anna, bruno]) await call(updateSubscriptionEnd, { id, subscriptionEnd: soon }, admin.token)
  await call(addClients, { id: sara.id, clientIds: [anna.id] }, admin.token)
  return { admin, sara }
}

const filter = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Coach', exact: true })
const choose = async (page: Page, name: string) => {
  await filter(page).click()
  await page.getByRole('list', { name: 'Coach' }).getByRole('button', { name }).click()
}
const isChosen = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('button', { name: `Coach: ${name}`, exact: true })).toBeVisible()
const letGo = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Rimuovi Coach: Sara Conti/ })
    .click()
const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first()

test('an admin looks at home and list with one collaborator’s eyes, and lets go of it', async ({ page, context }) => {
  const faults = watchFaults(page)
  const { admin, sara } = await newTeam()
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/home`)
  await expect(inMain(page, 'Anna Sarti')).toBeVisible()
  await expect(inMain(page, 'Bruno Leoni')).toBeVisible()

  await choose(page, 'Sara Conti')
  await expect(inMain(page, 'Bruno Leoni')).toBeHidden()
  await expect(inMain(page, 'Anna Sarti')).toBeVisible()
  await isChosen(page, 'Sara Conti')

  // the chat has the same filter, already set
  await page.getByRole('navigation').getByRole('link', { name: 'Chat' }).click()
  await isChosen(page, 'Sara Conti')

  // the list starts with the chosen collaborator, but does not write this into its address
  await page.getByRole('navigation').getByRole('link', { name: 'Clienti', exact: true }).click()
  await expect(page.getByRole('row', { name: /Anna Sarti/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Bruno Leoni/ })).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await expect(page.getByRole('row', { name: /Bruno Leoni/ })).toBeHidden()

  // removing the filter in the list ends the choice everywhere
  await letGo(page)
  await expect(page.getByRole('row', { name: /Bruno Leoni/ })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(inMain(page, 'Bruno Leoni')).toBeVisible()
  await expect(filter(page)).toBeVisible()

  // one that is made in the list holds everywhere too, and a view that is saved keeps it
  await page.getByRole('navigation').getByRole('link', { name: 'Clienti', exact: true }).click()
  await choose(page, 'Sara Conti')
  await expect(page.getByRole('row', { name: /Bruno Leoni/ })).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('button', { name: 'Salva vista' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Di Sara')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Di Sara' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: /^Tutti/ }).click()
  await letGo(page)
  await expect(page.getByRole('row', { name: /Bruno Leoni/ })).toBeVisible()
  await page.getByRole('tab', { name: 'Di Sara' }).click()
  await expect(page.getByRole('row', { name: /Bruno Leoni/ })).toBeHidden()
  await page.getByRole('tab', { name: /^Tutti/ }).click()
  await letGo(page)
  await choose(page, 'Sara Conti')

  // a collaborator who has left the team is no longer the chosen one
  await call(deleteCollaborator, { id: sara.id, moveTo: null }, admin.token)
  await page.reload()
  await expect(page.getByRole('row', { name: /Bruno Leoni/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stato', exact: true })).toBeVisible()
  await expect(filter(page)).toBeHidden()
  expect(faults).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the choice stands in the head of home, which says what it shows', async ({ page, context }) => {
    const { admin } = await newTeam()
    await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
    await page.goto(`${baseUrl()}/home`)
    await expect(inMain(page, 'Bruno Leoni')).toBeVisible()
    await choose(page, 'Sara Conti')
    await expect(inMain(page, 'Bruno Leoni')).toBeHidden()
    await letGo(page)
    await expect(inMain(page, 'Bruno Leoni')).toBeVisible()
  })
})

test('a new business is told what comes next, until it has seen enough', async ({ page, context }) => {
  const admin = await newPerson('Rita')
  await call(createClient, { firstName: 'Anna', lastName: 'Sarti', sendsInvitation: false }, admin.token)
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/home`)
  const steps = page.getByRole('region', { name: 'Primi passi' })
  await expect(steps.getByRole('listitem').filter({ hasText: 'Aggiungi il primo cliente' })).toHaveText(/, Fatto/)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(steps.getByRole('link', { name: 'Scegli chi invitare' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
  await steps.getByRole('button', { name: 'Nascondi i primi passi' }).click()
  await expect(steps).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Anna Sarti' }).or(page.getByText('Nessuno da rincorrere')).first()).toBeVisible()
  await expect(steps).toBeHidden()
})
