import { areaScreens } from '#lib/screens'

const access = { role: 'admin' } as const

// one person's two pages, between which people go back and forth
const memberPages = () => import('./member/pages.tsx')

export const screens = areaScreens('collaborators', [
  {
    path: '/teamMembers',
    access,
    title: { it: 'Team', en: 'Team' },
    menu: { group: 'foot', order: 10, letter: 't' },
    page: () => import('./team/page.tsx'),
  },
  {
    path: '/teamMembers/create',
    access,
    title: { it: 'Invita nel team', en: 'Invite to the team' },
    page: () => import('./invite/page.tsx'),
  },
  {
    path: '/teamMembers/{-$id}/clients',
    access,
    title: { it: 'Collaboratore', en: 'Collaborator' },
    page: async () => ({ Page: (await memberPages()).ClientsPage }),
  },
  {
    path: '/teamMembers/{-$id}/edit',
    access,
    title: { it: 'Ruolo e accesso', en: 'Role and access' },
    page: async () => ({ Page: (await memberPages()).AccessPage }),
  },
])
