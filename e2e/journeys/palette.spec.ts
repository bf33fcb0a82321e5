import { createClient } from '@allenio/contract/clients'
import { listWeights } from '@allenio/contract/weights'
import { expect, type Page } from '@playwright/test'
import { baseUrl, call } from '../house/api.ts'
import { enter, enterAs } from '../house/browser.ts'
import { pressShortcut } from '../house/keys.ts'
import { newPerson } from '../house/people.ts'
import { waitUntilIdle } from '../house/places.ts'
import { newClient } from '../house/studio.ts'
import { test } from '../house/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Cerca o scrivi un comando' })

async function open(page: Page, keys: string): Promise<void> {
  await page.keyboard.press(keys)
  await expect(field(page)).toBeFocused()
}

/** Presses one key after the other without waiting for anything, and returns how many fingers that took. */
async function pressAll(page: Page, keys: readonly string[]): Promise<number> {
  for (const key of keys) await page.keyboard.press(key)
  return keys.flatMap(key => (key.length > 1 ? key.split('+') : [key])).length
}

/** A business of its own with some people, in whose home the test begins. */
async function openStudio(page: Page, ...names: [string, string][]) {
  const { token } = await newPerson('Elisa')
  const people = await Promise.all(
    names.map(([firstName, lastName]) => call(createClient, { firstName, lastName, sendsInvitation: false }, token)),
  )
  const ids = people.map(({ id }) => id)
  await enter(page.context(), { visitor: 'admin', token, language: 'it' })
  await page.goto(`${baseUrl()}/home`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return { token, ids }
}

test('a client, a weight, a chat and a task by a few keys, from anywhere', async ({ page }) => {
  const { token, ids } = await openStudio(page, ['Marta', 'Conti'], ['Marco', 'Bianchi'], ['Lea', 'Po'], ['Leandro', 'Riva'])
  const [, marco, lea = ''] = ids
  await test.step('a client is open by name after 8 keys, whatever was found on the way', async () => {
    let release = () => {}
    const isEntered = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/for-select\?.*search=marco/, async route => {
      await isEntered
      await route.continue()
    })
    await open(page, 'Control+k')
    await page.keyboard.type('mar')
    await expect(page.getByRole('option', { name: 'Marta Conti cliente', selected: true })).toBeVisible()
    // the rows of the search before are still there, and Enter does not take one of them
    await pressAll(page, ['c', 'o', 'Enter'])
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0)
    release()
    await page.waitForURL(`**/clients/${marco}`)

    await page.goto(`${baseUrl()}/settings`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // nothing waits here: the keys are kept while the palette is still being loaded
    expect(await pressAll(page, ['Control+k', ...'marco', 'Enter'])).toBeLessThanOrEqual(8)
    await page.waitForURL(`**/clients/${marco}`)
  })

  const weights = async () => (await call(listWeights, { id: lea }, token)).weights.map(({ kg }) => kg)
  await test.step('a weight is written by 12 keys, and taken back', async () => {
    await page.getByRole('link', { name: 'Home' }).first().click()
    await page.waitForURL('**/home')
    await open(page, 'Control+k')
    await page.keyboard.type('peso')
    await expect(page.getByRole('option', { name: /Aggiungi peso/, selected: true })).toBeVisible()
    await expect(page.getByRole('option', { name: /Aspetto scuro/ })).toHaveCount(0)
    // choosing the command writes its word, and shows for whom
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue('peso ')
    await page.keyboard.type('lea 784')
    await expect(page.getByRole('option', { name: /Peso di Lea Po.*Tra 2 e 400 kg/ })).toBeVisible()
    await page.keyboard.press('Backspace')
    await page.keyboard.type(',4 ieri')
    await expect(page.getByRole('option', { selected: true })).toHaveText(/^78,4\skg a Lea Po/)
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Impostazioni' }).first().click()
    await page.waitForURL('**/settings')
    expect(await pressAll(page, ['Control+k', ...'lea 78,4', 'Enter'])).toBeLessThanOrEqual(12)
    await expect(page.getByText('Lea Po: 78,4 kg, oggi')).toBeVisible()
    expect(await weights()).toEqual([78.4])
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect(page.getByText('Pesata annullata')).toBeVisible()
    expect(await weights()).toEqual([])
  })

  await test.step('a second weight of a day takes the place of the first, and the row says so', async () => {
    await pressAll(page, ['Control+k', ...'lea 78,4', 'Enter'])
    await expect(page.getByText('Lea Po: 78,4 kg, oggi')).toBeVisible()
    await pressAll(page, ['Control+k', ...'lea 78,1'])
    await expect(page.getByRole('option', { name: /^78,1 kg a Lea Po.*sostituisce 78,4 di oggi/, selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    const replaced = page.getByText('Lea Po: 78,1 kg al posto di 78,4, oggi')
    await expect(replaced).toBeVisible()
    expect(await weights()).toEqual([78.1])
    await replaced.locator('..').getByRole('button', { name: 'Annulla' }).click()
    await expect(page.getByText('Di nuovo 78,4 kg')).toBeVisible()
    expect(await weights()).toEqual([78.4])
  })

  await test.step('a weight that could not be sent stays in the field', async () => {
    await page.route(/weights-from-single-values$/, route => route.abort())
    await pressAll(page, ['Control+k', ...'leandro 78,4', 'Enter'])
    await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty()
    await expect(field(page)).toHaveValue('leandro 78,4')
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveCount(0)
  })

  await test.step('a task, a new client and a chat by their words', async () => {
    await pressAll(page, ['Control+k', ...'compito lea', 'Enter'])
    const dialog = page.getByRole('dialog', { name: /Lea/ })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await pressAll(page, ['Control+k', ...'assegna leandro'])
    for (const thing of ['Compito', 'Programma', 'Macro', 'Piano alimentare']) {
      await expect(page.getByRole('option', { name: `${thing} per Leandro Riva` })).toBeVisible()
    }
    await pressAll(page, ['Escape', 'Control+k', ...'scheda leandro', 'Enter'])
    await expect(page.getByRole('dialog', { name: 'Quale programma?' })).toContainText('Leandro Riva')
    await page.keyboard.press('Escape')
    await pressAll(page, ['Control+k', ...'nuovo cliente', 'Enter'])
    await page.waitForURL('**/clients/create')
    await pressAll(page, ['Control+k', ...'chat lea', 'Enter'])
    await expect(page.getByRole('textbox', { name: /messaggio/i })).toBeVisible()
  })

  await test.step('a food, a recipe and an exercise begin with the name that is typed', async () => {
    const name = page.getByRole('textbox', { name: 'Nome in italiano' })
    await pressAll(page, ['Control+k', ...'alimento Skyr', 'Enter'])
    await page.waitForURL('**/aliments/create?name=Skyr')
    await expect(name).toHaveValue('Skyr')
    await pressAll(page, ['Control+k', ...'ricetta Pasta e ceci', 'Enter'])
    await page.waitForURL('**/recipes/create?name=Pasta+e+ceci')
    await expect(name).toHaveValue('Pasta e ceci')
    await pressAll(page, ['Control+k', ...'esercizio Ponte', 'Enter'])
    await page.waitForURL('**/exercises/create?name=Ponte')
    await expect(name).toHaveValue('Ponte')
  })
})

test('the keys of a client: the help, a place, nothing found, a page, a look, a language', async ({ page, context }) => {
  // the choices made here stay with the account
  const { token } = await newClient(await newPerson('Elisa'), 'Nina', 'Marini')
  await enter(context, { visitor: 'client', token, language: 'it' })
  await page.goto('/home')
  await waitUntilIdle(page)
  const help = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })
  await test.step('what nothing matches says so, and Escape gives the focus back', async () => {
    const origin = page.getByRole('link', { name: 'Impostazioni' }).first()
    await origin.focus()
    await open(page, 'Control+k')
    await page.keyboard.type('qwxyz')
    await expect(page.getByText('Nessun risultato per «qwxyz»')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveCount(0)
    await expect(origin).toBeFocused()
  })

  await test.step('? lists the keys, and g with a letter goes to a place; not while one types', async () => {
    await pressShortcut(page, '?', wait => expect(help).toBeVisible(wait))
    await expect(help.getByText('Vai a', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await page.waitForURL('**/settings')
    const name = page.getByLabel('Nome', { exact: true })
    const before = await name.inputValue()
    await name.fill('')
    await name.pressSequentially('gh?')
    await expect(name).toHaveValue('gh?')
    await expect(help).toBeHidden()
    await expect(page).toHaveURL(/\/settings$/)
    await name.fill(before)
  })

  await test.step('a page, a look and a language by keyboard alone', async () => {
    await open(page, 'Control+k')
    await page.keyboard.type('tue foto')
    await expect(page.getByRole('option', { name: 'Le tue foto', selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/me/progress')
    await expect(field(page)).toHaveCount(0)

    await open(page, 'Control+k')
    await page.keyboard.type('aspetto scuro')
    await expect(page.getByRole('option', { name: 'Aspetto scuro', selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')

    await open(page, 'Control+k')
    await page.keyboard.type('english')
    await expect(page.getByRole('option', { name: /English/, selected: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible()
  })
})

test.describe('on a Mac', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
  })

  test('it is the command key, and the help writes it so', async ({ page, context }) => {
    await enterAs(context, 'admin')
    await page.goto('/home')
    await waitUntilIdle(page)
    await open(page, 'Meta+k')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })
    await expect(help.getByText('⌘')).toBeVisible()
  })
})
