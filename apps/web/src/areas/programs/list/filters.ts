import type { Input } from '@allenio/contract'
import { programKinds, programSorts } from '@allenio/contract/programs'
import type { listPrograms } from '@allenio/contract/programs'
import { listAddress, oneOf, parseId, parseText } from '#lib/list-place'

export type ProgramFilters = Omit<Input<typeof listPrograms>, 'page'>

const newest = '-created' satisfies ProgramFilters['sort']

export const programsAddress = listAddress<ProgramFilters>({
  name: 'programs',
  path: '/programs',
  filters: {
    search: parseText,
    kind: oneOf(programKinds.filter(kind => kind !== 'models')),
    folderId: value => (value === 'none' ? value : parseId(value)),
    collaboratorId: parseId,
  },
  sorts: [newest, ...programSorts.filter(sort => sort !== newest)],
})
