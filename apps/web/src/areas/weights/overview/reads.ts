import { listWeights } from '@allenio/contract/weights'
import { read } from '#lib/api'

/** The newest page with the whole course; kept, so that the overview opens without a connection too. */
export const allWeightsQuery = (id: string) => read(listWeights, { id }, { keep: true, quiet: true })
