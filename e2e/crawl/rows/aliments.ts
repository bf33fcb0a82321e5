import { listFoods, listOpenLabels } from '@allenio/contract/aliments'
import { call, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

/** Foods of the business stand before those of the library: the screen shows a form if there is one. */
async function foodId(role: DemoRole): Promise<string> {
  const { aliments } = await call(listFoods, { page: 1 }, demoToken(role))
  return first(aliments, 'food').id
}

/** The label that waits in the demo is not that of the demo's client. */
const openLabel = async (role: DemoRole) => first((await call(listOpenLabels, {}, demoToken(role))).checks, 'label that nobody has read')

export const rows = {
  '/aliments/{id}': { id: foodId },
  '/clients/{id}/labels/{checkId}': {
    id: async (role: DemoRole) => (await openLabel(role)).client.id,
    checkId: async (role: DemoRole) => (await openLabel(role)).id,
  },
}
