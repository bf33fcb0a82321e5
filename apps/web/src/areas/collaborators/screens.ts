import { areaScreens } from '#lib/screens'

const access = { role: 'admin' } as const

export const screens = areaScreens('collaborators', [
  { path: '/teamMembers', layout: 'default', access, title: { it: 'Team', en: 'Team' }, page: () => import('./pages/team.tsx') },
  {
    path: '/teamMembers/create',
    layout: 'default',
    access,
    title: { it: 'Invita nel team', en: 'Invite to the team' },
    page: () => import('./pages/invite.tsx'),
  },
  {
    path: '/teamMembers/{-$id}/clients',
    layout: 'default',
    access,
    title: { it: 'Collaboratore', en: 'Collaborator' },
    page: () => import('./pages/member-clients.tsx'),
  },
  {
    path: '/teamMembers/{-$id}/edit',
    layout: 'default',
    access,
    title: { it: 'Ruolo e accesso', en: 'Role and access' },
    page: () => import('./pages/member-access.tsx'),
  },
])
