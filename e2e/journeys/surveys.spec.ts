import { expect, type Page } from '@playwright/test'
import { giveConsent, listOwnConsents } from '@allenio/contract/clients'
import {
  assignSurvey,
  createSurvey,
  getSurvey,
  listCompletedSurveys,
  listOwnSurveys,
  updateSurvey,
  type SurveyType,
} from '@allenio/contract/surveys'
import { randomUUID } from 'node:crypto'
import { baseUrl, call } from '../house/api.ts'
import { enter, watchFaults } from '../house/browser.ts'
import { isOfNetwork, setOffline } from '../house/network.ts'
import { newPerson, type NewPerson } from '../house/people.ts'
import { phone } from '../house/places.ts'
import { newClient, openAsAdmin } from '../house/studio.ts'
import { test } from '../house/test.ts'

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date())

const scale = {
  kind: 'number',
  key: 'sleep',
  text: 'Come hai dormito?',
  isRequired: true,
  min: 1,
  max: 5,
  scale: { low: 'male', high: 'bene' },
} as const
const note = { kind: 'text', key: 'note', text: 'Che cosa è andato bene?', isLong: true } as const
const ready = { kind: 'boolean', key: 'ready', text: 'Vuoi cominciare subito?', isRequired: true } as const

/** A survey of the business, published with these questions. */
const newSurvey = (
  { token }: NewPerson,
  { name, type, questions }: { name: string; type: SurveyType; questions: readonly (typeof scale | typeof note | typeof ready)[] },
) =>
  call(
    createSurvey,
    { name, type, welcomeFor: type === 'WELCOME' ? 'everybody' : 'nobody', content: { pages: [{ title: '', questions: [...questions] }] } },
    token,
  )

async function agreeAs(token: string): Promise<void> {
  const { wordings } = await call(listOwnConsents, {}, token)
  await call(giveConsent, { id: randomUUID(), purpose: 'health data', version: wordings['health data'].version }, token)
}

const answersOf = async ({ token }: NewPerson) => (await call(listCompletedSurveys, {}, token)).surveys

const isAtHome = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()

test('a check-in is begun on the phone and finished on the laptop without a network: it arrives once', async ({
  page,
  context,
  browser,
}) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  const client = await newClient(admin, 'Livia', 'Serra')
  await agreeAs(client.token)
  const { id } = await newSurvey(admin, { name: 'Check-in', type: 'CHECK_IN', questions: [scale, note] })
  const days = { startDay: today(), repetition: { kind: 'daily' as const } }
  await call(assignSurvey, { id, clients: [{ clientId: client.id, assignmentId: randomUUID(), ...days }] }, admin.token)
  const visitor = { visitor: 'client', token: client.token, language: 'it' } as const

  const pocket = await browser.newContext({ ...phone, locale: 'it-IT', timezoneId: 'Europe/Rome', serviceWorkers: 'block' })
  const small = await pocket.newPage()
  await enter(pocket, visitor)
  await test.step('the phone begins, from the first card of the home', async () => {
    await small.goto(`${baseUrl()}/home`)
    await small.getByRole('link', { name: 'Compila il questionario' }).tap()
    await expect(small.getByRole('heading', { name: scale.text })).toBeVisible()
    const shared = small.waitForResponse(response => response.url().endsWith('/draft') && response.ok())
    await small.getByRole('radio', { name: /^4/ }).check({ force: true })
    await expect(small.getByText('Salvato su questo dispositivo')).toBeVisible()
    await small.getByRole('button', { name: 'Continua' }).tap()
    await expect(small.getByRole('heading', { name: note.text })).toBeVisible()
    await shared
  })

  await test.step('the laptop goes on where the phone stopped, and sends without a network', async () => {
    await enter(context, visitor)
    await page.goto(`${baseUrl()}/surveys`)
    await page.getByRole('link', { name: /Check-in.*Iniziato/ }).click()
    await expect(page.getByRole('radio', { name: /^4/ })).toBeChecked()
    await setOffline(context, true)
    await page.getByRole('textbox', { name: 'La tua risposta' }).fill('Tutti gli allenamenti')
    await page.getByRole('button', { name: 'Riepilogo', exact: true }).click()
    await page.getByRole('button', { name: 'Invia le risposte' }).click()
    await expect(page.getByText('Le risposte partono da sole appena torna la rete')).toBeVisible()
    expect(await answersOf(admin)).toEqual([])
    await setOffline(context, false)
    await expect.poll(() => answersOf(admin)).toMatchObject([{ client: { name: client.name }, number: 1, isLate: false }])
  })

  await test.step('on the phone it is among those that were sent, and nothing is left of the draft', async () => {
    await small.goto(`${baseUrl()}/surveys`)
    await expect(small.getByRole('link', { name: /Inviato il/ })).toHaveCount(1)
    const { surveys, answers } = await call(listOwnSurveys, {}, client.token)
    expect(surveys).toMatchObject([{ number: 2, draft: null }])
    expect(answers).toHaveLength(1)
  })
  await pocket.close()
  expect(faults.filter(fault => !isOfNetwork(fault))).toEqual([])
})

test('a new client is asked what welcomes them before their home; what is put off stays a task and does not open again', async ({
  page,
  context,
}) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  await newSurvey(admin, { name: 'Prima di cominciare', type: 'WELCOME', questions: [ready] })
  await newSurvey(admin, { name: 'Abitudini', type: 'WELCOME', questions: [note] })
  const client = await newClient(admin, 'Livia', 'Serra')
  await enter(context, { visitor: 'client', token: client.token, language: 'it' })
  await page.goto(`${baseUrl()}/home`)

  await expect(page.getByRole('heading', { name: ready.text })).toBeVisible()
  await page.keyboard.press('1')
  await page.getByRole('button', { name: 'Riepilogo', exact: true }).click()
  await page.getByRole('button', { name: 'Leggi e invia' }).click()
  await page.getByRole('button', { name: 'Acconsento' }).click()
  await expect(page.getByRole('heading', { name: 'Risposte inviate' })).toBeVisible()

  // one after the other
  await page.getByRole('link', { name: 'Continua' }).click()
  await expect(page.getByRole('heading', { name: note.text })).toBeVisible()
  await page.getByRole('button', { name: 'Più tardi' }).click()
  await isAtHome(page, 'Livia')
  await expect(page.getByText('Abitudini')).toBeVisible()

  await page.goto(`${baseUrl()}/home`)
  await isAtHome(page, 'Livia')
  await expect(page.getByText('Abitudini')).toBeVisible()
  expect(await answersOf(admin)).toMatchObject([{ name: 'Prima di cominciare', type: 'WELCOME' }])
  expect(faults).toEqual([])
})

test('who has begun a version finishes it, although the professional publishes another one meanwhile', async ({
  page,
  context,
  browser,
}) => {
  const faults = watchFaults(page)
  const admin = await newPerson('Elisa')
  const client = await newClient(admin, 'Livia', 'Serra')
  await agreeAs(client.token)
  const survey = await newSurvey(admin, { name: 'Check-in', type: 'CHECK_IN', questions: [scale, note] })
  const days = { startDay: today(), repetition: { kind: 'daily' as const } }
  await call(assignSurvey, { id: survey.id, clients: [{ clientId: client.id, assignmentId: randomUUID(), ...days }] }, admin.token)

  await enter(context, { visitor: 'client', token: client.token, language: 'it' })
  await page.goto(`${baseUrl()}/surveys`)
  const shared = page.waitForResponse(response => response.url().endsWith('/draft') && response.ok())
  await page.getByRole('link', { name: /Check-in/ }).click()
  await page.getByRole('radio', { name: /^4/ }).check({ force: true })
  await shared

  const asked = 'Quante ore hai dormito?'
  const questions = [{ ...scale, text: asked }, note, ready]
  const { name, type, revision } = await call(getSurvey, { id: survey.id }, admin.token)
  await call(updateSurvey, { id: survey.id, name, type, revision, content: { pages: [{ title: '', questions }] } }, admin.token)

  await test.step('the client goes on with the words that they have read, and sends', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: `Cambia la risposta: ${scale.text}` })).toContainText('4 su 5')
    await expect(page.getByText(ready.text)).toHaveCount(0)
    await page.getByRole('button', { name: 'Invia le risposte' }).click()
    await expect(page.getByRole('heading', { name: 'Risposte inviate' })).toBeVisible()
  })

  await test.step('the professional reads what was asked then; the next check-in asks anew', async () => {
    const desk = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome', serviceWorkers: 'block' })
    const review = await desk.newPage()
    await openAsAdmin(review, admin, '/surveys/completed')
    const sheet = review.getByRole('article', { name: /Livia Serra: Check-in/ })
    await expect(sheet).toContainText(scale.text)
    await expect(sheet).not.toContainText(asked)
    await desk.close()
    const [next] = (await call(listOwnSurveys, {}, client.token)).surveys
    expect(next?.version.pages[0]?.questions.map(({ text }) => text)).toEqual([asked, note.text, ready.text])
  })
  expect(faults).toEqual([])
})
