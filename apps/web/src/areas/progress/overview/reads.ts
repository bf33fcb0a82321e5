import { listProgresses } from '@allenio/contract/progress'
import { read } from '#lib/api'

/** One page, the newest where none is named; kept, so that the overview opens without a connection too. */
export const progressPageQuery = (id: string, page?: number) => read(listProgresses, { id, page }, { keep: true, quiet: true })
