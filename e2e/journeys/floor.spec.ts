import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { createClient } from '@allenio/contract/clients'
import { saveProgramWorkout, assignProgram, createProgram, getProgram } from '@allenio/contract/programs'
import { getClientTraining, saveClientWorkout, addWorkoutMessage, listClientWorkouts } from '@allenio/contract/workouts'
import { baseUrl, call } from '../house/api.ts'
import { enter } from '../house/browser.ts'
import { waitUntilFilesStored } from '../house/assets.ts'
import { setOffline } from '../house/network.ts'
import { newPerson } from '../house/people.ts'
import { test } from '../house/test.ts'

test.use({ serviceWorkers: 'allow' })

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date())
const names = ['Anna', 'Bruno', 'Carla', 'Dario'] as const

/** A comment of the coach on the squats of the day before. */
async function commentSquat(id: string, token: string): Promise<void> {
  const at = new Date(Date.now() - 86_400_000).toISOString()
  const [workoutId, weightId] = [randomUUID(), randomUUID()]
  const workout = { id: workoutId, programUserId: null, releaseId: null, dayId: null, plannedWorkoutId: null, name: 'Pesi' }
  const over = { day: at.slice(0, 10), startedAt: at, finishedAt: at, state: 'finished' as const, rpe: null, note: '', changedAt: at }
  const exercise = { id: weightId, workoutId, rowId: null, position: 0, superset: null, exercise: { name: 'Squat' }, target: null }
  const asItWas = { skipReason: null, note: '', pain: null, videoId: null, maximum: null, isRemoved: false, changedAt: at }
  const sets = [
    {
      id: randomUUID(),
      exerciseId: weightId,
      position: 0,
      kind: 'work' as const,
      ...set(60, 8),
      doneAt: at,
      isRemoved: false,
      changedAt: at,
    },
  ]
  const write = { id, workout: { ...workout, ...over }, exercises: [{ ...exercise, ...asItWas }], sets, sentAt: new Date().toISOString() }
  await call(saveClientWorkout, write, token)
  await call(addWorkoutMessage, { id, weightId, text: 'Piedi più larghi' }, token)
}

const set = (kg: number, reps: number) => ({ kg, reps, seconds: null, metres: null, rpe: null, rir: null })

/** Four clients who train by one program today: two sets of squats, then one of the bench. */
async function newFloor() {
  const { token } = await newPerson('Elisa')
  const ids: string[] = []
  for (const firstName of names) {
    const injuries = firstName === 'Anna' ? 'Ginocchio sinistro' : ''
    ids.push((await call(createClient, { firstName, lastName: 'Sarti', injuries, sendsInvitation: false }, token)).id)
  }
  const { id } = await call(createProgram, { title: 'Forza base' }, token)
  const { weekList } = await call(getProgram, { id }, token)
  const exercises = [
    { id: randomUUID(), exercise: { name: 'Squat' }, sets: 2, reps: '8', load: '60', restSeconds: 150 },
    { id: randomUUID(), exercise: { name: 'Panca piana' }, sets: 1, reps: '8', load: '40', restSeconds: 90 },
  ]
  const workout = { id: randomUUID(), name: 'Pesi', exercises }
  await call(saveProgramWorkout, { id, dayId: weekList[0]?.days[0]?.id ?? '', workout }, token)
  const clients = ids.map(clientId => ({ clientId, programUserId: randomUUID(), startDay: today, weekdays: [1, 2, 3, 4, 5, 6, 7] }))
  await call(assignProgram, { id, clients }, token)
  await commentSquat(ids[3] ?? '', token)
  const underWay = async (clientId: string) => (await call(getClientTraining, { id: clientId }, token)).training?.underWay ?? []
  const doneSets = async (clientId: string) =>
    (await underWay(clientId)).flatMap(({ sets }) => sets.filter(({ doneAt }) => doneAt !== null))
  return { token, ids, underWay, doneSets }
}

const column = (page: Page, name: string) => page.getByRole('region', { name: `${name} Sarti` })
const tick = (page: Page, name: string, set: number) =>
  column(page, name).getByRole('button', { name: `Fatta: Serie ${set} di Squat`, exact: true })

test('a coach trains four people on one screen, for a while without a network, and each set counts once', async ({ page, context }) => {
  const { token, ids, underWay, doneSets } = await newFloor()
  const [anna = '', bruno = '', carla = ''] = ids
  await enter(context, { visitor: 'coach', token, language: 'it' })
  await page.goto(`${baseUrl()}/floor`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(`${name} Sarti`) }).check()
  await page.getByRole('button', { name: 'Porta in sala 4 persone' }).click()
  await expect(column(page, 'Anna').getByText('Ginocchio sinistro')).toBeVisible()
  for (const name of names) await column(page, name).getByRole('button', { name: 'Inizia Pesi' }).click()
  // the coach's words of the last time stand before the eyes
  await expect(column(page, 'Dario').getByText('Piedi più larghi')).toBeVisible()

  // one by a tap, one by the keys: two timers run
  await tick(page, 'Anna', 1).click()
  await expect(column(page, 'Anna').getByText('Recupero', { exact: true })).toBeVisible()
  // how hard it was is asked of the set that was ticked last, and of any other in its menu
  await column(page, 'Anna').getByRole('radio', { name: '8', exact: true }).click()
  await page.keyboard.press('2')
  await expect(column(page, 'Bruno')).toBeFocused()
  await page.keyboard.press(' ')
  await expect(tick(page, 'Bruno', 1)).toHaveAttribute('aria-pressed', 'true')
  await expect(column(page, 'Bruno').getByText('Recupero', { exact: true })).toBeVisible()
  await expect.poll(async () => (await doneSets(bruno)).length).toBe(1)

  await waitUntilFilesStored(page)
  await setOffline(context, true)
  await tick(page, 'Carla', 1).click()
  await tick(page, 'Anna', 2).click()
  const effort = column(page, 'Anna').getByRole('radio', { name: '9,5', exact: true })
  await effort.click()
  await expect(effort).toBeChecked()
  await expect(column(page, 'Carla').getByText('Salvato su questo dispositivo')).toBeVisible()
  // a tick that is drawn is on the device
  await expect(column(page, 'Anna').getByText('2/3')).toBeVisible()
  await page.reload()
  await expect(tick(page, 'Carla', 1)).toHaveAttribute('aria-pressed', 'true')
  await expect(column(page, 'Anna').getByText('2/3')).toBeVisible()
  await expect(column(page, 'Bruno').getByText('Recupero', { exact: true })).toBeVisible()
  expect(await doneSets(carla)).toEqual([])
  await setOffline(context, false)
  await expect.poll(async () => (await doneSets(carla)).length).toBe(1)
  await expect.poll(async () => new Set((await doneSets(anna)).map(({ id }) => id)).size).toBe(2)
  await expect.poll(async () => (await doneSets(anna)).map(({ rpe }) => rpe)).toEqual([8, 9.5])

  // a colleague goes on with Bruno on another device
  const [ofBruno] = await underWay(bruno)
  const next = ofBruno?.sets.find(({ doneAt }) => doneAt === null)
  if (!ofBruno || !next) throw new Error('Bruno has no open set')
  const at = new Date().toISOString()
  const edited = { ...next, doneAt: at, changedAt: at }
  await call(saveClientWorkout, { id: bruno, workout: ofBruno.workout, exercises: [], sets: [edited], sentAt: at }, token)
  await expect(column(page, 'Bruno').getByText(/Aggiornato da un altro dispositivo/)).toBeVisible()

  await column(page, 'Anna').getByRole('button', { name: 'Azioni per Anna Sarti' }).click()
  await page.getByRole('menuitem', { name: 'Concludi l’allenamento' }).click()
  await expect(page.getByRole('dialog').getByText('C’è ancora 1 serie aperta.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Concludi' }).click()
  await expect(column(page, 'Anna').getByText('Concluso')).toBeVisible()
  const finished = async () => (await call(listClientWorkouts, { id: anna }, token)).completedWorkouts.map(({ state }) => state)
  await expect.poll(finished).toEqual(['finished'])
  await column(page, 'Anna').getByRole('button', { name: 'Togli dalla sala' }).click()
  await expect(column(page, 'Anna')).toBeHidden()
  await expect(page.getByText('3 in sala')).toBeVisible()
})
