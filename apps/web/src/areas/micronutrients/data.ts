import { chooseMicronutrients, listMicronutrients } from '@allenio/contract/micronutrients'
import type { Micronutrient } from '@allenio/contract/micronutrients'
import { useQuery } from '@tanstack/react-query'
import { read, useCall } from '#lib/api'

/** All nutrients with the asker's choice, for the modal and for what it changes. */
export const micronutrientsQuery = () => read(listMicronutrients, {}, { quiet: true })

/** In the order of their groups; none until they are loaded. */
export const useMicronutrients = (): readonly Micronutrient[] => useQuery(micronutrientsQuery()).data?.micronutrients ?? []

/** Those that the person wants to see beside energy and macros. */
export const useChosenMicronutrients = (): readonly Micronutrient[] => useMicronutrients().filter(({ isActiveForUser }) => isActiveForUser)

/** Whether the choice is there, so that none is not taken for an empty one. */
export const useHasMicronutrients = (): boolean => useQuery(micronutrientsQuery()).data !== undefined

export const useChooseMicronutrients = (onSaved: () => void) => useCall(chooseMicronutrients, { onSuccess: onSaved })
