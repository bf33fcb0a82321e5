import { listClients } from '@allenio/contract/clients'
import { call, demo, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

/** The demo client, who has a year of data and is in the charge of the whole team. */
async function id(role: DemoRole): Promise<string> {
  const { clients } = await call(listClients, { page: 1, search: demo.client }, demoToken(role))
  return first(clients, 'client').id
}

export const rows = { '/clients/{id}': { id } }
