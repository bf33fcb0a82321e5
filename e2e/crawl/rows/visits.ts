import { listClients, createConsent, listConsents } from '@allenio/contract/clients'
import { createVisit, listVisits } from '@allenio/contract/visits'
import { randomUUID } from 'node:crypto'
import { call, demo, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

/** A finished visit of the demo client, who may read it, too; one that is made for the crawl where there is none. */
async function visitId(role: DemoRole): Promise<string> {
  const { visits } = await call(listVisits, role === 'client' ? {} : { isDraft: 'false', search: 'Martina' }, demoToken(role))
  const shared = visits.find(({ sharedAt }) => sharedAt !== null)
  return shared?.id ?? makeVisit()
}

async function makeVisit(): Promise<string> {
  const token = demoToken('nutritionist')
  const { clients } = await call(listClients, { page: 1, search: demo.client }, token)
  const { id: clientId } = first(clients, 'client')
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(Date.now())
  const { missing } = await call(listConsents, { id: clientId }, token)
  if (missing.includes('health data'))
    await call(createConsent, { id: clientId, consentId: randomUUID(), purpose: 'health data', day }, token)
  const measures = { weight: [68.5], height: [168], waist: [74], hips: [98] }
  return (await call(createVisit, { clientId, takenOn: day, measures, isDraft: false, isShared: true }, token)).id
}

export const rows = { '/visits/{id}': { id: visitId } }
