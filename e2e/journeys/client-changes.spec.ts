import { expect } from '@playwright/test'
import { login } from '@allenio/contract/auth'
import { setPassword } from '@allenio/contract/account'
import { createClient, deactivateClient, getClientDetail } from '@allenio/contract/clients'
import { createCollaborator } from '@allenio/contract/collaborators'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { goodPassword, mailedLink, newAddress, newPerson } from '../house/people.ts'
import { moveTo, waitUntilIdle } from '../house/places.ts'
import { test } from '../house/test.ts'

test('many get a tag and lose it again; one is invited and brought back', async ({ page, context }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Rita')
  for (const [firstName, tags] of [
    ['Anna', ['Gara']],
    ['Bruno', []],
  ] as const) {
    await call(createClient, { firstName, lastName: 'Sarti', tags: [...tags], sendsInvitation: false }, admin.token)
  }
  const email = newAddress('carla')
  const { id } = await call(
    createClient,
    { firstName: 'Carla', lastName: 'Gatti', email, sendsInvitation: false, subscriptionEnd: '2026-01-31' },
    admin.token,
  )
  await call(deactivateClient, { id }, admin.token)
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/clients`)
  await test.step('a tag for many is undone on those who got it, and on nobody else', async () => {
    const [anna, bruno] = [page.getByRole('row', { name: /Anna Sarti/ }), page.getByRole('row', { name: /Bruno Sarti/ })]
    await anna.getByRole('checkbox').check()
    await bruno.getByRole('checkbox').check()
    await page.getByRole('toolbar').getByRole('button', { name: 'Tag' }).click()
    await page.getByRole('dialog').getByRole('combobox', { name: 'Tag' }).fill('Gara')
    await page.getByRole('option', { name: 'Gara' }).click()
    await page.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await expect(page.getByText('1 cliente aggiornato')).toBeVisible()
    await expect(bruno.getByText('Gara')).toBeVisible()
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await expect(bruno.getByText('Gara')).toBeHidden()
    await waitUntilIdle(page)
    await expect(anna.getByText('Gara')).toBeVisible()
  })
  await test.step('who was never invited is invited; who comes back after the end of a subscription stays, and it is said', async () => {
    const act = async (name: string) => {
      await page.getByRole('row', { name: /Carla Gatti/ }).hover()
      await page.getByRole('button', { name: 'Azioni per Carla Gatti' }).click()
      await page.getByRole('menuitem', { name, exact: true }).click()
    }
    await act('Riattiva')
    await expect(page.getByText('La scadenza passata non conta più')).toBeVisible()
    await act('Manda l’invito')
    await expect(page.getByText(`Invito mandato a ${email}`)).toBeVisible()
    await page.getByRole('row', { name: /Carla Gatti/ }).hover()
    await page.getByRole('button', { name: 'Azioni per Carla Gatti' }).click()
    await expect(page.getByRole('menuitem', { name: 'Manda di nuovo l’invito' })).toBeVisible()
  })
  expect(faults).toEqual([])
})

test('a collaborator adds a client of their own, and hears at once of one whom the admin gives them', async ({ page, context }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  const email = newAddress('sara')
  const collaborator = await call(createCollaborator, { firstName: 'Sara', lastName: 'Conti', email, role: 'coach' }, admin.token)
  const link = new URL(await mailedLink(email, /ti ha invitato/, '/set-password'))
  await call(setPassword, { token: link.searchParams.get('token') ?? '', password: goodPassword, hasAgreed: true })
  const { access_token: token } = await call(login, { email, password: goodPassword })
  await enter(context, { visitor: 'coach', token, language: 'it' })
  await page.goto(`${baseUrl()}/clients/create`)
  await page.getByLabel('Nome', { exact: true }).fill('Dario')
  await page.getByLabel('Cognome').fill('Neri')
  await page.getByRole('button', { name: 'Crea cliente', exact: true }).click()
  await page.waitForURL(/\/clients\/[\w-]{36}$/)
  await moveTo(page, '/clients')
  await expect(page.getByRole('row', { name: /Dario Neri/ })).toBeVisible()
  await waitUntilIdle(page)
  await call(createClient, { firstName: 'Elsa', lastName: 'Riva', collaboratorIds: [collaborator.id], sendsInvitation: false }, admin.token)
  await expect(page.getByRole('row', { name: /Elsa Riva/ })).toBeVisible()
  expect(faults).toEqual([])
})

test('taking a client from a collaborator asks about the work that goes with it, in the form, in bulk and on their page', async ({
  page,
  context,
}) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  const { id } = await call(
    createCollaborator,
    { firstName: 'Sara', lastName: 'Conti', email: newAddress('sara'), role: 'coach' },
    admin.token,
  )
  const client = await call(
    createClient,
    { firstName: 'Elsa', lastName: 'Riva', collaboratorIds: [id], sendsInvitation: false },
    admin.token,
  )
  const stillTheirs = async () => (await call(getClientDetail, { id: client.id }, admin.token)).collaborators.map(each => each.id)
  // simulates areas in which collaborators assign work: the answer counts what would be removed
  await page.route(`**/api/collaborators/${id}/deletion`, async route => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: object } // the envelope of every answer
    await route.fulfill({
      response,
      json: { ...body, data: { ...body.data, content: [{ kind: 'programs', label: 'programmi', count: 2 }] } },
    })
  })
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  const question = page.getByRole('dialog', { name: 'Togliere il cliente a Sara Conti?' })
  const decline = async () => {
    await expect(question.getByText('programmi')).toBeVisible()
    await question.getByRole('button', { name: 'Annulla' }).click()
    await expect(question).toBeHidden()
    expect(await stillTheirs()).toEqual([id])
  }

  // a dialog that has just closed may still be going back in the history
  const open = (path: string) => expect(() => page.goto(`${baseUrl()}${path}`)).toPass()
  await open(`/clients/${client.id}/edit`)
  await page.getByRole('combobox', { name: 'Chi segue questo cliente' }).click()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await decline()

  await open(`/teamMembers/${id}/clients`)
  await page.getByRole('button', { name: 'Altre azioni: Elsa Riva' }).click()
  await page.getByRole('menuitem', { name: 'Togli' }).click()
  await decline()

  await open('/clients')
  await page
    .getByRole('row', { name: /Elsa Riva/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Altre azioni' }).click()
  await page.getByRole('menuitem', { name: 'Assegna a' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Collaboratore' }).click()
  await page.getByRole('option', { name: 'Sara Conti' }).click()
  await page.getByRole('button', { name: 'Togli l’incarico' }).click()
  await decline()
  await page.getByRole('button', { name: 'Togli l’incarico' }).click()
  await question.getByRole('button', { name: 'Togli', exact: true }).click()
  await expect(page.getByText('1 cliente aggiornato')).toBeVisible()
  // no undo is offered, because the work that was removed with the assignment cannot come back
  await expect(page.getByRole('button', { name: 'Annulla', exact: true })).toHaveCount(0)
  expect(await stillTheirs()).toEqual([])
  expect(faults).toEqual([])
})
