import { listOwnProgresses, listProgresses } from '@allenio/contract/progress'
import { listQuery, read } from '#lib/api'

/** Newest day first. */
export const progressesQuery = (id: string) =>
  listQuery(listProgresses, { id }, { rows: ({ progresses }) => progresses, quiet: true, keep: true })

export const ownProgressesQuery = () => listQuery(listOwnProgresses, {}, { rows: ({ progresses }) => progresses, quiet: true, keep: true })

/** One page, by default the newest; cached, so that the overview also opens without a connection. */
export const progressPageQuery = (id: string, page?: number) => read(listProgresses, { id, page }, { keep: true, quiet: true })
