import { expect, type Browser, type Page } from '@playwright/test'
import { createClient } from '@allenio/contract/clients'
import { addClients, deactivateCollaborator, listCollaborators } from '@allenio/contract/collaborators'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { goodPassword, mailedLink, newAddress, newPerson, type NewPerson } from '../house/people.ts'
import { moveTo, waitUntilIdle } from '../house/places.ts'
import { newCollaborator } from '../house/studio.ts'
import { test } from '../house/test.ts'

const names = ['Anna Sarti', 'Bruno Leoni', 'Carla Gatti'] as const

async function newClients({ token }: NewPerson): Promise<string[]> {
  const ids = []
  for (const name of names) {
    const [firstName = '', lastName = ''] = name.split(' ')
    ids.push((await call(createClient, { firstName, lastName, sendsInvitation: false }, token)).id)
  }
  return ids
}

async function pageOf(browser: Browser, token: string | undefined): Promise<Page> {
  const context = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' })
  await enter(context, { visitor: 'coach', token, language: 'it' })
  return context.newPage()
}

const clientNamed = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true }).first()

test('a collaborator joins by the mailed link, sees the clients they are given, loses them and leaves', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000)
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  await newClients(admin)
  await newCollaborator(admin, 'Sara')
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  const email = newAddress('davide')

  await page.goto(`${baseUrl()}/teamMembers`)
  await page.getByRole('link', { name: 'Invita', exact: true }).click()
  await page.getByLabel('Nome', { exact: true }).fill('Davide')
  await page.getByLabel('Cognome').fill('Riva')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Manda l’invito' }).click()
  await page.waitForURL(/\/teamMembers\/[\w-]+\/clients$/)
  await expect(page.getByRole('heading', { name: 'Davide Riva' })).toBeVisible()
  await expect(page.getByText('Invito in attesa')).toBeVisible()

  // the admin assigns two of the three clients
  await page.getByRole('button', { name: 'Affida clienti' }).click()
  const giving = page.getByRole('dialog', { name: 'Affida clienti a Davide Riva' })
  for (const name of names.slice(0, 2)) {
    await giving.getByRole('searchbox', { name: 'Cerca tra i tuoi clienti' }).fill(name.slice(0, 3))
    // the search has narrowed the list once a single client is left
    await expect(giving.getByRole('checkbox')).toHaveCount(1)
    await giving.getByRole('checkbox', { name }).check()
  }
  await giving.getByRole('button', { name: 'Affida 2' }).click()
  await expect(page.getByText('2 clienti affidati a Davide Riva')).toBeVisible()
  await expect(page.getByRole('row', { name: /Bruno Leoni/ })).toBeVisible()

  // the invited collaborator chooses a password and sees the two clients
  const theirs = await pageOf(browser, undefined)
  await theirs.goto(await mailedLink(email, /ti ha invitato/, '/set-password'))
  await theirs.getByLabel('Nuova password').fill(goodPassword)
  await theirs.getByRole('checkbox', { name: /condizioni d’uso/ }).check()
  await theirs.getByRole('button', { name: 'Accetta ed entra' }).click()
  await theirs.waitForURL('**/home')
  await theirs.goto(`${baseUrl()}/teamMembers`)
  await theirs.waitForURL('**/home')
  await theirs.goto(`${baseUrl()}/clients`)
  await expect(clientNamed(theirs, 'Anna Sarti')).toBeVisible()
  await expect(clientNamed(theirs, 'Bruno Leoni')).toBeVisible()
  await expect(clientNamed(theirs, 'Carla Gatti')).toBeHidden()
  await waitUntilIdle(theirs)

  // one client is unassigned, assigned again by the undo, and moved to somebody else
  await page.reload()
  await expect(page.getByText('Invito in attesa')).toBeHidden()
  const menuOf = (name: string) => page.getByRole('button', { name: `Altre azioni: ${name}` })
  await menuOf('Anna Sarti').click()
  await page.getByRole('menuitem', { name: 'Togli' }).click()
  await expect(page.getByRole('row', { name: /Anna Sarti/ })).toBeHidden()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByRole('row', { name: /Anna Sarti/ })).toBeVisible()
  await menuOf('Anna Sarti').click()
  await page.getByRole('menuitem', { name: 'Passa a…' }).click()
  const moving = page.getByRole('dialog', { name: 'A chi passa il cliente?' })
  await moving.getByRole('radio', { name: /Sara Conti/ }).check({ force: true })
  await moving.getByRole('button', { name: 'Passa', exact: true }).click()
  await expect(page.getByText('1 cliente passato a Sara Conti')).toBeVisible()
  // the list changes while it is open, without a reload
  await expect(clientNamed(theirs, 'Anna Sarti')).toBeHidden()
  await expect(clientNamed(theirs, 'Bruno Leoni')).toBeVisible()

  // after a deletion the other clients go to the same heir, and the open page ends at once
  await page.getByRole('link', { name: 'Ruolo e accesso' }).click()
  await page.getByRole('button', { name: 'Elimina dal team' }).click()
  const leaving = page.getByRole('dialog', { name: 'Eliminare Davide Riva dal team?' })
  await expect(leaving.getByText('1 cliente', { exact: true })).toBeVisible()
  await leaving.getByRole('button', { name: 'Elimina dal team' }).click()
  await expect(leaving.getByText('Scegli a chi passano.')).toBeVisible()
  await leaving.getByRole('radio', { name: /A qualcun altro/ }).check({ force: true })
  await leaving.getByLabel('Passa tutto a').click()
  await page.getByRole('option', { name: /Sara Conti/ }).click()
  await leaving.getByRole('button', { name: 'Elimina dal team' }).click()
  await page.waitForURL(/\/teamMembers$/)
  await expect(page.getByText('Davide Riva non fa più parte del team')).toBeVisible()
  await expect(page.getByRole('row', { name: /Davide Riva/ })).toBeHidden()
  expect(faults).toEqual([])

  await expect(theirs).not.toHaveURL(/clients/)
  // a browser that closes in the middle of a navigation may hang
  await waitUntilIdle(theirs)
  const { collaborators } = await call(listCollaborators, {}, admin.token)
  expect(collaborators.map(({ name, clients }) => [name, clients])).toEqual([['Sara Conti', 2]])
  await theirs.context().close()
})

test('by keyboard a member is reached, then invited wrongly, changed and kept out', async ({ page, context, browser }) => {
  const admin = await newPerson('Nora')
  const [from, to] = [await newCollaborator(admin, 'Carlo', 'coach'), await newCollaborator(admin, 'Zeno')]
  await call(addClients, { id: from.id, clientIds: await newClients(admin) }, admin.token)
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await test.step('from the palette to a member, and clients are chosen and moved, by keyboard alone', async () => {
    await page.goto(`${baseUrl()}/home`)
    // the keyboard is listened to once the browser has had nothing else to do
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox', { name: 'Cerca o scrivi un comando' })).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.type('team')
    await expect(page.getByRole('option', { selected: true })).toHaveText(/^Team/)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/teamMembers')
    await page.getByRole('row', { name: /Carlo Conti/ }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/teamMembers/${from.id}/clients`)
    await page.getByRole('row', { name: /Bruno Leoni/ }).focus()
    await page.keyboard.press('x')
    await page.keyboard.press('j')
    await expect(page.getByRole('row', { name: /Anna Sarti/ })).toBeFocused()
    await page.keyboard.press('x')
    await page.getByRole('toolbar').getByRole('button', { name: 'Passa a…' }).press('Enter')
    const moving = page.getByRole('dialog', { name: 'A chi passano 2 clienti?' })
    await moving.getByRole('radio').press('Space')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`2 clienti passati a ${to.name}`)).toBeVisible()
    await expect(page.getByRole('row', { name: /Carla Gatti/ })).toBeVisible()
    await expect(page.getByRole('row', { name: /Anna Sarti/ })).toBeHidden()
  })
  await test.step('an invitation says what is wrong beside each field, and keeps what was typed', async () => {
    await moveTo(page, '/teamMembers/create')
    await page.getByLabel('Cognome').fill('Riva')
    await page.getByRole('button', { name: 'Manda l’invito' }).click()
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused()
    await page.getByLabel('Nome', { exact: true }).fill('Davide')
    await page.getByLabel('E-mail', { exact: true }).fill(to.email)
    await page.getByRole('button', { name: 'Manda l’invito' }).click()
    await expect(page.getByText('Questa persona fa già parte del team.')).toBeVisible()
    await expect(page.getByLabel('Cognome')).toHaveValue('Riva')

    await page.getByRole('link', { name: 'Home' }).first().click()
    const question = page.getByRole('dialog', { name: 'Lasciare le modifiche?' })
    await question.getByRole('button', { name: 'Resta qui' }).click()
    await expect(page.getByLabel('Cognome')).toHaveValue('Riva')
    await call(deactivateCollaborator, { id: to.id }, admin.token)
    await page.getByRole('button', { name: 'Manda l’invito' }).click()
    await page.getByRole('link', { name: 'Apri la scheda' }).click()
    await question.getByRole('button', { name: 'Lascia', exact: true }).click()
    await page.waitForURL(`**/teamMembers/${to.id}/edit`)
  })
  await test.step('role, hidden name and access are changed on the member’s own page', async () => {
    const theirs = await pageOf(browser, from.token)
    await theirs.goto(`${baseUrl()}/home`)

    await moveTo(page, `/teamMembers/${from.id}/edit`)
    await page.getByRole('radio', { name: /Nutrizionista/ }).check({ force: true })
    await page.getByLabel('Nascondi il suo nome ai clienti').check()
    await page.getByRole('button', { name: 'Salva', exact: true }).click()
    await expect(page.getByText('Modifiche salvate')).toBeVisible()
    await expect(page.getByText('Nome nascosto ai clienti')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Salva', exact: true })).toBeHidden()

    await page.getByRole('button', { name: 'Disattiva l’accesso' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disattiva l’accesso' }).click()
    await expect(page.getByText('Non può entrare.', { exact: false })).toBeVisible()
    await expect(theirs).not.toHaveURL(/home/)
    await page.getByRole('button', { name: 'Riattiva l’accesso' }).click()
    await expect(page.getByText('Carlo Conti può entrare di nuovo')).toBeVisible()
    await theirs.context().close()
  })
})
