import { IconUsersGroup } from '@tabler/icons-react'
import type { AreaExtras } from '#shell'
import { firstStepWays, firstSteps } from '#lib/first-steps'
import { hrefTo } from '#lib/screens'
import { settingsSections } from '#lib/settings'
import { useMemberStillThere } from './choice/data.ts'

export const extras: AreaExtras = {
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
    settingsSections.fill({
      id: 'team',
      part: 'business',
      order: 110,
      title: { it: 'Team', en: 'Team' },
      text: { it: 'Coach e nutrizionisti che lavorano con te', en: 'Coaches and nutritionists who work with you' },
      isFor: ({ workspace }) => workspace?.role === 'admin',
      section: () => import('./team/settings.tsx'),
    }),
  ],
}
