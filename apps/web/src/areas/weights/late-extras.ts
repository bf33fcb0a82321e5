import { IconScaleOutline } from '@tabler/icons-react'
import { bulkTools } from '#areas/clients'
import type { LateExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { weightVerb } from './palette/weight-verb.tsx'

export const lateExtras: LateExtras = {
  verbs: [weightVerb],
  fills: [
    bulkTools.fill({
      id: 'weigh-ins',
      order: 30,
      permission: 'update clients',
      label: { it: 'Pesate', en: 'Weigh-ins' },
      Icon: IconScaleOutline,
      Dialog: lazyPart(() => import('./entry/clients-dialog.tsx'), 'ClientsDialog'),
    }),
  ],
}
