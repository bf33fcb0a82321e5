import { pageByRole } from '#shell'
import { lazyPart } from '#lib/lazy-part'

const TeamAgenda = lazyPart(() => import('./agenda/team-agenda.tsx'), 'TeamAgenda')
const OwnDays = lazyPart(() => import('./own/own-days.tsx'), 'OwnDays')

/** The agenda of the team; clients see their own days. */
export const { Page, prepare } = pageByRole({ client: () => OwnDays, team: TeamAgenda })
