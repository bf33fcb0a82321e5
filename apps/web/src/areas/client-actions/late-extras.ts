import { IconListCheck } from '@tabler/icons-react'
import { bulkTools } from '#areas/clients'
import type { LateExtras } from '#shell'
import { AskMany } from './index.ts'
import { taskVerb } from './palette.tsx'

export const lateExtras: LateExtras = {
  verbs: [taskVerb],
  fills: [
    bulkTools.fill({
      id: 'ask',
      order: 20,
      permission: 'update clients',
      label: { it: 'Compito', en: 'Task' },
      Icon: IconListCheck,
      Dialog: AskMany,
    }),
  ],
}
