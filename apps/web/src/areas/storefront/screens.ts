import { publicScreens } from '#lib/screens'

export const screens = publicScreens('storefront', [
  {
    path: '/sf/plans/$id',
    layout: 'storefront',
    isHidden: true,
    showsRecords: true,
    title: { it: 'Pacchetto', en: 'Package' },
    page: () => import('./plan/page.tsx'),
  },
  {
    path: '/thankyou/purchase',
    layout: 'storefront',
    isHidden: true,
    showsRecords: true,
    title: { it: 'Il tuo acquisto', en: 'Your purchase' },
    page: () => import('./thank-you/page.tsx'),
  },
  {
    path: '/thankyou_subscription/purchase',
    layout: 'storefront',
    isHidden: true,
    showsRecords: true,
    title: { it: 'Il tuo abbonamento', en: 'Your subscription' },
    page: () => import('./thank-you/page.tsx'),
  },
  {
    path: '/withdrawal/$token',
    layout: 'storefront',
    isHidden: true,
    showsRecords: true,
    title: { it: 'Recedi dal contratto', en: 'Withdraw from the contract' },
    page: () => import('./withdrawal/page.tsx'),
  },
])
