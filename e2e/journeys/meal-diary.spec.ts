import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { listFoods } from '@allenio/contract/aliments'
import { getOwnDiet } from '@allenio/contract/diets'
import { addOwnWater } from '@allenio/contract/meal-diary'
import { assignMealPlan, listClientMealPlans } from '@allenio/contract/meal-plan-assignments'
import { completeMealPlan, createMealPlan, editMealPlan, getMealPlanDocument } from '@allenio/contract/meal-plan-changes'
import { updateMealPlanSettings } from '@allenio/contract/meal-plan-settings'
import { accessFaults } from '../house/access.ts'
import { baseUrl, call } from '../house/api.ts'
import { waitUntilFilesStored } from '../house/assets.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { isOfNetwork, setOffline } from '../house/network.ts'
import { moveTo, phone, waitUntilIdle } from '../house/places.ts'
import { storedReads } from '../house/stored-rows.ts'
import { newStudio } from '../house/studio.ts'
import { test } from '../house/test.ts'

test.use({ ...phone, serviceWorkers: 'allow', timezoneId: 'Europe/Rome', locale: 'it-IT' })

const dayLater = (days: number) => new Date(Date.now() + days * 86_400_000)
const dayAt = (days: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(dayLater(days))
const today = dayAt(0)
const parts = ['day/own-diet.tsx', 'meal/swap-sheet.tsx', 'meal/note-dialog.tsx', 'entries/entry-dialog.tsx']

/** A client whose plan has breakfast, and a lunch of almonds that may be walnuts. */
async function eater(startDay = today) {
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
  const easyDay = { nameIt: 'Facile', isEasy: true, meals: [{ titleIt: 'Spuntino', components: [{ food: almonds, grams: 20 }] }] }
  const days = [{ nameIt: 'Ogni giorno', meals }, easyDay]
  const { id } = await call(createMealPlan, { title: 'Mediterraneo', days }, admin.token)
  await call(completeMealPlan, { id }, admin.token)
  const recipient = { clientId: nina.id, assignmentId: randomUUID(), startDay, schedule: { kind: 'in turn' as const } }
  await call(assignMealPlan, { id, clients: [recipient], message: 'Si comincia piano.' }, admin.token)
  return { admin, nina, almonds, walnuts, planId: id }
}

async function waitUntilStored(page: Page): Promise<void> {
  await waitUntilIdle(page)
  await expect.poll(() => storedReads(page)).toEqual(expect.arrayContaining(['GET /auth/me', 'GET /me/diet', 'GET /me/diet/swaps']))
  await waitUntilFilesStored(
    page,
    parts.map(part => `areas/meal-diary/${part}`),
  )
}

const isSound = async (page: Page) => expect(await accessFaults(page)).toEqual([])
const tickOf = (page: Page, meal: string) => page.getByRole('button', { name: `Mangiato: ${meal}`, exact: true })
const water = (page: Page) => page.getByRole('region', { name: 'Acqua' })

test('a day of the diet without a network: each thing once on the server', async ({ page, context }) => {
  const { nina, almonds, walnuts } = await eater()
  await enter(context, { visitor: 'client', token: nina.token, language: 'it' })
  await page.goto(`${baseUrl()}/mealPlans`)
  await expect(page.getByRole('heading', { name: 'Oggi' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Prossimo pasto Colazione/ })).toHaveAttribute('aria-expanded', 'true')
  await page.reload()
  await expect(page.getByText('Si comincia piano.')).toBeVisible()
  await waitUntilStored(page)
  const linkedReads = ['GET /mealPlans', 'GET /me/shopping-list', 'GET /me/macros']
  await expect.poll(() => storedReads(page)).toEqual(expect.arrayContaining(linkedReads))
  await isSound(page)
  const faults = watchFaults(page)
  await setOffline(context, true)

  await test.step('a tick brings the next meal, and can be undone', async () => {
    await tickOf(page, 'Colazione').click()
    await expect(tickOf(page, 'Colazione')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: /Prossimo pasto Pranzo/ })).toBeVisible()
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect(tickOf(page, 'Colazione')).toHaveAttribute('aria-pressed', 'false')
    await tickOf(page, 'Colazione').click()
    await expect(page.getByRole('button', { name: /Prossimo pasto Pranzo/ })).toBeVisible()
  })

  await test.step('an alternative takes the place of a food', async () => {
    await page.getByRole('button', { name: `Cambia ${almonds.it}` }).click()
    const sheet = page.getByRole('dialog', { name: `Al posto di ${almonds.it}` })
    await sheet.getByRole('button', { name: new RegExp(`^${walnuts.it}`) }).click()
    await expect(page.getByText(`al posto di ${almonds.it}, 30 g`)).toBeVisible()
    await isSound(page)
  })

  await test.step('water, a note and something else', async () => {
    await water(page).getByRole('button', { name: 'Bicchiere, 200 ml' }).click()
    await water(page).getByRole('button', { name: 'Bottiglia, 500 ml' }).click()
    await expect(water(page)).toContainText(/0,7\s?l/)
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
  })

  await test.step('a reload shows all of it', async () => {
    await page.reload()
    await expect(tickOf(page, 'Colazione')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(`al posto di ${almonds.it}, 30 g`)).toBeVisible()
    await expect(water(page)).toContainText(/0,2\s?l/)
    await expect(page.getByText('Gelato', { exact: true })).toBeVisible()
    await expect(page.getByText('Cena fuori')).toBeVisible()
    expect((await call(getOwnDiet, {}, nina.token)).diet?.diary.meals).toEqual([])
  })

  await test.step('what to buy can be asked for the first time in the shop', async () => {
    await page.getByRole('link', { name: 'Lista della spesa' }).click()
    await expect(page.getByRole('button', { name: 'Fai la lista' })).toBeVisible()
    await moveTo(page, '/mealPlans')
    await expect(tickOf(page, 'Colazione')).toBeVisible()
  })

  await test.step('it leaves with the network, once, and another device’s water adds up', async () => {
    await setOffline(context, false)
    const diary = async () => {
      const stored = (await call(getOwnDiet, {}, nina.token)).diet?.diary
      return {
        meals: stored?.meals.map(({ state }) => state),
        swaps: stored?.swaps.map(({ food, grams }) => [food?.id, grams]),
        waters: stored?.waters.map(({ ml }) => ml),
        entries: stored?.entries.map(({ text }) => text),
        notes: stored?.days.map(({ note }) => note),
      }
    }
    await expect
      .poll(diary)
      .toEqual({ meals: ['eaten'], swaps: [[walnuts.id, 28]], waters: [200], entries: ['Gelato'], notes: ['Cena fuori'] })
    await call(addOwnWater, { id: randomUUID(), day: today, ml: 300 }, nina.token)
    await page.reload()
    await expect(water(page)).toContainText(/0,5\s?l/)
  })
  expect(faults.filter(fault => !isOfNetwork(fault))).toEqual([])
})

test('the next meal is ticked on the home page, a hard day has an easier one, and what is refused goes back', async ({ page, context }) => {
  const { admin, nina } = await eater()
  await enter(context, { visitor: 'client', token: nina.token, language: 'it' })
  await page.goto(`${baseUrl()}/mealPlans`)
  const easier = page.getByRole('button', { name: 'Oggi è dura? Segui «Facile»' })
  const asPlanned = page.getByRole('button', { name: 'Come da piano' })
  const diary = async () => (await call(getOwnDiet, {}, nina.token)).diet?.diary
  const isMoved = async () => (await diary())?.days.some(({ planDayId }) => planDayId !== null)
  await easier.click()
  await expect(tickOf(page, 'Spuntino')).toBeVisible()
  await expect.poll(isMoved).toBe(true)
  await asPlanned.click()
  await expect(tickOf(page, 'Colazione')).toBeVisible()
  await expect.poll(isMoved).toBe(false)

  await setOffline(context, true)
  await easier.click()
  await expect(tickOf(page, 'Spuntino')).toBeVisible()
  await call(updateMealPlanSettings, { mayClientsMoveDays: false }, admin.token)
  await setOffline(context, false)
  await expect(tickOf(page, 'Colazione')).toBeVisible()
  expect(await isMoved()).toBe(false)

  await moveTo(page, '/home')
  const next = page.getByRole('region', { name: 'Prossimo pasto' })
  await next.getByRole('button', { name: 'Mangiato: Colazione' }).click()
  await expect(next).toContainText('Pranzo')
  const states = async () => (await diary())?.meals.map(({ state }) => state)
  await expect.poll(states).toEqual(['eaten'])
  await next.getByRole('link').click()
  await page.getByRole('button', { name: 'Pranzo: Saltato' }).click()
  await expect.poll(states).toEqual(expect.arrayContaining(['eaten', 'skipped']))

  await test.step('their own paper is in the language that the business has chosen', async () => {
    await moveTo(page, '/mealPlans/days')
    const [request] = await Promise.all([
      page.waitForRequest(/\/mealPlans\/download\/pdf\?/),
      page.getByRole('button', { name: 'Scarica PDF' }).click(),
    ])
    expect([...new URL(request.url()).searchParams.keys()]).toEqual(['mealPlanId'])
  })
})

/** The lunch of the plan becomes another one, and those who follow it get it at once. */
async function replaceLunch({ admin, planId }: Pick<Awaited<ReturnType<typeof eater>>, 'admin' | 'planId'>): Promise<void> {
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

test('three days without a network while the plan changes: every tick arrives, by the release that was seen', async ({ page, context }) => {
  const eaten = await eater()
  const { nina, admin } = eaten
  await enter(context, { visitor: 'client', token: nina.token, language: 'it' })
  await page.goto(`${baseUrl()}/mealPlans`)
  await expect(tickOf(page, 'Colazione')).toBeVisible()
  await page.reload()
  await expect(tickOf(page, 'Colazione')).toBeVisible()
  await waitUntilStored(page)
  const seenBefore = (await call(getOwnDiet, {}, nina.token)).diet?.assignments[0]?.releaseId
  await setOffline(context, true)

  for (const days of [0, 1, 2]) {
    await page.clock.setSystemTime(dayLater(days))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Oggi' })).toBeVisible()
    await tickOf(page, 'Colazione').click()
    await expect(tickOf(page, 'Colazione')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Pranzo: Saltato' }).click()
    if (days === 1) await replaceLunch(eaten)
  }

  await setOffline(context, false)
  const ticks = async () => {
    const meals = (await call(getOwnDiet, {}, nina.token)).diet?.diary.meals ?? []
    return meals.map(({ day, state, releaseId }) => [day, state, releaseId === seenBefore].join(' ')).toSorted()
  }
  const expected = [0, 1, 2].flatMap(days => [`${dayAt(days)} eaten true`, `${dayAt(days)} skipped true`])
  await expect.poll(ticks).toEqual(expected.toSorted())
  await page.getByRole('button', { name: 'Giorno dopo' }).click()
  await expect(page.getByRole('heading', { name: 'Domani' })).toBeVisible()
  await expect(page.getByText('Cena', { exact: true })).toBeVisible()
  await expect(page.getByText('Pranzo', { exact: true })).toHaveCount(0)
  const [assignment] = (await call(listClientMealPlans, { id: nina.id }, admin.token)).assignments
  expect(assignment).toMatchObject({ releaseNumber: 2, receipt: { firstTickAt: null } })
})

test('a week with swaps, a moved day, a new release and a shopping list: what was eaten stays, what comes is new', async ({
  page,
  context,
}) => {
  const eaten = await eater(dayAt(-3))
  const { nina, almonds, walnuts } = eaten
  await enter(context, { visitor: 'client', token: nina.token, language: 'it' })
  await page.goto(`${baseUrl()}/mealPlans`)
  const go = (to: 'Giorno prima' | 'Giorno dopo') => page.getByRole('button', { name: to }).click()
  const swapped = page.getByText(`al posto di ${almonds.it}, 30 g`)
  const openLunch = () => page.getByRole('button', { name: /^(Prossimo pasto )?Pranzo/ }).click()
  const swap = async () => {
    await page.getByRole('button', { name: `Cambia ${almonds.it}` }).click()
    const sheet = page.getByRole('dialog', { name: `Al posto di ${almonds.it}` })
    await sheet.getByRole('button', { name: new RegExp(`^${walnuts.it}`) }).click()
    await expect(swapped).toBeVisible()
  }

  await test.step('yesterday is eaten with a swap, tomorrow has one, and the day after is an easier one', async () => {
    await go('Giorno prima')
    await expect(page.getByRole('heading', { name: 'Ieri' })).toBeVisible()
    await openLunch()
    await swap()
    await tickOf(page, 'Pranzo').click()
    await go('Giorno dopo')
    await go('Giorno dopo')
    await expect(page.getByRole('heading', { name: 'Domani' })).toBeVisible()
    await swap()
    await go('Giorno dopo')
    await page.getByRole('button', { name: 'Cambia giornata' }).click()
    await page.getByRole('menuitem', { name: 'Facile' }).click()
    await expect(page.getByText('Spuntino', { exact: true })).toBeVisible()
    const stored = async () => (await call(getOwnDiet, {}, nina.token)).diet?.diary
    await expect.poll(async () => (await stored())?.days.length).toBe(1)
    await expect.poll(async () => (await stored())?.swaps.length).toBe(2)
  })

  await test.step('the list of three days has all of it', async () => {
    await moveTo(page, '/shoppingList')
    await page.getByRole('button', { name: 'Prossimi 3 giorni' }).click()
    await page.getByRole('button', { name: 'Fai la lista' }).click()
    // today's 30 g and 20 g of the easier day
    await expect(page.getByRole('checkbox', { name: new RegExp(almonds.it) })).toContainText('50 g')
    await expect(page.getByRole('checkbox', { name: new RegExp(walnuts.it) })).toContainText('28 g')
  })

  await test.step('with the new release the list offers what has changed', async () => {
    await replaceLunch(eaten)
    await page.reload()
    const notice = page.getByRole('region', { name: 'Il piano è cambiato da quando hai fatto la lista' })
    await expect(notice).toContainText(walnuts.it)
    await notice.getByRole('button', { name: 'Aggiorna' }).click()
    await expect(page.getByRole('checkbox', { name: new RegExp(walnuts.it) })).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: new RegExp(almonds.it) })).toContainText('20 g')
  })

  await test.step('looking back, yesterday is as it was eaten, also without a network', async () => {
    await moveTo(page, '/mealPlans')
    await expect(page.getByText('Cena', { exact: true })).toBeVisible()
    await expect(page.getByText('Pranzo', { exact: true })).toHaveCount(0)
    await waitUntilStored(page)
    await setOffline(context, true)
    await page.reload()
    await expect(page.getByText('Cena', { exact: true })).toBeVisible()
    await go('Giorno prima')
    await expect(page.getByRole('heading', { name: 'Ieri' })).toBeVisible()
    await expect(tickOf(page, 'Pranzo')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('Cena', { exact: true })).toHaveCount(0)
    await openLunch()
    await expect(swapped).toBeVisible()
    await isSound(page)
  })

  await test.step('a note on it stays with the meal that was eaten', async () => {
    await page.getByRole('button', { name: 'Nota su Pranzo' }).click()
    const note = page.getByRole('dialog', { name: 'Nota su Pranzo' })
    await note.getByRole('textbox').fill('Buono')
    await note.getByRole('button', { name: 'Salva' }).click()
    await setOffline(context, false)
    const notes = async () => (await call(getOwnDiet, {}, nina.token)).diet?.diary.meals.map(({ note: text, state }) => [text, state])
    await expect.poll(notes).toEqual([['Buono', 'eaten']])
    await go('Giorno dopo')
    await go('Giorno dopo')
    await expect(page.getByText('Cena', { exact: true })).toBeVisible()
    await expect(swapped).toHaveCount(0)
  })
})
