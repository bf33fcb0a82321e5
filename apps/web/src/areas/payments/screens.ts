import { config } from '#lib/config'
import { parseTexts } from '#lib/list-place'
import { areaScreens } from '#lib/screens'

const planScreens = areaScreens('payments', [
  {
    path: '/payments',
    access: { role: 'admin' },
    // payments are named in the words of the day they were made
    showsRecords: true,
    title: { it: 'Piano e pagamenti', en: 'Plan and payments' },
    search: parseTexts,
    page: () => import('./page/page.tsx'),
  },
  {
    path: '/payments/premium-app',
    access: { role: 'admin' },
    title: { it: 'Scegli un piano', en: 'Choose a plan' },
    isHidden: true,
    menu: { group: 'foot', order: 30, isOffer: true, label: { it: 'Premium', en: 'Premium' } },
    search: parseTexts,
    page: () => import('./page/premium-page.tsx'),
  },
])

/** An installation without plans has none of them. */
export const screens = config.hasPlans ? planScreens : []
