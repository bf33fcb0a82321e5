import { expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { createClient, createConsent } from '@allenio/contract/clients'
import { assignSurvey, createSurvey, fillInSurvey, listCompletedSurveys, listOwnSurveys, type Answers } from '@allenio/contract/surveys'
import { call } from '../house/api.ts'
import { watchFaults } from '../house/browser.ts'
import { waitUntilIdle } from '../house/places.ts'
import { field, newStudio, openAsAdmin, read } from '../house/studio.ts'
import { test } from '../house/test.ts'

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(Date.now())
const names = ['Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gaia', 'Ivan', 'Laura', 'Marco']

/** Ten clients with one answer each: the last one slept badly, which is flagged. */
async function tenAnswers() {
  const {
    admin,
    clients: [anna],
  } = await newStudio(['Anna', 'Sarti'])
  if (!anna) throw new Error('one was made')
  const [surveyId, sleep, note] = [randomUUID(), randomUUID(), randomUUID()]
  await call(
    createSurvey,
    {
      id: surveyId,
      name: 'Check-in',
      type: 'CHECK_IN',
      content: {
        pages: [
          {
            title: '',
            questions: [
              {
                kind: 'number',
                key: sleep,
                text: 'Come hai dormito?',
                min: 1,
                max: 10,
                scale: { low: 'male', high: 'bene' },
                flags: [{ operator: 'at most', value: 3 }],
              },
              { kind: 'text', key: note, text: 'Che cosa non va?', isLong: true },
            ],
          },
        ],
      },
    },
    admin.token,
  )
  const others = await Promise.all(names.map(firstName => call(createClient, { firstName, lastName: 'Riva' }, admin.token)))
  const clients = [{ id: anna.id, name: anna.name }, ...others.map(({ id, name }) => ({ id, name }))]
  const term = { startDay: today(), repetition: { kind: 'once' as const } }
  await call(assignSurvey, { id: surveyId, clients: [{ clientId: anna.id, assignmentId: randomUUID(), ...term }] }, admin.token)
  const { surveys } = await call(listOwnSurveys, {}, anna.token)
  const releaseId = surveys[0]?.releaseId ?? ''
  for (const [at, { id }] of clients.entries()) {
    await call(createConsent, { id, consentId: randomUUID(), purpose: 'health data', day: today() }, admin.token)
    const answers: Answers = {
      [sleep]: { kind: 'number', value: at === clients.length - 1 ? 2 : 7 },
      [note]: { kind: 'text', text: `Tutto bene, ${at}` },
    }
    await call(fillInSurvey, { id, answerId: randomUUID(), surveyId, day: today(), releaseId, answers }, admin.token)
  }
  return { admin, anna, names: clients.map(({ name }) => name) }
}

const sheet = (page: Page, name: string) => page.getByRole('article', { name: `${name}: Check-in` })
const waiting = (page: Page) => page.getByRole('tab', { name: /^Da leggere/ })

test('ten reviews by keyboard alone', async ({ page }) => {
  const faults = watchFaults(page)
  const { admin, anna, names: all } = await tenAnswers()
  const [first, ...rest] = [all.at(-1) ?? '', ...all.slice(0, -1)]
  await openAsAdmin(page, admin, '/surveys/completed')

  await test.step('the flagged one comes first, and is open', async () => {
    await expect(waiting(page)).toContainText('10')
    await expect(sheet(page, first)).toContainText('2 su 10')
    await expect(sheet(page, first)).toContainText('1 segnale')
  })

  await test.step('read, and back by the toast', async () => {
    await waitUntilIdle(page)
    await page.keyboard.press('a')
    await expect(sheet(page, rest[0] ?? '')).toBeVisible()
    await expect(waiting(page)).toContainText('9')
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect(sheet(page, first)).toBeVisible()
    await expect(waiting(page)).toContainText('10')
    // the sheet is read anew once it is open again
    await waitUntilIdle(page)
    await page.keyboard.press('a')
  })

  await test.step('a reply leads to the check-in', async () => {
    await expect(sheet(page, anna.name)).toBeVisible()
    await expect(page.getByText('A proposito di: Check-in')).toBeVisible()
    await page.keyboard.press('r')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('Avanti così')
    await page.keyboard.press('Enter')
    await expect.poll(() => read(anna)).toContain('Avanti così')
    await page.keyboard.press('Escape')
    await expect(field(page)).not.toBeFocused()
  })

  await test.step('one further, one back', async () => {
    await page.keyboard.press('j')
    await expect(sheet(page, rest[1] ?? '')).toBeVisible()
    await page.keyboard.press('k')
    await expect(sheet(page, anna.name)).toBeVisible()
  })

  await test.step('the others, one key each', async () => {
    for (const name of rest) {
      await expect(sheet(page, name)).toBeVisible()
      await page.keyboard.press('a')
    }
    await expect(page.getByRole('heading', { name: 'Tutto letto' }).first()).toBeVisible()
    await expect.poll(async () => (await call(listCompletedSurveys, {}, admin.token)).counts.waiting).toBe(0)
  })
  expect(faults).toEqual([])
})
