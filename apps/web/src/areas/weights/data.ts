import {
  deleteOwnWeight,
  deleteWeight,
  getOwnWeightMarks,
  getWeightMarks,
  listOwnWeights,
  listWeights,
  undeleteOwnWeight,
  undeleteWeight,
} from '@allenio/contract/weights'
import type { Weight } from '@allenio/contract/weights'
import { listQuery, read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useDelete } from '#ui/deletion'
import { useWeightWords } from './words.ts'

export const weightsQuery = (id: string) => listQuery(listWeights, { id }, { rows: ({ weights }) => weights, isStored: true, quiet: true })
export const ownWeightsQuery = () => listQuery(listOwnWeights, {}, { rows: ({ weights }) => weights, isStored: true, quiet: true })

/** Plans and targets that may have moved the weights; read beside them. */
export const weightMarksQuery = (id: string) => read(getWeightMarks, { id }, { isStored: true, quiet: true })
export const ownWeightMarksQuery = () => read(getOwnWeightMarks, {}, { isStored: true, quiet: true })

function useDeleteWords() {
  const t = useWeightWords()
  const { decimal, day } = useFormats()
  return (weight: Pick<Weight, 'kg' | 'day'>) => ({
    deleted: t('deleted', { kg: decimal(weight.kg, { most: 2 }), day: day(weight.day) }),
    restored: t('restored'),
  })
}

export const useDeleteWeight = (clientId: string) =>
  useDelete({
    from: listWeights,
    remove: deleteWeight,
    restore: undeleteWeight,
    words: useDeleteWords(),
    input: ({ id }: Weight) => ({ id: clientId, weightId: id }),
  })

export const useDeleteOwnWeight = () =>
  useDelete({
    from: listOwnWeights,
    remove: deleteOwnWeight,
    restore: undeleteOwnWeight,
    words: useDeleteWords(),
    input: ({ id }: Pick<Weight, 'id' | 'kg' | 'day'>) => ({ id }),
  })

/** The newest page with the whole course; cached, so that the overview also opens without a connection. */
export const allWeightsQuery = (id: string) => read(listWeights, { id }, { isStored: true, quiet: true })
