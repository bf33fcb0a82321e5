import { listFoods } from '@allenio/contract/aliments'
import { call, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

/** Foods of the business stand before those of the library: the screen shows a form if there is one. */
async function foodId(role: DemoRole): Promise<string> {
  const { aliments } = await call(listFoods, { page: 1 }, demoToken(role))
  return first(aliments, 'food').id
}

export const rows = { '/aliments/{id}': { id: foodId } }
