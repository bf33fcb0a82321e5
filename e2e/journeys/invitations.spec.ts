import { createClient, getClientDetail } from '@allenio/contract/clients'
import { createCollaborator, listCollaborators } from '@allenio/contract/collaborators'
import { expect } from '@playwright/test'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { mailedLink, newPerson } from '../house/people.ts'
import { test } from '../house/test.ts'

test('somebody with an account accepts by the mailed link, works there, and leaves from the settings', async ({ page, context }) => {
  const faults = watchFaults(page)
  const [admin, vera] = [await newPerson('Elisa'), await newPerson('Vera')]
  const invited = { firstName: 'Altro', lastName: 'Nome', email: vera.email, role: 'coach' } as const
  await call(createCollaborator, invited, admin.token)
  expect((await call(listCollaborators, {}, admin.token)).collaborators).toMatchObject([{ name: 'Altro Nome', status: 'invited' }])

  await enter(context, { visitor: 'admin', token: vera.token, language: 'it' })
  await page.goto(await mailedLink(vera.email, /ti ha invitato/, '/invitation'))
  await expect(page.getByRole('heading', { name: 'Studio Elisa ti ha invitato' })).toBeVisible()
  await expect(page.getByText('Come coach', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Accetta' }).click()
  await page.getByRole('button', { name: 'Apri Studio Elisa' }).click()
  await page.waitForURL('**/home')
  expect((await call(listCollaborators, {}, admin.token)).collaborators).toMatchObject([{ name: 'Vera Prova', status: 'active' }])

  await page.goto(`${baseUrl()}/settings#workspaces`)
  await page.getByRole('button', { name: 'Azioni per Studio Elisa' }).click()
  expect(faults).toEqual([])
  await page.getByRole('menuitem', { name: 'Lascia l’attività' }).click()
  const dialog = page.getByRole('dialog', { name: 'Lasciare Studio Elisa?' })
  await dialog.getByRole('button', { name: 'Lascia l’attività' }).click()
  await expect(page.getByText('Hai lasciato Studio Elisa')).toBeVisible()
  const businesses = page.getByRole('region', { name: 'Le tue attività' }).getByRole('listitem')
  await expect(businesses).toHaveText([/Studio Vera.*In uso/])
  expect((await call(listCollaborators, {}, admin.token)).collaborators).toEqual([])
  // requests that were sent while the person was leaving the business answer 404
  expect(faults.filter(fault => !/status of 404 .*\/api\//.test(fault))).toEqual([])
})

test('another declines: in the settings, and by the link', async ({ page, context }) => {
  const faults = watchFaults(page)
  const [admin, other, vera] = [await newPerson('Elisa'), await newPerson('Paola'), await newPerson('Vera')]
  const { id } = await call(createClient, { firstName: 'Vera', email: vera.email }, admin.token)
  await call(createCollaborator, { firstName: 'Vera', lastName: 'Prova', email: vera.email, role: 'coach' }, other.token)
  const byLink = await mailedLink(vera.email, /Studio Paola ti ha invitato/, '/invitation')

  await enter(context, { visitor: 'admin', token: vera.token, language: 'it' })
  await page.goto(`${baseUrl()}/settings#workspaces`)
  await page.getByRole('button', { name: 'Rifiuta l’invito di Studio Elisa' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rifiuta' }).click()
  await expect(page.getByText('Hai rifiutato l’invito di Studio Elisa')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accetta l’invito di Studio Paola' })).toBeVisible()

  await page.goto(byLink)
  await page.getByRole('button', { name: 'Rifiuta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rifiuta' }).click()
  await expect(page.getByRole('heading', { name: 'Invito rifiutato' })).toBeVisible()
  expect(await call(getClientDetail, { id }, admin.token)).toMatchObject({ isRegistered: false, declinedAt: expect.any(String) })
  expect((await call(listCollaborators, {}, other.token)).collaborators).toMatchObject([
    { status: 'invited', private: { invitation: { declinedAt: expect.any(String) } } },
  ])

  await page.goto(byLink)
  await expect(page.getByRole('heading', { name: 'Questo link non vale più' })).toBeVisible()
  expect(faults).toEqual([])
})
