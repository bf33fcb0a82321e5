import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { listExercises } from '@allenio/contract/exercises'
import { saveProgramWorkout, assignProgram, createProgram, getProgram } from '@allenio/contract/programs'
import { addWorkoutMessage, getClientWorkout, listClientWorkouts } from '@allenio/contract/workouts'
import { accessFaults } from '../house/access.ts'
import { baseUrl, call } from '../house/api.ts'
import { waitUntilFilesStored } from '../house/assets.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { isOfNetwork, setOffline } from '../house/network.ts'
import { moveTo, phone, waitUntilIdle } from '../house/places.ts'
import { storedReads } from '../house/stored-rows.ts'
import { newStudio, openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

test.use({ ...phone, serviceWorkers: 'allow', timezoneId: 'Europe/Rome', locale: 'it-IT' })

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date())

/** A client who has to bench twice today, and then to hold a plank; another day has pull-ups. */
async function trainee() {
  const { admin, clients } = await newStudio(['Nina', 'Riva'])
  const [nina] = clients
  if (!nina) throw new Error('the studio has no client')
  const { id } = await call(createProgram, { title: 'Forza' }, admin.token)
  const { weekList } = await call(getProgram, { id }, admin.token)
  const exercises = [
    { id: randomUUID(), exercise: { name: 'Panca piana' }, sets: 2, reps: '8', load: '80', restSeconds: 120, rpe: 8 },
    { id: randomUUID(), exercise: { name: 'Plank' }, type: 'time' as const, sets: 1, seconds: 30 },
  ]
  const dayId = weekList[0]?.days[0]?.id ?? ''
  await call(saveProgramWorkout, { id, dayId, workout: { id: randomUUID(), name: 'Spinta', exercises } }, admin.token)
  const pull = {
    id: randomUUID(),
    name: 'Tirata',
    exercises: [{ id: randomUUID(), exercise: { name: 'Trazioni' }, sets: 1, reps: '5', load: '10' }],
  }
  await call(saveProgramWorkout, { id, dayId: weekList[0]?.days[1]?.id ?? '', workout: pull }, admin.token)
  const recipient = { clientId: nina.id, programUserId: randomUUID(), startDay: today, weekdays: null }
  await call(assignProgram, { id, clients: [recipient] }, admin.token)
  return { admin, nina, programId: id }
}

/** The player is on the device, with all that it is made of. */
async function waitUntilStored(page: Page): Promise<void> {
  await waitUntilIdle(page)
  await expect.poll(() => storedReads(page)).toEqual(expect.arrayContaining(['GET /auth/me', 'GET /me/home']))
  await waitUntilFilesStored(page, ['areas/workouts-player/player/page.tsx', 'areas/workouts-player/home/training-hero.tsx'])
}

const isSound = async (page: Page) => expect(await accessFaults(page)).toEqual([])
const done = (page: Page) => page.getByRole('button', { name: 'Fatto', exact: true })
const skip = (page: Page) => page.getByRole('button', { name: 'Salta recupero' })

test('a workout without network, from its start to its summary: each set once on the server', async ({ page: firstPage, context }) => {
  let page = firstPage
  const { admin, nina } = await trainee()
  await enter(context, { visitor: 'client', token: nina.token, language: 'it' })
  await page.clock.install()
  await page.goto(`${baseUrl()}/home`)
  await expect(page.getByRole('heading', { name: 'Spinta' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Inizia allenamento' })).toBeVisible()
  await waitUntilStored(page)
  const faultsBefore = watchFaults(page)

  await setOffline(context, true)
  await page.getByRole('link', { name: 'Inizia allenamento' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Panca piana' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Serie 1 di 2' })).toBeVisible()
  await isSound(page)
  await page.getByRole('button', { name: 'Più Chilogrammi, Serie 1' }).click()
  // the kind of a set is changed where it is done, and what was typed stays
  await page.getByRole('button', { name: 'Serie 1 di Panca piana: tipo e altro' }).click()
  await page.getByRole('menuitem', { name: 'Riscaldamento' }).click()
  await expect(page.getByRole('heading', { name: 'Riscaldamento 1 di 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Riscaldamento 1 di Panca piana: tipo e altro' }).click()
  await page.getByRole('menuitem', { name: 'Serie normale' }).click()
  // two quick taps are one: they log what was typed, and skip no rest
  await done(page).dblclick()

  // the phone sleeps for half of the rest
  await expect(skip(page)).toBeVisible()
  const phone = await context.newCDPSession(page)
  await phone.send('Page.setWebLifecycleState', { state: 'frozen' })
  await page.clock.fastForward('01:00')
  await phone.send('Page.setWebLifecycleState', { state: 'active' })
  await expect(page.getByText(/^00:5\d$/)).toBeVisible()
  await isSound(page)
  const effort = page.getByRole('radio', { name: '8,5' })
  await effort.click()
  await expect(effort).toBeChecked()

  // and kills the app in the middle of the next set
  const address = page.url()
  await page.close({ runBeforeUnload: false })
  page = await context.newPage()
  const faultsLater = watchFaults(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Serie 2 di 2' })).toBeVisible()
  await expect(page.getByRole('button', { name: /82,5 kg × 8/ })).toBeVisible()
  await expect(page.getByText('RPE 8,5')).toBeVisible()
  await skip(page).click()
  // typed figures are kept where another set is looked at at once, and stay with their own set
  await expect(page.getByRole('textbox', { name: 'Chilogrammi, Serie 2' })).toHaveValue('82,5')
  await page.getByRole('textbox', { name: 'Chilogrammi, Serie 2' }).fill('84')
  await page.getByRole('button', { name: /82,5 kg × 8/ }).click()
  await expect(page.getByRole('textbox', { name: 'Chilogrammi, Serie 1' })).toHaveValue('82,5')
  await page.getByRole('button', { name: /84 kg × 8/ }).click()
  await expect(page.getByRole('textbox', { name: 'Chilogrammi, Serie 2' })).toHaveValue('84')
  await page.getByRole('textbox', { name: 'Ripetizioni, Serie 2' }).fill('6')
  await done(page).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Plank' })).toBeVisible()
  await page.getByRole('button', { name: 'Tutte le serie' }).click()
  const plank = page.getByRole('button', { name: 'Fatta: Serie 1 di Plank' })
  await plank.click()
  await expect(plank).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Annulla l’ultima cosa fatta' }).click()
  await expect(plank).toHaveAttribute('aria-pressed', 'false')
  await plank.click()
  await isSound(page)
  await page.getByRole('button', { name: 'Concludi', exact: true }).click()
  await expect(page.getByText('Allenamento concluso')).toBeVisible()
  await expect(page.getByText('/ 3 serie')).toBeVisible()
  await page.getByRole('radio', { name: '7', exact: true }).click()
  await page.getByLabel('Come è andata?').fill('Bene')
  await isSound(page)
  await page.getByRole('link', { name: 'Chiudi' }).click()
  await expect(page.getByRole('heading', { name: 'Spinta: fatto' })).toBeVisible()
  expect((await call(listClientWorkouts, { id: nina.id }, admin.token)).completedWorkouts).toEqual([])

  await setOffline(context, false)
  const state = async () => (await call(listClientWorkouts, { id: nina.id }, admin.token)).completedWorkouts.map(each => each.note)
  await expect.poll(state).toEqual(['Bene'])
  const { completedWorkouts } = await call(listClientWorkouts, { id: nina.id }, admin.token)
  const workoutId = completedWorkouts[0]?.id ?? ''
  const { exerciseList, rpe } = await call(getClientWorkout, { id: nina.id, workoutId }, admin.token)
  const sets = exerciseList.flatMap(exercise => exercise.sets.map(set => [exercise.name, set.kg, set.reps, set.seconds, set.rpe]))
  expect([rpe, sets]).toEqual([
    7,
    [
      ['Panca piana', 82.5, 8, null, 8.5],
      ['Panca piana', 84, 6, null, null],
      ['Plank', null, null, 30, null],
    ],
  ])
  expect([...faultsBefore, ...faultsLater].filter(fault => !isOfNetwork(fault))).toEqual([])

  // the coach's comment is read before the exercise the next time
  const weightId = exerciseList[0]?.id ?? ''
  await call(addWorkoutMessage, { id: nina.id, weightId, text: 'Gomiti stretti' }, admin.token)
  await page.goto(`${baseUrl()}/programs`)
  await page.getByRole('link', { name: 'Ripeti: Spinta' }).click()
  await expect(page.getByText('Gomiti stretti')).toBeVisible()
  const comments = async () => {
    const detail = await call(getClientWorkout, { id: nina.id, workoutId }, admin.token)
    return detail.exerciseList.flatMap(exercise => exercise.comments.map(({ isRead }) => isRead))
  }
  await page.clock.fastForward('00:05')
  await expect.poll(comments).toEqual([true])
})

test('while a workout is open, another one begins when it is finished or discarded', async ({ page, context, browser }) => {
  const faults = watchFaults(page)
  const { admin, nina, programId } = await trainee()
  await enter(context, { visitor: 'client', token: nina.token, language: 'it' })
  await page.goto(`${baseUrl()}/programs`)
  await page.getByRole('link', { name: 'Inizia: Spinta' }).click()
  await done(page).click()
  await expect(skip(page)).toBeVisible()

  const question = page.getByRole('heading', { level: 1, name: 'Hai già un allenamento aperto' })
  const ask = async (link: string) => {
    await moveTo(page, '/programs')
    await page.getByRole('link', { name: link }).click()
    await expect(question).toBeVisible()
  }
  await test.step('it is resumed where it was', async () => {
    await ask('Inizia: Tirata')
    await expect(page.getByText(/^Spinta, .*Serie fatte: 1 di 3\.$/)).toBeVisible()
    await isSound(page)
    await page.getByRole('link', { name: 'Riprendi' }).click()
    await expect(page.getByRole('button', { name: /80 kg × 8/ })).toBeVisible()
  })
  const states = async () => {
    const { completedWorkouts } = await call(listClientWorkouts, { id: nina.id }, admin.token)
    return completedWorkouts.map(({ name, state }) => `${name} ${state}`)
  }
  await test.step('finished, it is the coach’s to read, and the other one begins', async () => {
    await ask('Inizia: Tirata')
    await page.getByRole('button', { name: 'Concludi' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Trazioni' })).toBeVisible()
    await expect.poll(states).toEqual(['Spinta finished'])
  })
  await test.step('discarded after a question, it counts no longer', async () => {
    await done(page).click()
    await expect.poll(states).toEqual(['Tirata under way', 'Spinta finished'])
    await ask('Ripeti: Spinta')
    const sure = page.getByRole('dialog', { name: 'Scartare l’allenamento?' })
    await page.getByRole('button', { name: 'Scarta' }).click()
    await sure.getByRole('button', { name: 'Continua' }).click()
    await expect(sure).toBeHidden()
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: 'Scarta' }).click()
    await sure.getByRole('button', { name: 'Scarta' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Panca piana' })).toBeVisible()
    await expect.poll(states).not.toContain('Tirata under way')
  })
  expect(faults).toEqual([])

  const coachPage = await (await browser.newContext()).newPage()
  await openAsAdmin(coachPage, admin, `/programs/${programId}/assign`)
  const follower = coachPage.getByRole('list', { name: 'Chi lo segue' }).getByRole('listitem')
  await expect(follower.getByText(/^Prima serie /)).toBeVisible()
})

test('what was other than planned reaches the coach', async ({ page, context }) => {
  const { admin, clients } = await newStudio(['Nina', 'Riva'])
  const [nina] = clients
  if (!nina) throw new Error('the studio has no client')
  const [squat] = (await call(listExercises, { search: 'squat' }, admin.token)).exercises
  if (!squat) throw new Error('the library has squats')
  const { id } = await call(createProgram, { title: 'Gambe' }, admin.token)
  const { weekList } = await call(getProgram, { id }, admin.token)
  const exercises = [
    { id: randomUUID(), exercise: { id: squat.id, name: squat.name }, sets: 1, reps: '8', load: '40', tut: '3110' },
    { id: randomUUID(), exercise: { name: 'Plank' }, sets: 1, reps: '8', load: '10' },
  ]
  const workout = { id: randomUUID(), name: 'Gambe', note: 'Senza fretta', exercises }
  await call(saveProgramWorkout, { id, dayId: weekList[0]?.days[0]?.id ?? '', workout }, admin.token)
  const recipient = { clientId: nina.id, programUserId: randomUUID(), startDay: today, weekdays: null }
  await call(assignProgram, { id, clients: [recipient] }, admin.token)
  await enter(context, { visitor: 'client', token: nina.token, language: 'it' })
  await page.goto(`${baseUrl()}/home`)
  await expect(page.getByText('Senza fretta')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: 'Inizia allenamento: Gambe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: squat.name })).toBeVisible()
  await expect(page.getByText('Senza fretta')).toBeVisible()
  // the tempo of the exercise is shown in both views
  await expect(page.getByText('Ritmo 3110')).toBeVisible()
  await page.getByRole('button', { name: 'Tutte le serie' }).click()
  await expect(page.getByText('Ritmo 3110')).toHaveCount(1)
  await page.getByRole('button', { name: 'Una serie alla volta' }).click()
  const tool = async (exercise: string, item: string) => {
    await page.getByRole('button', { name: `Strumenti: ${exercise}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }

  await tool(squat.name, 'Dolore')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Salva' }).click()
  await expect(sheet.getByText('Scegli quanto')).toBeVisible()
  await sheet.getByLabel('Un altro punto').fill('Ginocchio')
  await sheet.getByText('4', { exact: true }).click()
  await sheet.getByRole('button', { name: 'Salva' }).click()
  await expect(sheet).toBeHidden()

  // a note is kept however its sheet closes
  await tool(squat.name, 'Nota')
  await sheet.getByRole('textbox').fill('Ginocchio rigido')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ginocchio rigido' })).toBeVisible()

  await tool(squat.name, 'Cambia esercizio')
  const other = sheet.getByRole('list', { name: 'Stesso muscolo e stesso movimento' }).getByRole('listitem').first()
  const swapped = (await other.getByRole('button').textContent()) ?? ''
  await other.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1, name: swapped })).toBeVisible()
  await page.getByRole('textbox', { name: 'Chilogrammi, Serie 1' }).fill('30')
  await done(page).click()
  await expect(page.getByText('Senza fretta')).toBeHidden()

  // a press that comes right after the tick is taken for a part of it
  await expect(async () => {
    if (await skip(page).isVisible()) await skip(page).click({ timeout: 1_000 })
    await expect(skip(page)).toBeHidden({ timeout: 500 })
  }).toPass()
  await tool('Plank', 'Salta esercizio')
  await sheet.getByRole('button', { name: 'Poco tempo' }).click()
  await expect(sheet).toBeHidden()
  await page.goto(`${baseUrl()}/programs`)
  await page.getByRole('link', { name: 'Riprendi: Gambe' }).click()
  await page.getByRole('button', { name: 'Concludi', exact: true }).click()
  await expect(page.getByText('Allenamento concluso')).toBeVisible()
  const told = async () => {
    const [workout] = (await call(listClientWorkouts, { id: nina.id }, admin.token)).completedWorkouts
    if (!workout) return []
    const { exerciseList } = await call(getClientWorkout, { id: nina.id, workoutId: workout.id }, admin.token)
    return exerciseList.map(({ name, pain, skipReason }) => [name, pain?.level ?? null, skipReason])
  }
  // the workout is on the server since its beginning, and its end arrives a moment after it is on the screen
  await expect.poll(told).toEqual(
    expect.arrayContaining([
      [swapped, 4, null],
      ['Plank', null, 'no time'],
    ]),
  )
})
