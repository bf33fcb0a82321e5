import { createPackage, listPackages } from '@allenio/contract/packages'
import { call, demoToken } from '../../house/api.ts'

/** The first package of the demo, or one that is made for the crawl. */
async function packageId(): Promise<string> {
  const token = demoToken('admin')
  const [offered] = (await call(listPackages, { page: 1 }, token)).packages.filter(({ isActive }) => isActive)
  return offered
    ? offered.id
    : (await call(createPackage, { name: 'Pacchetto gratis', billingModel: 'ONE_TIME_PAYMENT', price: 0 }, token)).id
}

export const rows = {
  '/sf/plans/{id}': { id: packageId },
  // the link of no receipt: the page says that it does not work
  '/withdrawal/{token}': { token: () => Promise.resolve('0'.repeat(24)) },
}
