import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Input } from '@allenio/contract'
import { updateProgramSettings } from '@allenio/contract/programs'
import { getOwnTraining, saveOwnWorkout } from '@allenio/contract/workouts'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { setOffline } from '../house/network.ts'
import { moveTo, phone } from '../house/places.ts'
import { field, newStudio, openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date())
const empty = { seconds: null, metres: null, rpe: null, rir: null }

/** Squats with less in the last set than the plan asked for, and with pain; a curl that nothing is said about. */
function painfulWorkout(): Input<typeof saveOwnWorkout> {
  const [id, squatId] = [randomUUID(), randomUUID()]
  const changedAt = ago(5)
  const exercise = {
    workoutId: id,
    rowId: null,
    superset: null,
    skipReason: null,
    note: '',
    videoId: null,
    maximum: null,
    isRemoved: false,
    changedAt,
  }
  return {
    workout: {
      id,
      programUserId: null,
      releaseId: null,
      dayId: null,
      plannedWorkoutId: null,
      name: 'Gambe',
      day: today,
      startedAt: ago(50),
      finishedAt: changedAt,
      state: 'finished',
      rpe: 8,
      note: '',
      changedAt,
    },
    exercises: [
      {
        ...exercise,
        id: squatId,
        position: 0,
        exercise: { name: 'Squat della casa' },
        target: { exercise: { name: 'Squat della casa' }, sets: 3, reps: '8', load: '80' },
        pain: { where: 'ginocchio', level: 6 },
      },
    ],
    sets: [
      [80, 8],
      [80, 8],
      [75, 6],
    ].map(([kg = 0, reps = 0], position) => ({
      id: randomUUID(),
      exerciseId: squatId,
      position,
      kind: 'work' as const,
      ...empty,
      kg,
      reps,
      doneAt: ago(40 - position),
      isRemoved: false,
      changedAt,
    })),
    sentAt: new Date().toISOString(),
  }
}

test('pain reaches the coach’s home, a comment the client before the next workout, and the answer comes back', async ({
  page,
  browser,
}) => {
  const faults = watchFaults(page)
  const { admin, clients } = await newStudio(['Anna', 'Sarti'])
  const [anna] = clients
  if (!anna) throw new Error('the studio has no client')
  await call(updateProgramSettings, { mayClientsTrainFreely: true }, admin.token)
  const painful = painfulWorkout()
  await call(saveOwnWorkout, painful, anna.token)

  await openAsAdmin(page, admin, '/home')
  await expect(page.getByText('Dolore oggi in «Squat della casa»: ginocchio, 6 su 10')).toBeVisible()
  await page.getByRole('link', { name: 'Guarda: Anna Sarti' }).click()
  await expect(page.getByRole('heading', { name: 'Gambe' })).toBeVisible()
  await expect(page.getByText('Dolore: ginocchio, 6 su 10')).toBeVisible()
  const sets = page.getByRole('table', { name: 'Serie di Squat della casa' })
  await expect(sets.getByRole('row', { name: /^3/ })).toContainText('meno del richiesto')
  await expect(sets.getByRole('row', { name: /^1/ })).not.toContainText('meno')

  await page.getByRole('button', { name: 'Commenta: Squat della casa' }).click()
  const comment = page.getByRole('textbox', { name: 'Commenta: Squat della casa' })
  await comment.fill('Fermati prima: la prossima volta box squat')
  await comment.press('Control+Enter')
  const comments = page.getByRole('list', { name: 'Commenti su Squat della casa' })
  await expect(comments).toContainText('non ancora letto')
  const { training } = await call(getOwnTraining, {}, anna.token)
  expect(training?.comments).toMatchObject([{ key: 'name squat della casa', text: 'Fermati prima: la prossima volta box squat' }])

  // on the phone the client reads it, and answers without a network
  const context = await browser.newContext({ ...phone, locale: 'it-IT' })
  await enter(context, { visitor: 'client', token: anna.token, language: 'it' })
  const own = await context.newPage()
  await own.goto(`${baseUrl()}/completedWorkouts`)
  await own.getByRole('link', { name: /Gambe/ }).click()
  await expect(own.getByText('Fermati prima: la prossima volta box squat')).toBeVisible()
  await own.getByRole('button', { name: 'Rispondi: Squat della casa' }).click()
  await setOffline(context, true)
  await own.getByRole('textbox', { name: 'Rispondi: Squat della casa' }).fill('Va bene, provo')
  await own.getByRole('button', { name: 'Invia', exact: true }).click()
  await expect(own.getByRole('list', { name: 'Commenti su Squat della casa' })).toContainText('Va bene, provo')
  await setOffline(context, false)

  // each side sees that the other has read
  await expect(comments).toContainText('Va bene, provo')
  await expect(comments).not.toContainText('non ancora letto')

  // the client corrects a set of a workout that this phone has never had
  await own.getByRole('link', { name: 'Modifica le serie' }).click()
  const reps = own.getByRole('textbox', { name: 'Ripetizioni, Serie 3' })
  await reps.fill('7')
  await reps.blur()
  await own.getByRole('button', { name: 'Torna al riepilogo' }).click()
  await expect(own.getByText('/ 3 serie')).toBeVisible()
  await expect(sets.getByRole('row', { name: /^3/ })).toContainText(/75\skg.* × 7/)

  // how each exercise goes stands beside the weight and the photos, and for the coach beside the workouts
  await moveTo(own, '/me/weights')
  await own.getByRole('navigation', { name: 'Progressi' }).getByRole('link', { name: 'Esercizi' }).click()
  await own.getByRole('link', { name: /Squat della casa/ }).click()
  const ownCourse = own.getByRole('dialog', { name: 'Squat della casa' })
  await expect(ownCourse.getByRole('list', { name: 'Volta per volta' })).toContainText('3 serie')
  await own.keyboard.press('Escape')
  await expect(ownCourse).toBeHidden()
  await expect(own).toHaveURL(`${baseUrl()}/me/exercises`)
  const detail = `/clients/${anna.id}/completed_workouts/${painful.workout.id}/details`
  await moveTo(page, `/clients/${anna.id}/completed_workouts`)
  await page
    .getByRole('navigation', { name: /^Parti di / })
    .getByRole('link', { name: 'Esercizi' })
    .click()
  await page.getByRole('link', { name: /Squat della casa/ }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Squat della casa' })).toContainText('Carico migliore')
  await moveTo(page, detail)

  // a message about the exercise opens it
  await page.getByRole('button', { name: 'In chat: Squat della casa' }).click()
  await field(page).fill('Ti mando un video')
  await page.keyboard.press('Enter')
  const subject = page.getByRole('link', { name: 'A proposito di: Squat della casa' })
  await expect(subject).toHaveAttribute('href', detail)

  // until it is removed: then the message says so at once, and leads nowhere
  const removed = painful.exercises.map(exercise => ({ ...exercise, isRemoved: true, changedAt: new Date().toISOString() }))
  await call(saveOwnWorkout, { ...painful, exercises: removed, sets: [], sentAt: new Date().toISOString() }, anna.token)
  await expect(page.getByText('Non c’è più', { exact: true })).toBeVisible()
  await expect(subject).toHaveCount(0)
  await page.goto(`${baseUrl()}/home`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Dolore oggi in')).toHaveCount(0)
  expect(faults).toEqual([])
})
