import type { Input } from '@allenio/contract'
import { macroUnits, macroKinds, macroSorts, type listMacros } from '@allenio/contract/macros'
import { listAddress, oneOf, parseId, parseText } from '#lib/list-place'

/** All values are texts, as the address carries them. */
export type MacroFilters = Omit<Input<typeof listMacros>, 'page' | 'isAssigned'> & { isAssigned?: 'true' | 'false' | undefined }

export const macrosAddress = listAddress<MacroFilters>({
  name: 'macros',
  path: '/macros',
  filters: {
    search: parseText,
    unit: oneOf(macroUnits),
    authorId: parseId,
    kind: oneOf(macroKinds.filter(kind => kind !== 'library')),
    isAssigned: oneOf(['true', 'false']),
  },
  sorts: macroSorts,
})
