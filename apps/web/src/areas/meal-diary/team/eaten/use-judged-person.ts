import { energyOfState } from '@allenio/domain/macros'
import { useQuery } from '@tanstack/react-query'
import { clientQuery } from '#areas/clients'
import { clientEnergyQuery } from '#areas/macros'
import { useMe, useToday } from '#shell'
import { useIntakeSet } from '#lib/intake-set'
import type { JudgedPerson } from './eaten-rows.ts'

/** The facts of a client by which reference intakes are looked up. Without the right to see macros, the record alone tells them. */
export function useJudgedPerson(clientId: string): JudgedPerson {
  const [set] = useIntakeSet()
  const today = useToday()
  const maySeeEnergy = useMe()?.permissions.includes('update macros') ?? false
  const { data: energy } = useQuery({ ...clientEnergyQuery(clientId), enabled: maySeeEnergy })
  const { data: client } = useQuery(clientQuery(clientId))
  const { sex = null, age = null } = energy?.facts ?? client ?? {}
  const state = energy?.state && energyOfState(energy.state, today).kind !== 'over' ? energy.state.kind : null
  return {
    set,
    person: sex === null || age === null ? null : { sex, ageMonths: age * 12, state: sex === 'male' ? null : state },
    weightKg: energy?.facts.weight?.kg ?? null,
  }
}
