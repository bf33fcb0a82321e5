import type { Screen } from '#lib/screens'
import { clientFrame } from '../detail/client-frame.ts'

const asId = (given: unknown): string | undefined => typeof given === 'string' && given !== '' ? given : undefined

export const nutritionScreens = [
  {
    path: '/clients/$id/nutritions', layout: 'default', access: { permission: 'view clients' }, isOffline: true,
    frame: clientFrame, tab: { label: { it: 'Alimentazione', en: 'Nutrition' }, order: 80 },
    title: { it: 'Consigli alimentari', en: 'Nutritional advice' },
    // which one is being edited, so that a reload does not close it
    search: raw => ({ edit: asId(raw['edit']) }),
    page: () => import('./page.tsx'),
  },
  {
    path: '/clients/$id/nutritions/create', layout: 'default', access: { permission: 'update clients' },
    frame: clientFrame, title: { it: 'Nuovo consiglio alimentare', en: 'New nutritional advice' }, page: () => import('./create-page.tsx'),
  },
] as const satisfies readonly Omit<Screen, 'area'>[]
