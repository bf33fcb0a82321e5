import { expect, type Page } from '@playwright/test'
import type { Input } from '@allenio/contract'
import { createConsent } from '@allenio/contract/clients'
import { createVisit, listClientVisits } from '@allenio/contract/visits'
import { randomUUID } from 'node:crypto'
import { call } from './api.ts'
import { addDays, today } from './client-pages.ts'
import type { NewPerson } from './people.ts'
import { newStudio, type Client } from './studio.ts'

export const reading = (page: Page, cell: string, index = 0) => page.locator(`[data-reading="${cell}/${index}"]`)
export const saved = (page: Page) => expect(page.getByText(/^Salvato( \d|$)/)).toBeVisible()

export async function newPatient(): Promise<{ admin: NewPerson; client: Client }> {
  const { admin, clients } = await newStudio(['Nina', 'Riva'])
  const [client] = clients
  if (!client) throw new Error('one was made')
  return { admin, client }
}

export const consentOf = ({ id }: Client) => ({ id, consentId: randomUUID(), purpose: 'health data', day: today, language: 'it' }) as const

/** A finished visit, half a year ago. */
export async function visitBefore(admin: NewPerson, client: Client, more: Partial<Input<typeof createVisit>> = {}) {
  await call(createConsent, consentOf(client), admin.token)
  const measures = {
    weight: [70],
    height: [170],
    triceps_fold: [20, 20.2],
    biceps_fold: [10],
    subscapular_fold: [15],
    suprailiac_fold: [18],
    'arms.left': [28],
    'arms.right': [28.5],
    waist: [80],
    'legs.left': [56],
  }
  const facts = { sex: 'female', birthDate: '1990-05-04', sleep: 'Sei ore', isDraft: false } as const
  return call(createVisit, { clientId: client.id, takenOn: addDays(today, -180), ...facts, measures, ...more }, admin.token)
}

export const lastVisit = async ({ id }: Client, { token }: NewPerson) => (await call(listClientVisits, { id }, token)).visits[0]

/** Readings as a caliper sends them: figures and Enter. */
export async function typeReadings(page: Page, values: readonly string[]): Promise<void> {
  for (const value of values) {
    await page.keyboard.type(value)
    await page.keyboard.press('Enter')
  }
}
