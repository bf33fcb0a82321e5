import { listOwnProgresses, listProgresses } from '@allenio/contract/progress'
import { listQuery } from '#lib/api'

/** Newest day first. */
export const progressesQuery = (id: string) =>
  listQuery(listProgresses, { id }, { rows: ({ progresses }) => progresses, quiet: true, keep: true })

export const ownProgressesQuery = () =>
  listQuery(listOwnProgresses, {}, { rows: ({ progresses }) => progresses, quiet: true, keep: true })
