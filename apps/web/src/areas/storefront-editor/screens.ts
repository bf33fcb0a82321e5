import { areaScreens } from '#lib/screens'

export const screens = areaScreens(
  'storefront-editor',
  [
    {
      path: '/storefronts',
      access: { permission: 'view storefronts' },
      isEditor: true,
      title: { it: 'Vetrina', en: 'Storefront' },
      menu: { group: 'business', order: 50, letter: 'z' },
      page: () => import('./page.tsx'),
    },
    {
      path: '/sf',
      layout: 'empty',
      access: { permission: 'view storefronts' },
      isHidden: true,
      title: { it: 'La tua vetrina', en: 'Your storefront' },
      page: () => import('./own-page.tsx'),
    },
    {
      path: '/storefront-appearance',
      access: { role: ['coach', 'nutritionist'] },
      isHidden: true,
      title: { it: 'Comparire nella vetrina', en: 'Appearing in the storefront' },
      page: () => import('./appearance/page.tsx'),
    },
  ],
  { showsRecords: true },
)
