import { IconCrown, IconCreditCard } from '@tabler/icons-react'
import { homeBlocks } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { config } from '#lib/config'
import { latePart } from '#lib/lazy-part'
import { settingsSections } from '#lib/settings'
import { placesVerb } from './palette/places-verb.ts'

const PlanBlock = latePart(() => import('./home/plan-block.tsx'), 'PlanBlock')

const planExtras: AreaExtras = {
  icons: { '/payments/premium-app': IconCrown, '/payments': IconCreditCard },
  verbs: [placesVerb],
  fills: [
    homeBlocks.fill({ id: 'plan', order: 1, permission: 'view clients', Block: PlanBlock }),
    settingsSections.fill({
      id: 'plan',
      part: 'business',
      order: 20,
      title: { it: 'Piano', en: 'Plan' },
      text: { it: 'Posti usati, prossimo addebito, fatture', en: 'Places used, next charge, invoices' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./settings/section.tsx'),
    }),
  ],
}

/** An installation without plans shows none of it. */
export const extras: AreaExtras = config.hasPlans ? planExtras : {}
