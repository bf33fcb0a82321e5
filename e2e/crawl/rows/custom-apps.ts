import { listOperatorApps } from '@allenio/contract/custom-apps'
import { call, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

async function id(role: DemoRole): Promise<string> {
  const { customApps } = await call(listOperatorApps, {}, demoToken(role))
  return first(customApps, 'custom app').id
}

export const rows = { '/dash/customApps/{id?}': { id } }
