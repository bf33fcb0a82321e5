import { IconUsersGroup } from '@tabler/icons-react'
import { firstSteps, firstStepWays } from '#lib/first-steps'
import { hrefTo } from '#lib/screens'
import type { ShellExtras } from '#shell'
import { useMemberStillThere } from './choice/data.ts'

export const extras: ShellExtras = {
  icons: { '/teamMembers': IconUsersGroup },
  beside: [useMemberStillThere],
  fills: [
    firstSteps.fill({
      id: 'team',
      order: 50,
      isLater: true,
      permission: 'view clients',
      isForAdmin: true,
      title: { it: 'Invita chi lavora con te', en: 'Invite your colleagues' },
      text: {
        it: 'Un coach o un nutrizionista vede solo chi gli affidi.',
        en: 'A coach or a nutritionist sees only the {{clients}} you assign to them.',
      },
    }),
    firstStepWays.fill({
      id: 'colleague',
      step: 'team',
      order: 10,
      permission: 'view clients',
      label: { it: 'Invita', en: 'Invite' },
      href: () => hrefTo('/teamMembers/create'),
    }),
  ],
}
