import type { MealPlan } from '@allenio/contract/meal-plans'
import { useState } from 'react'
import type { ChosenClient } from '#shell/client-choice'
import { CloneMealPlan } from '../actions/clone-meal-plan.tsx'
import { ChoosePlan } from './choose-plan.tsx'
import { useClientWords } from './words.ts'

interface CopyToClientProps {
  client: ChosenClient
  onClose: () => void
}

/** Copies a plan from a client's page: first which one of the library, then the title of the copy. */
export function CopyToClient({ client, onClose }: CopyToClientProps) {
  const t = useClientWords()
  const [plan, setPlan] = useState<MealPlan>()
  if (plan) return <CloneMealPlan plan={plan} client={client} isForClient onClose={onClose} />
  return <ChoosePlan title={t('choose')} client={client} onChoose={setPlan} onClose={onClose} />
}
