import { lazy } from 'react'
import { areaScreens } from '#lib/screens'
import type { askBeforeTakingAway as Ask } from './data/taking-away.ts'

/** Asked wherever clients are taken from a collaborator, before it is done. */
export const askBeforeTakingAway: typeof Ask = async (...taken) =>
  (await import('./data/taking-away.ts')).askBeforeTakingAway(...taken)

const access = { role: 'admin' } as const

export const screens = areaScreens('collaborators', [
  {
    path: '/teamMembers', layout: 'default', access, title: { it: 'Team', en: 'Team' },
    page: () => import('./pages/team.tsx'),
  },
  {
    path: '/teamMembers/create', layout: 'default', access, title: { it: 'Invita nel team', en: 'Invite to the team' },
    page: () => import('./pages/invite.tsx'),
  },
  {
    path: '/teamMembers/{-$id}/clients', layout: 'default', access, title: { it: 'Collaboratore', en: 'Collaborator' },
    page: () => import('./pages/member-clients.tsx'),
  },
  {
    path: '/teamMembers/{-$id}/edit', layout: 'default', access, title: { it: 'Ruolo e accesso', en: 'Role and access' },
    page: () => import('./pages/member-access.tsx'),
  },
])

export { chooseMember, chosenMember, useChosenMember } from './data/chosen-member.ts'

/** On a page that shows one collaborator's clients only: whose, and the way out of it. */
export const MemberChip = lazy(async () => ({ default: (await import('./parts/member-chip.tsx')).MemberChip }))
