import { expect, type Page } from '@playwright/test'
import { setPassword } from '@allenio/contract/account'
import { login } from '@allenio/contract/auth'
import { createClient } from '@allenio/contract/clients'
import { addClients, createCollaborator, removeClients } from '@allenio/contract/collaborators'
import { baseUrl, call } from '../house/api.ts'
import { enter } from '../house/browser.ts'
import { goodPassword, mailedLink, newAddress, newPerson } from '../house/people.ts'
import { waitUntilIdle } from '../house/places.ts'
import { waitUntilFilesStored } from '../house/assets.ts'
import { setOffline } from '../house/network.ts'
import { test } from '../house/test.ts'

test.use({ serviceWorkers: 'allow' })

/** Everything that this device keeps of what was read, as text, and what the palette offers again. */
const storedRowsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('allenio')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('reads').objectStore('reads').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(JSON.stringify([reading.result, { ...localStorage }]))
          })
        })
      }),
  )

test('a client who is taken away goes from the collaborator’s device, too', async ({ page, context }) => {
  const admin = await newPerson('Elisa')
  const email = newAddress('sara')
  const { id: collaborator } = await call(createCollaborator, { firstName: 'Sara', lastName: 'Conti', email, role: 'coach' }, admin.token)
  const link = new URL(await mailedLink(email, /ti ha invitato/, '/set-password'))
  await call(setPassword, { token: link.searchParams.get('token') ?? '', password: goodPassword, hasAgreed: true })
  const { access_token: token } = await call(login, { email, password: goodPassword })
  const { id } = await call(
    createClient,
    { firstName: 'Zelinda', lastName: 'Quartini', goal: 'Correre la mezza', sendsInvitation: false },
    admin.token,
  )
  await call(addClients, { id: collaborator, clientIds: [id] }, admin.token)
  await enter(context, { visitor: 'coach', token, language: 'it' })

  await page.goto(`${baseUrl()}/clients/${id}`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto(`${baseUrl()}/clients`)
  await expect(page.getByRole('row', { name: /Zelinda Quartini/ })).toBeVisible()
  // the device stores the list, too
  await waitUntilIdle(page)
  await expect.poll(() => storedRowsOf(page)).toContain('"queryKey":["GET /clients",')
  await page.goto(`${baseUrl()}/clients/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Zelinda Quartini' })).toBeVisible()
  await waitUntilIdle(page)
  await expect.poll(() => storedRowsOf(page)).toContain('Correre la mezza')

  await call(removeClients, { id: collaborator, clientIds: [id] }, admin.token)
  // the client disappears while the page is open
  await expect(page.getByRole('heading', { name: 'Questo cliente non c’è' })).toBeVisible()
  await expect.poll(() => storedRowsOf(page)).not.toContain('Quartini')
  expect(await storedRowsOf(page)).not.toContain('Correre la mezza')

  await waitUntilFilesStored(page)
  await setOffline(context, true)
  await page.goto(`${baseUrl()}/clients/${id}`)
  await expect(page.getByRole('heading', { name: 'La scheda del cliente non si è caricata' })).toBeVisible()
  await expect(page.getByText('Quartini')).toHaveCount(0)
})
