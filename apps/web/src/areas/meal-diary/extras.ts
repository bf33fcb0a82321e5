import { IconBowlSpoon } from '@tabler/icons-react'
import { ownHeroes } from '#areas/clients'
import { ownDietPages } from '#areas/meal-plans'
import type { ShellExtras } from '#shell'
import { useSentExclusions } from './diet/exclusion-changes.ts'
import { NextMeal, OwnDiet } from './parts.tsx'
import { teamExtras } from './team/team-extras.ts'

export const extras: ShellExtras = {
  beside: [useSentExclusions],
  clientIcons: { '/mealPlans': IconBowlSpoon },
  fills: [ownDietPages.fill({ id: 'diet', Page: OwnDiet }), ownHeroes.fill({ id: 'next meal', order: 20, Hero: NextMeal }), ...teamExtras],
}
