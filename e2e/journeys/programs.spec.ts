import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import {
  addProgramWeek,
  saveProgramWorkout,
  publishProgram,
  assignProgram,
  listAssignedClients,
  listClientPrograms,
  createProgram,
  getProgram,
} from '@allenio/contract/programs'
import { moveOwnTrainingDay } from '@allenio/contract/workouts'
import { enter, watchFaults } from '../house/browser.ts'
import { baseUrl, call } from '../house/api.ts'
import { waitUntilIdle } from '../house/places.ts'
import { newStudio, openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

const dayIn = (days: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(Date.now() + days * 86_400_000)
const today = dayIn(0)

test('a coach makes a program, gives it to a client, puts it into a folder, deletes it and takes that back', async ({ page }) => {
  const faults = watchFaults(page)
  const { admin, clients } = await newStudio(['Anna', 'Sarti'])
  const [anna] = clients
  if (!anna) throw new Error('the studio has no client')
  await openAsAdmin(page, admin, '/programs')
  await page.getByRole('button', { name: 'Crea il primo programma' }).click()
  await page.getByLabel('Titolo').fill('Forza base')
  await page.getByRole('button', { name: 'Crea e apri' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forza base' })).toBeVisible()

  await page.getByRole('button', { name: 'Altre azioni', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Assegna' }).click()
  await page.getByRole('checkbox', { name: 'Anna Sarti' }).check()
  await page.getByRole('button', { name: 'Assegna a 1 persona' }).click()
  const followers = page.getByRole('list', { name: 'Chi lo segue' })
  await expect(followers.getByText('Consegnato')).toBeVisible()
  await page.getByRole('button', { name: 'Azioni per Anna Sarti' }).click()
  await page.getByRole('menuitem', { name: 'Pausa…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Metti in pausa' }).click()
  await expect(followers.getByText('In pausa', { exact: true })).toBeVisible()
  const { programs } = await call(listClientPrograms, { id: anna.id }, admin.token)
  expect(programs.map(({ title, state }) => [title, state])).toEqual([['Forza base', 'paused']])

  await page.goto(`${baseUrl()}/programs`)
  const folders = page.getByRole('navigation', { name: 'Cartelle' })
  await folders.getByRole('button', { name: 'Nuova cartella' }).click()
  await page.getByLabel('Nome').fill('Inverno')
  await page.getByRole('button', { name: 'Crea', exact: true }).click()
  await expect(page.getByText('Questa cartella è vuota')).toBeVisible()
  await folders.getByRole('button', { name: 'Tutte' }).click()
  await page.getByRole('link', { name: 'Forza base' }).dragTo(folders.getByRole('button', { name: /^Inverno/ }))
  await expect(folders.getByRole('button', { name: 'Inverno 1' })).toBeVisible()

  await page.getByRole('button', { name: 'Azioni per Forza base' }).click()
  await page.getByRole('menuitem', { name: 'Elimina' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByRole('link', { name: 'Forza base' })).toBeHidden()
  await expect(page.getByText('«Forza base» eliminato')).toBeVisible()
  await page.getByRole('button', { name: 'Annulla', exact: true }).last().click()
  await expect(page.getByRole('link', { name: 'Forza base' })).toBeVisible()
  expect(faults).toEqual([])
})

test('a program is given to three people by a few keys', async ({ page }) => {
  const { admin, clients } = await newStudio(['Anna', 'Alberti'], ['Bruno', 'Landi'], ['Carla', 'Fusi'], ['Dario', 'Neri'])
  const { id } = await call(createProgram, { title: 'Forza base' }, admin.token)
  await openAsAdmin(page, admin, `/programs/${id}/assign`)
  await page.getByRole('button', { name: 'Assegna', exact: true }).first().press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Cerca tra i clienti' })).toBeFocused()
  for (const name of ['bru', 'car']) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: new RegExp(name, 'i') })).toBeChecked()
    await expect(page.getByRole('checkbox')).toHaveCount(4)
  }
  // the first below the search
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('3 persone scelte: Bruno Landi, Carla Fusi, Anna Alberti')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByText('«Forza base» assegnato a 3 persone')).toBeVisible()
  const { assignedClients } = await call(listAssignedClients, { id }, admin.token)
  expect(assignedClients.map(({ client }) => client.id).toSorted()).toEqual(
    clients
      .slice(0, 3)
      .map(each => each.id)
      .toSorted(),
  )
})

test('a client reads their plan and why it changes, and the coach sees that it was opened', async ({ page, context }) => {
  const faults = watchFaults(page)
  const { admin, clients } = await newStudio(['Livia', 'Serra'])
  const [livia] = clients
  if (!livia) throw new Error('the studio has no client')
  const { id } = await call(createProgram, { title: 'Gambe' }, admin.token)
  const { weekList } = await call(getProgram, { id }, admin.token)
  const dayId = weekList[0]?.days[0]?.id ?? ''
  const row = { id: randomUUID(), exercise: { name: 'Squat' }, sets: 4, reps: '8', load: '62.5', restSeconds: 150, note: 'Schiena dritta' }
  const workout = { id: randomUUID(), name: 'Pesi', exercises: [row] }
  await call(saveProgramWorkout, { id, dayId, workout }, admin.token)
  const recipient = { clientId: livia.id, programUserId: randomUUID(), startDay: today, weekdays: [1, 2, 3, 4, 5, 6, 7] }
  await call(assignProgram, { id, clients: [recipient], message: 'Piano piano' }, admin.token)

  await enter(context, { visitor: 'client', token: livia.token, language: 'it' })
  await page.goto(`${baseUrl()}/programs`)
  const day = page.getByRole('region', { name: 'Giorno 1' })
  for (const text of ['Squat', '4 × 8', '62,5 kg · recupero 02:30', 'Schiena dritta', 'oggi'])
    await expect(day.getByText(text)).toBeVisible()
  await expect(page.getByText('Piano piano')).toBeVisible()
  const receipts = async () => (await call(listAssignedClients, { id }, admin.token)).assignedClients.map(({ receipt }) => receipt)
  await expect.poll(receipts).toEqual([{ sentAt: expect.any(String), storedAt: expect.any(String), openedAt: expect.any(String) }])

  const moveTo = (date: string | null) => call(moveOwnTrainingDay, { id: recipient.programUserId, dayId, day: date }, livia.token)
  await moveTo(dayIn(2))
  await expect(day.getByText('oggi')).toBeHidden()
  await moveTo(null)
  await expect(day.getByText('oggi')).toBeVisible()

  await call(saveProgramWorkout, { id, dayId, workout: { ...workout, exercises: [{ ...row, reps: '6' }] } }, admin.token)
  await call(publishProgram, { id, note: 'Meno ripetizioni per la schiena' }, admin.token)
  await expect(day.getByText('4 × 6')).toBeVisible()
  const note = page.getByText('Meno ripetizioni per la schiena')
  await expect(note).toBeVisible()
  await page.getByRole('link', { name: 'Inizia: Pesi' }).click()
  await expect(page.getByText('Cosa è cambiato', { exact: true })).toBeVisible()
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Fatto', exact: true }).click()
  await expect(note).toBeHidden()
  expect(faults).toEqual([])
})

test('what is printed stands in the address, and a half typed choice holds nobody back', async ({ page }) => {
  const { admin } = await newStudio(['Piera', 'Conti'])
  const { id } = await call(createProgram, { title: 'Resistenza' }, admin.token)
  await call(addProgramWeek, { id }, admin.token)
  await openAsAdmin(page, admin, '/programs')
  await expect(page.getByRole('link', { name: 'Resistenza' })).toBeVisible()
  // on a slow network the first field comes long after the page
  const paperComes = Promise.withResolvers<void>()
  await page.route(`**/api/programs/${id}/pdf*`, async route => {
    await paperComes.promise
    await route.continue()
  })
  await page.evaluate(path => history.pushState({}, '', path), `/programs/${id}/pdf`)
  await expect(page.locator('#content')).toBeFocused()
  paperComes.resolve()
  const weeks = page.getByLabel('Settimane')
  await expect(weeks).toBeFocused()
  await weeks.fill('2')
  await weeks.press('Enter')
  await expect(page).toHaveURL(/pdf\?weeks=/)
  await weeks.fill('1')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Resistenza' })).toBeVisible()
  await waitUntilIdle(page)
  await expect(page).toHaveURL(`${baseUrl()}/programs`)
})
