import { IconCircles } from '@tabler/icons-react'
import { bulkTools, clientMarks } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'
import { GroupMarks } from './client/group-marks.tsx'
import { findGroupVerb, groupSource, newGroupVerb } from './palette/groups.ts'

export const extras: AreaExtras = {
  icons: { '/groups': IconCircles },
  palette: [groupSource],
  verbs: [findGroupVerb, newGroupVerb],
  fills: [
    clientMarks.fill({ id: 'groups', order: 10, permission: 'view groups', Marks: GroupMarks }),
    bulkTools.fill({
      id: 'group',
      order: 35,
      isSpare: true,
      permission: 'update groups',
      label: { it: 'Gruppo', en: 'Group' },
      Icon: IconCircles,
      Dialog: lazyPart(() => import('./bulk/add-to-group.tsx'), 'AddToGroup'),
    }),
  ],
}
