import { IconActivityHeartbeat, IconBuildingStore, IconChartLine, IconCreditCard, IconSpeakerphone } from '@tabler/icons-react'
import type { AreaExtras } from '#shell'
import { settingsSections } from '#lib/settings'
import { useGuardBanner } from './access/use-guard-banner.ts'
import { useOperatorMessages } from './messages/use-operator-messages.ts'

export const extras: AreaExtras = {
  icons: {
    '/dash': IconBuildingStore,
    '/dash/growth': IconChartLine,
    '/dash/payments': IconCreditCard,
    '/dash/messages': IconSpeakerphone,
    '/dash/operation': IconActivityHeartbeat,
  },
  banners: [useGuardBanner, useOperatorMessages],
  fills: [
    settingsSections.fill({
      id: 'interventions',
      part: 'business',
      order: 880,
      title: { it: 'Interventi dell’assistenza', en: 'Support interventions' },
      text: { it: 'Che cosa ha fatto chi gestisce il servizio, e perché', en: 'What the people who run the service have done, and why' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/interventions.tsx'),
    }),
  ],
}
