import { intakeSets, type IntakeSet } from '@allenio/domain/intakes'
import { createStore, useStored } from '#lib/store'
import { device, homeCountryCode, session } from '#lib/session'

const keyOf = () => `allenio.intake-set.${session().personId ?? ''}`

/** One choice of the person for all plans, on this device. */
const choice = createStore<{ key: string; set: IntakeSet | undefined } | undefined>(undefined)

/** The Italian reference stands for businesses in Italy, the European one elsewhere. */
export function useIntakeSet(): [IntakeSet, (set: IntakeSet) => void] {
  const ownChoice = useStored(choice)
  const country = useStored(homeCountryCode)
  const key = keyOf()
  const stored = ownChoice?.key === key ? ownChoice.set : intakeSets.find(set => set === device.read(key))
  const choose = (set: IntakeSet) => {
    device.write(key, set)
    choice.set({ key, set })
  }
  return [stored ?? (country === '+39' ? 'LARN' : 'EFSA'), choose]
}
