import { expect } from '@playwright/test'
import { createPackage } from '@allenio/contract/packages'
import { createStorefront, getStorefront, publishStorefront } from '@allenio/contract/storefront'
import { baseUrl, call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { newPerson } from '../house/people.ts'
import { openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

test('a business makes its page where it stands, and publishes it', async ({ page }) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  await call(createPackage, { name: 'Percorso base', price: 4900 }, admin.token)
  await openAsAdmin(page, admin, '/storefronts')
  await page.getByRole('button', { name: 'Crea la pagina' }).click()
  const tagline = page.getByRole('textbox', { name: 'Una frase che dice a chi ti rivolgi' })
  await tagline.fill('Forza per chi ha poco tempo')
  await page.getByRole('button', { name: 'Pubblica' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pubblica' }).click()
  await expect(page.getByText('Pubblicata', { exact: true })).toBeVisible()
  const { storefront } = await call(getStorefront, {}, admin.token)
  await page.goto(`${baseUrl()}/sf/${storefront?.url ?? ''}`)
  await expect(page.getByText('Forza per chi ha poco tempo')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Scegli: Percorso base' })).toHaveAttribute('href', /^\/sf\/plans\//)
  expect(faults).toEqual([])
})

test('what one editor writes is in the page of the other, and in the release', async ({ page, context }) => {
  const admin = await newPerson('Marta')
  const { id } = await call(createStorefront, {}, admin.token)
  const other = await context.newPage()
  for (const each of [page, other]) await openAsAdmin(each, admin, '/storefronts')
  const heading = (each: typeof page) => each.getByRole('textbox', { name: 'Una frase che dice a chi ti rivolgi' })
  await heading(page).fill('Scritto dal primo')
  await expect(heading(other)).toHaveText('Scritto dal primo')
  await expect(page.getByText(/^Salvato/)).toBeVisible()
  const { url } = await call(publishStorefront, { id }, admin.token)
  await other.goto(`${baseUrl()}/sf/${url}`)
  await expect(other.getByText('Scritto dal primo')).toBeVisible()
})
