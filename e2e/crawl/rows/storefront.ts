import { createClient } from '@allenio/contract/clients'
import { createPackage, listPackages } from '@allenio/contract/packages'
import { createHandSale } from '@allenio/contract/purchases'
import { call, demoToken } from '../../house/api.ts'
import { today } from '../../house/client-pages.ts'
import { mailedLink } from '../../house/people.ts'

/** The first package of the demo, or one that is made for the crawl. */
async function packageId(): Promise<string> {
  const token = demoToken('admin')
  const [offered] = (await call(listPackages, { page: 1 }, token)).packages.filter(({ isActive }) => isActive)
  return offered
    ? offered.id
    : (await call(createPackage, { name: 'Pacchetto gratis', billingModel: 'ONE_TIME_PAYMENT', price: 0 }, token)).id
}

/** The link in the receipt of a sale that was recorded by hand. */
async function withdrawalToken(): Promise<string> {
  const token = demoToken('admin')
  const email = `recesso-${Date.now()}@example.com`
  const { id } = await call(createClient, { firstName: 'Rosa', lastName: 'Neri', email, sendsInvitation: false }, token)
  const [offered] = (await call(listPackages, { page: 1 }, token)).packages.filter(({ isActive, terms }) => isActive && terms.price > 0)
  if (!offered) throw new Error('the demo sells packages')
  const { versionId, price } = offered.terms
  await call(createHandSale, { id, packageId: offered.id, versionId, method: 'cash', day: today, amount: price }, token)
  const link = await mailedLink(email, /Hai acquistato/, '/withdrawal/')
  return link.split('/withdrawal/')[1]?.split('?')[0] ?? ''
}

export const rows = { '/sf/plans/{id}': { id: packageId }, '/withdrawal/{token}': { token: withdrawalToken } }
