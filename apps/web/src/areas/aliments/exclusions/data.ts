import {
  deleteExclusion,
  deleteOwnExclusion,
  exclusionKinds,
  listExclusions,
  listOwnExclusions,
  undeleteExclusion,
  undeleteOwnExclusion,
  type ClientExclusion,
  type ExclusionKind,
} from '@allenio/contract/aliments'
import { read } from '#lib/api'
import { useDelete } from '#ui/deletion'
import { useExclusionWords } from './words.ts'

export const exclusionsQuery = (clientId: string) => read(listExclusions, { id: clientId }, { isStored: true, quiet: true })
export const ownExclusionsQuery = () => read(listOwnExclusions, {}, { isStored: true, quiet: true })

/** The gravest kind first, without those that have none. */
export const groupByKind = <Row extends { kind: ExclusionKind }>(rows: readonly Row[]): { kind: ExclusionKind; rows: Row[] }[] =>
  exclusionKinds.map(kind => ({ kind, rows: rows.filter(row => row.kind === kind) })).filter(group => group.rows.length > 0)

function useDeleteWords() {
  const t = useExclusionWords()
  return ({ name }: Pick<ClientExclusion, 'name'>) => ({ deleted: t('deleted', { name }), restored: t('restored', { name }) })
}

export const useDeleteExclusion = (clientId: string) =>
  useDelete({
    from: listExclusions,
    remove: deleteExclusion,
    restore: undeleteExclusion,
    words: useDeleteWords(),
    input: ({ id }: ClientExclusion) => ({ id: clientId, exclusionId: id }),
  })

export const useDeleteOwnExclusion = () =>
  useDelete({
    from: listOwnExclusions,
    remove: deleteOwnExclusion,
    restore: undeleteOwnExclusion,
    words: useDeleteWords(),
    input: ({ id }: Pick<ClientExclusion, 'id' | 'name'>) => ({ id }),
  })
