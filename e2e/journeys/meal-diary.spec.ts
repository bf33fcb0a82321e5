import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { listFoods } from '@allenio/contract/aliments'
import { assignMacro, createMacro } from '@allenio/contract/macros'
import { getOwnDiet, addOwnWater, saveOwnSwap } from '@allenio/contract/meal-diary'
import { assignMealPlan, completeMealPlan, createMealPlan, editMealPlan, getMealPlanDocument } from '@allenio/contract/meal-plans'
import { accessFaults } from '../house/access.ts'
import { baseUrl, call } from '../house/api.ts'
import { waitUntilFilesStored } from '../house/assets.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { isOfNetwork, setOffline } from '../house/network.ts'
import { phone } from '../house/places.ts'
import { rowsOf, storedReads } from '../house/stored-rows.ts'
import { newStudio } from '../house/studio.ts'
import { test } from '../house/test.ts'

test.use({ ...phone, serviceWorkers: 'allow', timezoneId: 'Europe/Rome', locale: 'it-IT' })

const dayLater = (days: number) => new Date(Date.now() + days * 86_400_000)
const dayAt = (days: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(dayLater(days))

/** A client whose plan, for three days by now, has breakfast, and a lunch of almonds that may be walnuts. */
async function eater() {
  const { admin, clients } = await newStudio(['Nina', 'Riva'])
  const [nina] = clients
  if (!nina) throw new Error('the studio has no client')
  const foodOf = async (search: string) => {
    const [found] = (await call(listFoods, { search }, admin.token)).aliments
    if (!found) throw new Error(`the library has ${search}`)
    return { id: found.id, version: found.version, it: found.nameIt, en: found.nameEn }
  }
  const [oats, almonds, walnuts] = [await foodOf('avena'), await foodOf('mandorle'), await foodOf('noci')]
  // without types and times the first meal is the next one, whatever the clock says
  const meals = [
    { titleIt: 'Colazione', components: [{ food: oats, grams: 40 }] },
    { titleIt: 'Pranzo', components: [{ food: almonds, grams: 30, alternatives: [{ food: walnuts, grams: 28, isPinned: true }] }] },
  ]
  const { id } = await call(createMealPlan, { title: 'Mediterraneo', days: [{ nameIt: 'Ogni giorno', meals }] }, admin.token)
  await call(completeMealPlan, { id }, admin.token)
  const recipient = { clientId: nina.id, assignmentId: randomUUID(), startDay: dayAt(-3), schedule: { kind: 'in turn' as const } }
  await call(assignMealPlan, { id, clients: [recipient], message: 'Si comincia piano.' }, admin.token)
  const target = { dayType: 'every day' as const, kcal: 1987, protein: 30, carbs: null, lipids: 25 }
  const macro = await call(createMacro, { title: 'Ogni giorno', unit: 'percent', days: [target] }, admin.token)
  await call(assignMacro, { id: macro.id, clients: [{ clientId: nina.id, assignmentId: randomUUID(), startDay: dayAt(0) }] }, admin.token)
  return { admin, nina, almonds, walnuts, planId: id }
}

type Eater = Awaited<ReturnType<typeof eater>>

/** Walnuts for tomorrow’s lunch, chosen on another device. Returns the release that the client follows. */
async function swapTomorrow({ nina: { token } }: Eater): Promise<string> {
  const [assignment] = (await call(getOwnDiet, {}, token)).diet?.assignments ?? []
  const rows = assignment?.days.flatMap(({ meals }) => meals).flatMap(({ components }) => components) ?? []
  const row = rows.find(({ alternatives }) => alternatives.length > 0)
  if (!assignment || !row?.alternatives[0]) throw new Error('the lunch has an alternative')
  const { id: assignmentId, releaseId } = assignment
  const choice = { kind: 'alternative' as const, alternativeId: row.alternatives[0].id }
  const now = new Date().toISOString()
  await call(saveOwnSwap, { assignmentId, releaseId, day: dayAt(1), rowId: row.id, choice, changedAt: now, sentAt: now }, token)
  return releaseId
}

/** The lunch of the plan becomes a dinner, and those who follow it get it at once. */
async function replaceLunch({ admin, planId }: Eater): Promise<void> {
  const { revision, rows } = await call(getMealPlanDocument, { id: planId }, admin.token)
  const lunch = rows.find(({ cells }) => cells['titleIt'] === 'Pranzo')
  if (!lunch?.parentId) throw new Error('the plan has a lunch')
  const operations = [
    { kind: 'delete' as const, id: lunch.id },
    { kind: 'insert' as const, id: randomUUID(), type: 'meal', parentId: lunch.parentId, place: 'z', cells: { titleIt: 'Cena' } },
  ]
  const batches = [{ id: randomUUID(), gestureId: randomUUID(), kind: 'edit' as const, operations }]
  await call(editMealPlan, { id: planId, base: revision, batches }, admin.token)
  await call(completeMealPlan, { id: planId, note: 'La cena al posto del pranzo' }, admin.token)
}

async function waitUntilStored(page: Page): Promise<void> {
  const reads = ['/auth/me', '/me/diet', '/me/diet/swaps', '/mealPlans', '/me/shopping-list', '/me/macros'].map(path => `GET ${path}`)
  await expect.poll(() => storedReads(page)).toEqual(expect.arrayContaining(reads))
  await waitUntilFilesStored(page, ['areas/meal-diary/day/own-diet.tsx', 'areas/shopping-lists/own/page.tsx'])
}

const tickOf = (page: Page, meal: string) => page.getByRole('button', { name: `Mangiato: ${meal}`, exact: true })
const water = (page: Page) => page.getByRole('region', { name: 'Acqua' })
const line = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(name) })
const isSound = async (page: Page) => expect(await accessFaults(page)).toEqual([])

test('a week, partly without a network, while the plan changes: what was eaten stays, what comes is new, each thing arrives once', async ({
  page,
  context,
}) => {
  const eaten = await eater()
  const { nina, almonds, walnuts } = eaten
  const seenBefore = await swapTomorrow(eaten)
  const diary = async () => (await call(getOwnDiet, {}, nina.token)).diet?.diary
  const go = (to: 'Giorno prima' | 'Giorno dopo') => page.getByRole('button', { name: to }).click()
  const swapped = page.getByText(`al posto di ${almonds.it}, 30 g`)
  const toList = () => page.getByRole('link', { name: 'Lista della spesa' }).click()
  const toDiet = () => page.getByRole('navigation').getByRole('link', { name: 'Dieta', exact: true }).click()
  await enter(context, { visitor: 'client', token: nina.token, language: 'it' })
  // the clock shows yesterday
  await page.clock.setSystemTime(dayLater(-1))
  await page.goto(`${baseUrl()}/mealPlans`)
  await expect(page.getByRole('heading', { name: 'Oggi' })).toBeVisible()
  await expect(page.getByText('Si comincia piano.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Prossimo pasto Colazione/ })).toHaveAttribute('aria-expanded', 'true')
  await waitUntilStored(page)
  const faults = watchFaults(page)
  await setOffline(context, true)

  await test.step('a tick brings the next meal, and can be undone', async () => {
    await tickOf(page, 'Colazione').click()
    await expect(tickOf(page, 'Colazione')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect(tickOf(page, 'Colazione')).toHaveAttribute('aria-pressed', 'false')
    await tickOf(page, 'Colazione').click()
    await expect(page.getByRole('button', { name: /Prossimo pasto Pranzo/ })).toBeVisible()
  })

  await test.step('an alternative takes the place of a food', async () => {
    await page.getByRole('button', { name: `Cambia ${almonds.it}` }).click()
    const sheet = page.getByRole('dialog', { name: `Al posto di ${almonds.it}` })
    await sheet.getByRole('button', { name: new RegExp(`^${walnuts.it}`) }).click()
    await expect(swapped).toBeVisible()
    await tickOf(page, 'Pranzo').click()
  })

  await test.step('water, a note and something else', async () => {
    await water(page).getByRole('button', { name: 'Bicchiere, 200 ml' }).click()
    await water(page).getByRole('button', { name: 'Bottiglia, 500 ml' }).click()
    await water(page).getByRole('button', { name: 'Togli l’ultima: 500 ml' }).click()
    await expect(water(page)).toContainText(/0,2\s?l/)
    await page.getByRole('button', { name: 'Aggiungi qualcosa' }).click()
    const entry = page.getByRole('dialog', { name: 'Altro che hai mangiato' })
    await entry.getByLabel('Che cosa').fill('Gelato')
    await entry.getByRole('button', { name: 'Salva' }).click()
    await page.getByRole('button', { name: 'Aggiungi una nota' }).click()
    const note = page.getByRole('dialog', { name: 'Nota del giorno' })
    await note.getByRole('textbox').fill('Cena fuori')
    await note.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByText('Cena fuori')).toBeVisible()
    await isSound(page)
  })

  await test.step('the list of three days is made and ticked in the shop', async () => {
    await toList()
    await page.getByRole('button', { name: 'Prossimi 3 giorni' }).click()
    await page.getByRole('button', { name: 'Fai la lista' }).click()
    // yesterday and tomorrow have walnuts
    await expect(line(page, almonds.it)).toContainText('30 g')
    await expect(line(page, walnuts.it)).toContainText('56 g')
    await line(page, almonds.it).click()
    await page.getByRole('textbox', { name: 'Aggiungi qualcosa di tuo' }).fill('Carta da forno')
    await page.getByRole('button', { name: 'Aggiungi', exact: true }).click()
    await line(page, 'Carta da forno').click()
    await expect(line(page, 'Carta da forno')).toBeChecked()
  })

  await test.step('a day later a reload shows all of it', async () => {
    await page.clock.setSystemTime(dayLater(0))
    await page.reload()
    await expect(line(page, almonds.it)).toBeChecked()
    await expect(line(page, 'Carta da forno')).toBeChecked()
    await expect(line(page, walnuts.it)).not.toBeChecked()
    await toDiet()
    await go('Giorno prima')
    await expect(page.getByRole('heading', { name: 'Ieri' })).toBeVisible()
    await expect(tickOf(page, 'Colazione')).toHaveAttribute('aria-pressed', 'true')
    await expect(water(page)).toContainText(/0,2\s?l/)
    await expect(page.getByText('Gelato', { exact: true })).toBeVisible()
    await expect(page.getByText('Cena fuori')).toBeVisible()
    await go('Giorno dopo')
    await tickOf(page, 'Colazione').click()
    await page.getByRole('button', { name: 'Pranzo: Saltato' }).click()
  })

  await test.step('it leaves with the network, once, by the release that was seen, and another device’s water adds up', async () => {
    expect((await diary())?.meals).toEqual([])
    await replaceLunch(eaten)
    await call(addOwnWater, { id: randomUUID(), day: dayAt(-1), ml: 300 }, nina.token)
    await setOffline(context, false)
    const arrived = async () => {
      const { meals = [], swaps = [], waters = [], entries = [], days = [] } = (await diary()) ?? {}
      return {
        meals: meals.map(({ day, state, releaseId }) => [day, state, releaseId === seenBefore].join(' ')).toSorted(),
        swaps: swaps.map(({ day, food, grams }) => [day, food?.id, grams].join(' ')).toSorted(),
        waters: waters.map(({ ml }) => ml).toSorted((one, other) => one - other),
        entries: entries.map(({ text }) => text),
        notes: days.map(({ note }) => note),
      }
    }
    const [yesterday, today, tomorrow] = [dayAt(-1), dayAt(0), dayAt(1)]
    await expect
      .poll(arrived)
      .toEqual({
        meals: [`${yesterday} eaten true`, `${yesterday} eaten true`, `${today} eaten true`, `${today} skipped true`],
        swaps: [yesterday, tomorrow].map(day => `${day} ${walnuts.id} 28`),
        waters: [200, 300],
        entries: ['Gelato'],
        notes: ['Cena fuori'],
      })
    await expect.poll(async () => (await rowsOf(page, 'outbox')).length).toBe(0)
    await go('Giorno prima')
    await expect(water(page)).toContainText(/0,5\s?l/)
  })

  await test.step('with the new release the list offers what has changed', async () => {
    await toList()
    const notice = page.getByRole('region', { name: 'Il piano è cambiato da quando hai fatto la lista' })
    await expect(notice).toContainText(walnuts.it)
    await notice.getByRole('button', { name: 'Aggiorna' }).click()
    await expect(line(page, walnuts.it)).toHaveCount(0)
    await expect(line(page, 'Carta da forno')).toBeChecked()
  })

  await test.step('looking back without a network, yesterday is as it was eaten, and what comes is new', async () => {
    await expect.poll(async () => (await rowsOf(page, 'outbox')).length).toBe(0)
    await setOffline(context, true)
    await toDiet()
    await page.reload()
    await page.getByRole('link', { name: 'I tuoi macro' }).click()
    await expect(page.getByText('1.987', { exact: true })).toBeVisible()
    await toDiet()
    await go('Giorno dopo')
    await expect(page.getByRole('heading', { name: 'Domani' })).toBeVisible()
    await expect(page.getByText('Cena', { exact: true })).toBeVisible()
    await expect(page.getByText('Pranzo', { exact: true })).toHaveCount(0)
    await go('Giorno prima')
    await go('Giorno prima')
    await expect(tickOf(page, 'Pranzo')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Cena', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: /^Pranzo/ }).click()
    await expect(swapped).toBeVisible()
  })

  await test.step('a note on it stays with the meal that was eaten', async () => {
    await page.getByRole('button', { name: 'Nota su Pranzo' }).click()
    const note = page.getByRole('dialog', { name: 'Nota su Pranzo' })
    await note.getByRole('textbox').fill('Buono')
    await note.getByRole('button', { name: 'Salva' }).click()
    await setOffline(context, false)
    const notes = async () => (await diary())?.meals.filter(({ note: text }) => text !== '').map(({ note: text, state }) => [text, state])
    await expect.poll(notes).toEqual([['Buono', 'eaten']])
  })
  expect(faults.filter(fault => !isOfNetwork(fault))).toEqual([])
})
