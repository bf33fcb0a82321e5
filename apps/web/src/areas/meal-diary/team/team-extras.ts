import { IconFlame, IconMoodEmpty, IconNote, IconToolsKitchen2, IconTrendingDown } from '@tabler/icons-react'
import { subjectLinks } from '#areas/chat'
import { adherenceColumns, attentionSteps, type ClientInNeed } from '#areas/clients'
import { lazyPart } from '#lib/lazy-part'
import { hrefTo } from '#lib/screens'
import { dietAdherence } from './adherence-column.ts'
import { diaryHref } from './data.ts'

const DiaryItem = lazyPart(() => import('./diary-item.tsx'), 'DiaryItem')

const diary = ({ client: { id } }: ClientInNeed) => diaryHref(id)
const look = { it: 'Guarda', en: 'View' } as const

/** The diary's parts of the frame inside. */
export const teamExtras = [
  adherenceColumns.fill(dietAdherence),
  subjectLinks.fill({
    kind: 'meal',
    Icon: IconToolsKitchen2,
    label: { it: 'Pasto', en: 'Meal' },
    href: ({ day }, { clientId, isTeam }) =>
      isTeam ? diaryHref(clientId, day ?? undefined) : hrefTo('/mealPlans', { search: { day: day ?? undefined } }),
  }),
  attentionSteps.fill({ id: 'diary note', icon: IconNote, label: look, href: diary, Detail: DiaryItem }),
  attentionSteps.fill({ id: 'diet adherence low', icon: IconTrendingDown, label: look, href: diary }),
  attentionSteps.fill({ id: 'energy off target', icon: IconFlame, label: look, href: diary }),
  attentionSteps.fill({ id: 'nothing logged', icon: IconMoodEmpty, label: look, href: diary }),
]
