import { listProgresses } from '@allenio/contract/progress'
import { listWeights } from '@allenio/contract/weights'
import { getClientDetail } from '@allenio/contract/clients'
import { read } from '#lib/api'

// the same that the client's own page asks for: whoever comes from there or goes there waits for nothing
const kept = { quiet: true, keep: true } as const

export const clientQuery = (id: string) => read(getClientDetail, { id }, kept)
export const weightsQuery = (id: string) => read(listWeights, { id }, kept)
export const progressesQuery = (id: string) => read(listProgresses, { id, page: undefined }, kept)
