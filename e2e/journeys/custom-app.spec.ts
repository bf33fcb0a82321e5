import { randomUUID } from 'node:crypto'
import { updateBusiness } from '@allenio/contract/business'
import { expect } from '@playwright/test'
import { baseUrl, call } from '../house/api.ts'
import { enter, enterAs, watchFaults } from '../house/browser.ts'
import { newPerson } from '../house/people.ts'
import { squarePicture } from '../house/pictures.ts'
import { phone } from '../house/places.ts'
import { newClient } from '../house/studio.ts'
import { test } from '../house/test.ts'

const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n') })

test('a professional asks for an app, pays for it, the operator activates it, and a client’s phone wears it', async ({
  page,
  context,
  browser,
}) => {
  const appName = `Noemi ${randomUUID().slice(0, 8)}`
  const faults = watchFaults(page)
  const admin = await newPerson('Noemi')
  const profile = { address: 'Via Roma 1, Milano', vatNumber: '12345670157', email: 'noemi@example.test' }
  await call(updateBusiness, profile, admin.token)
  await enter(context, { visitor: 'admin', token: admin.token, language: 'it' })
  await page.goto(`${baseUrl()}/payments/custom-app`)
  await page.getByRole('link', { name: 'Inizia la richiesta' }).click()

  await page.getByLabel('Nome dell’app').fill(appName)
  await page.getByLabel('Colore principale').fill('red')
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect(page.getByText('Scrivi il colore con sei cifre')).toBeVisible()
  await page.getByLabel('Colore principale').fill('#92000F')
  await expect(page.getByRole('figure', { name: 'Anteprima dell’app sul telefono' })).toBeVisible()
  await page.getByLabel('Scegli il logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: squarePicture(1024) })
  await expect(page.getByRole('button', { name: 'Cambia logo' })).toBeVisible()
  await page.getByRole('button', { name: 'Continua' }).click()

  // a file that is being sent has its name already; one that is stored can be removed
  const removal = (name: string) => page.getByRole('button', { name: `Elimina ${name}` })
  await page.getByLabel('Scegli il fronte').setInputFiles(paper('fronte.pdf'))
  await expect(removal('fronte.pdf')).toBeVisible()
  // the draft is on the server: another day begins where this one ended
  await page.reload()
  await expect(removal('fronte.pdf')).toBeVisible()
  await page.getByLabel('Scegli il retro').setInputFiles(paper('retro.pdf'))
  await expect(removal('retro.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Continua' }).click()

  await expect(page.getByLabel('Partita IVA')).toHaveValue('12345670157')
  await page.getByLabel('CAP').fill('20121')
  await page.getByLabel('Codice destinatario').fill('M5UXCR1')
  await page.getByRole('button', { name: 'Continua' }).click()

  await page.getByRole('radio', { name: /In 6 rate/ }).check({ force: true })
  await page.getByRole('button', { name: 'Paga la prima rata' }).click()
  await page.waitForURL('**/dev/payments/**')
  await page.getByRole('button', { name: 'Paga', exact: true }).click()
  await page.waitForURL('**/payments/custom-app**')
  await expect(page.getByText('In lavorazione')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Controllo dei documenti')).toBeVisible()
  await expect(page.getByText('Tocca a noi')).toBeVisible()

  const desk = await browser.newContext()
  await enterAs(desk, 'superAdmin')
  const operator = await desk.newPage()
  const operatorFaults = watchFaults(operator)
  await operator.goto(`${baseUrl()}/dash/customApps?search=${encodeURIComponent(appName)}`)
  await operator.getByRole('link', { name: 'Studio Noemi' }).click()
  await operator.getByRole('button', { name: 'Attiva', exact: true }).click()
  await operator.getByRole('button', { name: 'Salva la data' }).click()
  await expect(operator.getByText('App salvata.')).toBeVisible()
  await desk.close()

  const client = await newClient(admin, 'Ada', 'Neri')
  const pocket = await browser.newContext(phone)
  await enter(pocket, { visitor: 'client', token: client.token, language: 'it' })
  const app = await pocket.newPage()
  const clientFaults = watchFaults(app)
  await app.goto(`${baseUrl()}/home`)
  await expect(app).toHaveTitle(new RegExp(`${appName}$`))
  const accent = () => app.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-light-accent').trim())
  expect(await accent()).toBe('#92000f')
  await app.goto(`${baseUrl()}/download-app`)
  await expect(app.getByRole('heading', { name: new RegExp(appName) })).toBeVisible()
  await expect(app.locator('img[src^="/api/files/"]')).toBeVisible()
  await pocket.close()
  expect([...faults, ...operatorFaults, ...clientFaults]).toEqual([])
})
