import { getClientEnergy, updateClientEnergy, type ClientEnergy } from '@allenio/contract/macros'
import type { z } from 'zod'
import { changeAnswer, useCall, type Input } from '#lib/api'
import { toastWithUndo } from '#ui/toast'
import { useEnergyWords } from './words.ts'

export type Energy = z.output<typeof ClientEnergy>

export type EnergyChanges = Omit<Input<typeof updateClientEnergy>, 'id'>

/** Every line of the need gets these; `former` is sent when a change is undone. */
export interface LineProps {
  clientId: string
  energy: Energy
  onChange: (changes: EnergyChanges, former: EnergyChanges) => void
}

/** Saves a choice at once; the toast takes it back. */
export function useChangeEnergy(id: string) {
  const t = useEnergyWords()
  const { mutate } = useCall(updateClientEnergy, {
    optimistic: (cache, { id: clientId, ...changes }) =>
      changeAnswer(cache, getClientEnergy, { id: clientId }, energy => withChanges(energy, changes)),
    inTurn: `energy of ${id}`,
  })
  return (changes: EnergyChanges, former: EnergyChanges) =>
    mutate(
      { id, ...changes },
      { onSuccess: () => toastWithUndo(t('saved'), () => mutate({ id, ...former }), { id: 'client energy saved' }) },
    )
}

/** A choice that is not sent stays; null is a value. */
export function withChanges({ choices, state, ...energy }: Energy, changes: EnergyChanges): Energy {
  return {
    ...energy,
    choices: {
      formula: changes.formula ?? choices.formula,
      manualBmr: changes.manualBmr === undefined ? choices.manualBmr : changes.manualBmr,
      activityLevel: changes.activityLevel === undefined ? choices.activityLevel : changes.activityLevel,
      desirableFormula: changes.desirableFormula ?? choices.desirableFormula,
      adjustmentKcal: changes.adjustmentKcal === undefined ? choices.adjustmentKcal : changes.adjustmentKcal,
      manualDesirableKg: changes.manualDesirableKg === undefined ? choices.manualDesirableKg : changes.manualDesirableKg,
    },
    state: changes.state === undefined ? state : changes.state,
  }
}
