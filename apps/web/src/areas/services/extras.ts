import { IconDeviceMobile, IconPackages } from '@tabler/icons-react'
import type { AreaExtras } from '#shell'
import { config } from '#lib/config'
import { settingsSections } from '#lib/settings'
import { appVerb } from './palette/app-verb.ts'

const serviceExtras: AreaExtras = {
  icons: { '/services/{-$id}/request': IconPackages, '/payments/custom-app': IconDeviceMobile },
  verbs: [appVerb],
  fills: [
    settingsSections.fill({
      id: 'services',
      part: 'business',
      order: 25,
      title: { it: 'Servizi', en: 'Services' },
      text: { it: 'La tua app e gli altri servizi', en: 'Your own app and other services' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}

/** An installation without plans sells no services either. */
export const extras: AreaExtras = config.hasPlans ? serviceExtras : {}
