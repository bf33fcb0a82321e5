import { firstVisitSteps } from '@allenio/contract/first-visits'
import { IconRoute } from '@tabler/icons-react'
import { attentionSteps, clientOverview, clientRails, clientSteps } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { latePart, lazyPart } from '#lib/lazy-part'
import { stepHref } from './step-href.ts'

const permissions = ['view clients', 'update visits', 'update macros', 'update meal plans'] as const

export const extras: AreaExtras = {
  fills: [
    clientRails.fill({ id: 'first visit', permissions, Line: latePart(() => import('./rail/rail.tsx'), 'Rail') }),
    clientOverview.fill({ order: 5, permission: 'update meal plans', part: () => import('./overview/part.tsx') }),
    clientSteps.fill({
      id: 'first visit',
      order: 20,
      keys: 'Alt F',
      longLabel: { it: 'Prima visita, passo dopo passo…', en: 'First visit, step by step…' },
      Icon: IconRoute,
      permission: 'update meal plans',
      Dialog: lazyPart(() => import('./overview/start-dialog.tsx'), 'StartDialog'),
    }),
    attentionSteps.fill({
      id: 'first visit open',
      icon: IconRoute,
      label: { it: 'Riprendi', en: 'Continue' },
      href: ({ client, detail, targetId }) => {
        const step = firstVisitSteps.find(each => each === detail) ?? 'exclusions'
        return stepHref({ clientId: client.id, step, targetId })
      },
    }),
  ],
}
