import { IconBowlSpoon } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { clientOverview, ownHeroes } from '#areas/clients'
import { ownDietPages } from '#areas/meal-plans'
import type { AreaExtras } from '#shell'
import { useRealtime } from '#lib/realtime'
import { tabId } from '#lib/session'
import { useSentExclusions } from './diet/exclusion-changes.ts'
import { judgeAgain } from './diet/judged-again.ts'
import { teamExtras } from './team/team-extras.ts'
import { latePart, lazyPart } from '#lib/lazy-part'

const NextMeal = latePart(() => import('./home/next-meal.tsx'), 'NextMeal')
const OwnDiet = lazyPart(() => import('./day/own-diet.tsx'), 'OwnDiet')

/** The team may add an allergy while the client looks at something else. */
function useOthersExclusions(): void {
  const cache = useQueryClient()
  useRealtime('changed', ({ things, tabs }) => {
    if (things.includes('exclusion') && tabs.some(tab => tab !== tabId)) void judgeAgain(cache)
  })
}

export const extras: AreaExtras = {
  clientIcons: { '/mealPlans': IconBowlSpoon },
  beside: [useSentExclusions, useOthersExclusions],
  fills: [
    clientOverview.fill({ order: 26, permission: 'update meal plans', part: () => import('./team/overview-part.tsx') }),
    ownDietPages.fill({ id: 'diet', Page: OwnDiet }),
    ownHeroes.fill({ id: 'next meal', order: 20, Hero: NextMeal }),
    ...teamExtras,
  ],
}
