import { customAppCode, listServices } from '@allenio/contract/services'
import { call, demoToken, type DemoRole } from '../../house/api.ts'
import { first } from '../first.ts'

/** A service that is still to be ordered: the demo's app is under way, so its request leads on. */
async function id(role: DemoRole): Promise<string> {
  const { services } = await call(listServices, {}, demoToken(role))
  return first(
    services.filter(({ code, order }) => code !== customAppCode && order === null),
    'service',
  ).id
}

export const rows = { '/services/{id?}': { id } }
