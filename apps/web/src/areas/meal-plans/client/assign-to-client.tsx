import type { MealPlan } from '@allenio/contract/meal-plans'
import { useState } from 'react'
import type { ChosenClient } from '#shell/client-choice'
import { AssignMealPlan } from '../assign/assign-meal-plan.tsx'
import { ChoosePlan } from './choose-plan.tsx'
import { useClientWords } from './words.ts'

interface AssignToClientProps {
  client: ChosenClient
  /** The day after what they follow now; without it today. */
  firstDay?: string
  onClose: () => void
}

/** Assigns a plan from a client's page: first which one of the library, then from when. */
export function AssignToClient({ client, firstDay, onClose }: AssignToClientProps) {
  const t = useClientWords()
  const [plan, setPlan] = useState<MealPlan>()
  if (plan) return <AssignMealPlan planId={plan.id} client={client} firstDay={firstDay} onClose={onClose} />
  return <ChoosePlan title={t('chooseToAssign')} client={client} onChoose={setPlan} onClose={onClose} />
}
