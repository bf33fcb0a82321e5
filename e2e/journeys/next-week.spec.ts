import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { getProgram } from '@allenio/contract/programs'
import { saveClientWorkout } from '@allenio/contract/workouts'
import { call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { newStudio, openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()

/** Four sets that reach the top of their range with some in reserve. */
function workoutOf(exercise: { id: string; name: string }) {
  const [workoutId, exerciseId, at] = [randomUUID(), randomUUID(), ago(20)]
  const set = (position: number) => ({
    id: randomUUID(),
    exerciseId,
    position,
    kind: 'work' as const,
    kg: 80,
    reps: 8,
    seconds: null,
    metres: null,
    rpe: null,
    rir: 3,
    doneAt: at,
    isRemoved: false,
    changedAt: at,
  })
  return {
    workout: {
      id: workoutId,
      programUserId: null,
      releaseId: null,
      dayId: null,
      plannedWorkoutId: null,
      name: 'Gambe',
      day: at.slice(0, 10),
      startedAt: ago(21),
      finishedAt: at,
      state: 'finished' as const,
      rpe: null,
      note: '',
      changedAt: at,
    },
    exercises: [
      {
        id: exerciseId,
        workoutId,
        rowId: null,
        position: 0,
        superset: null,
        exercise,
        skipReason: null,
        note: '',
        pain: null,
        target: { exercise, sets: 4, reps: '6-8', rir: 3 },
        videoId: null,
        maximum: null,
        isRemoved: false,
        changedAt: at,
      },
    ],
    sets: [0, 1, 2, 3].map(set),
    sentAt: new Date().toISOString(),
  }
}

test('a coach begins from an example and plans what follows from what was done, by keyboard', async ({ page }) => {
  const faults = watchFaults(page)
  const { admin, clients } = await newStudio(['Anna', 'Sarti'])
  // so wide that the panel is open from the start, with the last results beside it
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAsAdmin(page, admin, '/programs')
  await page.getByRole('button', { name: /^Total body, tre giorni/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Total body, tre giorni' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''
  const { weekList } = await call(getProgram, { id }, admin.token)
  const { exerciseId, name } = weekList[0]?.days[0]?.workouts[0]?.exercises[0] ?? { exerciseId: null, name: '' }
  await call(saveClientWorkout, { id: clients[0]?.id ?? '', ...workoutOf({ id: exerciseId ?? '', name }) }, admin.token)

  // beside a model stands what a chosen client has done
  await page.getByRole('tab', { name: 'Cliente' }).click()
  await page.getByLabel('Guarda i dati di').click()
  await page.getByRole('option', { name: 'Anna Sarti' }).click()
  const table = page.getByRole('grid', { name: /^Settimana/ })
  const cell = (text: string) => table.getByRole('gridcell').filter({ hasText: text })
  await expect(cell('80 × 8 8 8 8')).toBeVisible()
  await page.getByRole('tab', { name: 'Storico' }).click()
  await cell(name).first().click()
  await expect(page.getByText('1RM stimato')).toBeVisible()

  // the load follows from the results, and says why
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Progressione' }).click()
  const rule = page.getByRole('dialog', { name: 'Progressione di 1 esercizio' })
  await rule.getByLabel('Progressione', { exact: true }).selectOption('Dai risultati')
  await expect(rule.getByText('tutte le 4 serie in cima con margine: si sale')).toBeVisible()
  await rule.getByRole('button', { name: 'Applica' }).click()
  await expect(cell('82,5')).toBeVisible()
  await expect(cell('→ tutte le 4 serie')).toBeVisible()

  // one set warms up
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('F4')
  const sets = page.getByRole('dialog', { name: /^Serie una per una/ })
  await sets.getByLabel('Tipo di serie, serie 1').selectOption('Riscaldamento')
  await sets.getByLabel('Carico, serie 1').fill('60')
  await sets.getByRole('button', { name: 'Salva' }).click()
  await expect(cell('60/82,5/82,5/82,5')).toBeVisible()

  // copied as a whole, the row brings its single sets over another one, which is shown before
  await page.keyboard.press('Shift+Space')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+v')
  const question = page.getByRole('dialog', { name: 'Incollare qui?' })
  await expect(question.getByText(/Esercizio .* → /)).toContainText(name)
  await question.getByRole('button', { name: 'Incolla' }).click()
  await expect(cell('60/82,5/82,5/82,5')).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(cell('60/82,5/82,5/82,5')).toHaveCount(1)

  // the keys lead through the weeks, and behind the last one to the next
  for (const number of [2, 3, 4]) {
    await page.keyboard.press('Alt+PageDown')
    await expect(table).toHaveAccessibleName(new RegExp(`^Settimana ${number}`))
  }
  await page.keyboard.press('Alt+PageDown')
  // the last week of the example is a deload
  await expect(page.getByRole('dialog', { name: 'Continua dalla settimana 3' })).toContainText('La settimana 4 è di scarico')
  await page.keyboard.press('Enter')
  await expect(table).toHaveAccessibleName(/^Settimana 5/)

  // in columns the same keys work on whole rows
  await page.keyboard.press('Alt+v')
  const week = page.getByRole('region', { name: 'Settimana 1' })
  await week
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByRole('toolbar', { name: /2 selezionat/ })).toBeVisible()
  await page.keyboard.press('Control+g')
  await expect(week.getByRole('button', { name: new RegExp(`A1.*${name}`) })).toBeVisible()
  expect(faults).toEqual([])
})
