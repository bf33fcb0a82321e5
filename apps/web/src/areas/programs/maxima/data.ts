import { listOwnTrainingMaxima, listTrainingMaxima } from '@allenio/contract/programs'
import { read } from '#lib/api'

/** The training maxima of a client; with a program also of its lifts. */
export const maximaQuery = (id: string, programId?: string) =>
  read(listTrainingMaxima, { id, ...(programId !== undefined && { programId }) }, { quiet: true, isStored: true })

export const ownMaximaQuery = () => read(listOwnTrainingMaxima, {}, { quiet: true, isStored: true })
