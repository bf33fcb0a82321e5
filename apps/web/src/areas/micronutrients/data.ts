import { chooseMicronutrients, listMicronutrients } from '@allenio/contract/micronutrients'
import type { Micronutrient } from '@allenio/contract/micronutrients'
import { useQuery } from '@tanstack/react-query'
import { read, useCall } from '#lib/api'

/** All nutrients with the asker's choice, for the modal and for the screens that depend on it. */
export const micronutrientsQuery = () => read(listMicronutrients, {}, { quiet: true })

/** Returns the nutrients in the order of their groups; empty until they are loaded. */
export const useMicronutrients = (): readonly Micronutrient[] => useQuery(micronutrientsQuery()).data?.micronutrients ?? []

/** Returns the nutrients that the person has chosen to see beside energy and macros. */
export const useChosenMicronutrients = (): readonly Micronutrient[] => useMicronutrients().filter(({ isActiveForUser }) => isActiveForUser)

/** Whether the choice is loaded, so that nobody takes a missing one for an empty one. */
export const useHasMicronutrients = (): boolean => useQuery(micronutrientsQuery()).data !== undefined

export const useChooseMicronutrients = (onSaved: () => void) => useCall(chooseMicronutrients, { onSuccess: onSaved })
