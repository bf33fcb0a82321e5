import { type Locator, type Page } from '@playwright/test'
import { createClient } from '@allenio/contract/clients'
import { call } from './api.ts'
import { enter } from './browser.ts'
import { newPerson } from './people.ts'

export const today = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
}).format()
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
export const formatShortDay = (day: string) => {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'][(month ?? 1) - 1]} ${year}`
}
export const formatDayInput = (day: string) => day.split('-').toReversed().join('/')

export async function clientOfTheirs(page: Page) {
  const admin = await newPerson('Marta')
  await enter(page.context(), { visitor: 'admin', token: admin.token, language: 'it' })
  const { id } = await call(createClient, { firstName: 'Livia', lastName: 'Serra', sendsInvitation: false }, admin.token)
  return { id, token: admin.token }
}

/** Finds a day within a text: the 1st is not found in the 31st. */
export const dayPattern = (day: string) => new RegExp(`(?<!\\d)${formatShortDay(day)}`)
export const rowOf = (table: Locator, day: string) => table.getByRole('row', { name: dayPattern(day) })
