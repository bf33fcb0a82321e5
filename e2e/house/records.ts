import { expect, type Page } from '@playwright/test'
import { baseUrl } from './api.ts'
import { watchFaults } from './browser.ts'
import { clientOfTheirs } from './client-pages.ts'

type Fields = Readonly<Record<string, string>>

interface RecordWords {
  /** The tab of the client's page, and the part of it; the list is called as the part is. */
  tab: string
  part: string
  add: string
  emptyTitle: string
  /** The first field names the record. */
  fields: Fields
  changes: Fields
}

const nameOf = (fields: Fields): string => Object.values(fields)[0] ?? ''

/** Adds a record in the page of a new client, updates it, deletes it and undeletes it, all by the screen. */
export async function tryRecords(page: Page, { tab, part, add, emptyTitle, fields, changes }: RecordWords): Promise<void> {
  const faults = watchFaults(page)
  const { id } = await clientOfTheirs(page)
  await page.goto(`${baseUrl()}/clients/${id}`)
  for (const name of [tab, part]) await page.getByRole('link', { name, exact: true }).click()
  const empty = page.getByRole('heading', { name: emptyTitle })
  await expect(empty).toBeVisible()
  const dialog = page.getByRole('dialog')
  const save = async (values: Fields) => {
    for (const [label, text] of Object.entries(values)) await dialog.getByLabel(label).fill(text)
    await dialog.getByRole('button', { name: 'Salva' }).click()
    await expect(dialog).toBeHidden()
  }
  await page.getByRole('button', { name: add }).click()
  await dialog.getByRole('button', { name: 'Salva' }).click()
  await expect(dialog.getByText('Compila questo campo').first()).toBeVisible()
  await save(fields)
  const list = page.getByRole('list', { name: part })
  await list.getByRole('button', { name: new RegExp(`^${nameOf(fields)}`) }).click()
  await save(changes)
  const [name, ...details] = Object.values({ ...fields, ...changes })
  for (const text of [name, ...details]) await expect(list).toContainText(String(text))
  await page.getByRole('button', { name: `Altre azioni: ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Elimina' }).click()
  await expect(empty).toBeVisible()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(list).toContainText(String(name))
  expect(faults).toEqual([])
}
