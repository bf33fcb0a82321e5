import { expect } from '@playwright/test'
import { createPackage } from '@allenio/contract/packages'
import { createStorefront, getStorefront } from '@allenio/contract/storefront'
import { accessFaults } from '../house/access.ts'
import { baseUrl, call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { newAddress, newPerson } from '../house/people.ts'
import { takeCards } from '../house/selling.ts'
import { openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

test('a new business publishes its page, and a stranger buys from it', async ({ page, context }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  await call(createPackage, { name: 'Percorso base', price: 4900 }, admin.token)
  await takeCards(page, admin.token)
  await openAsAdmin(page, admin, '/storefronts')
  await page.getByRole('button', { name: 'Crea la pagina' }).click()
  const tagline = page.getByRole('textbox', { name: 'Una frase che dice a chi ti rivolgi' })
  await tagline.fill('Forza per chi ha poco tempo')
  await page.getByRole('button', { name: 'Pubblica' }).click()
  // the line of the cover is her own; three services and two questions are still ours
  const texts = page.getByRole('dialog', { name: 'Questi testi li abbiamo scritti noi' })
  await expect(texts.getByRole('listitem')).toHaveCount(5)
  await texts.getByRole('button', { name: 'Cambia il testo: Servizio: Programmi su misura' }).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Un programma pensato per te.')
  await page.getByRole('button', { name: 'Pubblica' }).click()
  await texts.getByRole('button', { name: 'Va bene così: Servizio: Controllo ogni settimana' }).click()
  await expect(texts.getByRole('listitem')).toHaveCount(3)
  await texts.getByRole('button', { name: 'Vanno bene tutti' }).click()
  await page.getByRole('dialog', { name: 'Pubblica' }).getByRole('button', { name: 'Pubblica' }).click()
  await expect(page.getByText('Pubblicata', { exact: true })).toBeVisible()
  const { storefront } = await call(getStorefront, {}, admin.token)
  await page.goto(`${baseUrl()}/sf/${storefront?.url ?? ''}`)
  await expect(page.getByText('Forza per chi ha poco tempo')).toBeVisible()
  expect(await accessFaults(page)).toEqual([])

  // a stranger has another browser
  const stranger = await (await context.browser()?.newContext({ locale: 'it-IT' }))?.newPage()
  if (!stranger) throw new Error('the browser has gone')
  const strangerFaults = watchFaults(stranger)
  await stranger.goto(page.url())
  await stranger.getByRole('link', { name: 'Scegli: Percorso base' }).click()
  await stranger.getByLabel('Nome', { exact: true }).fill('Elena')
  await stranger.getByLabel('Cognome').fill('Riva')
  await stranger.getByLabel('E-mail').fill(newAddress('elena'))
  for (const consent of [/tratta i miei dati/, /Accetto i termini/, /inizi subito/]) await stranger.getByLabel(consent).check()
  await stranger.getByRole('button', { name: 'Ordina e paga' }).click()
  await stranger.waitForURL('**/dev/payments/**')
  await stranger.getByRole('button', { name: 'Paga', exact: true }).click()
  await stranger.waitForURL('**/thankyou_subscription/purchase**')
  await expect(stranger.getByRole('heading', { name: 'Percorso base è tuo' })).toBeVisible()
  await stranger.context().close()
  expect(strangerFaults).toEqual([])

  await page.goto(`${baseUrl()}/workoutPackages/subscriptions`)
  await expect(page.getByText('Elena Riva').first()).toBeVisible()
  expect(faults).toEqual([])
})

test('what one editor writes is in the page of the other, and in the release', async ({ page, context }) => {
  const admin = await newPerson('Marta')
  const { url } = await call(createStorefront, {}, admin.token)
  const other = await context.newPage()
  for (const each of [page, other]) await openAsAdmin(each, admin, '/storefronts')
  const heading = (each: typeof page) => each.getByRole('textbox', { name: 'Una frase che dice a chi ti rivolgi' })
  await heading(page).fill('Scritto dal primo')
  await expect(heading(other)).toHaveText('Scritto dal primo')
  await expect(page.getByText(/^Salvato/)).toBeVisible()
  await page.getByRole('button', { name: 'Pubblica' }).click()
  await page.getByRole('button', { name: 'Vanno bene tutti' }).click()
  await page.getByRole('dialog', { name: 'Pubblica' }).getByRole('button', { name: 'Pubblica' }).click()
  await expect(page.getByText('Pubblicata', { exact: true })).toBeVisible()
  await other.goto(`${baseUrl()}/sf/${url}`)
  await expect(other.getByText('Scritto dal primo')).toBeVisible()
})
