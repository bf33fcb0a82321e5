import { expect, type Locator, type Page } from '@playwright/test'
import { createClient } from '@allenio/contract/clients'
import { call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { newPerson, type NewPerson } from '../house/people.ts'
import { phone, waitUntilIdle } from '../house/places.ts'
import { test } from '../house/test.ts'

test.use(phone)

const people = 104
const nameOf = (index: number) => `Persona ${String(index).padStart(3, '0')}`

async function manyClients({ token }: NewPerson): Promise<void> {
  for (let index = 1; index <= people; index += 1) {
    await call(createClient, { firstName: 'Persona', lastName: nameOf(index).slice(8), sendsInvitation: false }, token)
  }
}

async function pressLong(page: Page, row: Locator): Promise<void> {
  const box = await row.boundingBox()
  if (!box) throw new Error('the row is not in the page')
  const client = await page.context().newCDPSession(page)
  const at = { x: box.x + 120, y: box.y + box.height / 2 }
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await expect(page.getByRole('toolbar', { name: '1 selezionato' })).toBeVisible()
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}

test('on a phone the list is sorted, thrown and chosen from with a thumb', async ({ page, context }) => {
  test.setTimeout(180_000)
  const faults = watchFaults(page)
  const coach = await newPerson('Pietro')
  await manyClients(coach)
  await enter(context, { visitor: 'admin', token: coach.token, language: 'it' })
  await page.goto('/clients')
  const list = page.getByRole('list', { name: 'Clienti' })
  const rows = list.locator('[data-index]')
  await expect(list.getByText(nameOf(1), { exact: true })).toBeVisible()

  // the newest client comes first, although no column shows the date
  await page.getByRole('button', { name: /^Cliente/ }).tap()
  await page.getByRole('menuitem', { name: 'Aggiunto' }).tap()
  await page.waitForURL('**/clients?sort=created')
  await page.getByRole('button', { name: /^Aggiunto/ }).tap()
  await page.getByRole('menuitem', { name: 'Aggiunto' }).tap()
  await page.waitForURL('**/clients?sort=-created')
  await expect(rows.first()).toContainText(nameOf(people))

  // scrolls down to the oldest client, because rows out of sight are not rendered
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(list.getByText(nameOf(1), { exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(await rows.count()).toBeLessThan(60)
  await expect(rows.last()).toHaveAttribute('aria-posinset', String(people))
  await expect(rows.last()).toHaveAttribute('aria-setsize', String(people))
  await page.evaluate(() => scrollTo(0, 0))
  await expect(list.getByText(nameOf(people), { exact: true })).toBeVisible()

  // a long press selects a row; after that a tap is enough
  await pressLong(page, rows.filter({ hasText: nameOf(people) }))
  await list.getByRole('checkbox', { name: new RegExp(nameOf(people - 1)) }).tap()
  await expect(page.getByRole('toolbar', { name: '2 selezionati' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/clients')
  await page.getByRole('toolbar').getByRole('button', { name: 'Altre azioni' }).tap()
  await page.getByRole('menuitem', { name: 'Tag' }).tap()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Tag' }).fill('Mare')
  await page.getByRole('option', { name: 'Mare' }).tap()
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).tap()
  await expect(page.getByText('2 clienti aggiornati')).toBeVisible()
  await expect(list.getByRole('checkbox')).toHaveCount(0)

  // people who cannot press long select by the button and by keyboard
  await page.getByRole('button', { name: 'Seleziona', exact: true }).press('Enter')
  const first = list.getByRole('checkbox', { name: new RegExp(nameOf(people)) })
  await first.focus()
  await page.keyboard.press('Space')
  await expect(first).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await expect(page.getByRole('toolbar', { name: '2 selezionati' })).toBeVisible()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Annulla' }).tap()
  await expect(page.getByRole('toolbar')).toBeHidden()
  await list.getByText(nameOf(people), { exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: nameOf(people) })).toBeVisible()
  await waitUntilIdle(page)
  expect(faults).toEqual([])
})
