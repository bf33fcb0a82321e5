import { IconNotes } from '@tabler/icons-react'
import { clientOverview, clientSideParts } from '#areas/clients'
import type { AreaExtras } from '#shell'
import { lazyPart } from '#lib/lazy-part'

export const extras: AreaExtras = {
  fills: [
    clientOverview.fill({ order: 60, part: () => import('./overview/part.tsx') }),
    clientSideParts.fill({
      id: 'note',
      order: 10,
      permission: 'view clients',
      label: { it: 'Note', en: 'Notes' },
      Icon: IconNotes,
      Part: lazyPart(() => import('./note/side-note.tsx'), 'SideNote'),
    }),
  ],
}
