import { listProgresses } from '@allenio/contract/progress'
import { listWeights } from '@allenio/contract/weights'
import { getClientDetail } from '@allenio/contract/clients'
import { read } from '#lib/api'

// the same reads as those of the client's own page, so that moving between the two does not wait
const kept = { quiet: true, keep: true } as const

export const clientQuery = (id: string) => read(getClientDetail, { id }, kept)
export const weightsQuery = (id: string) => read(listWeights, { id }, kept)
export const progressesQuery = (id: string) => read(listProgresses, { id, page: undefined }, kept)
