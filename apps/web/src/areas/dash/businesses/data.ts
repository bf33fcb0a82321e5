import { getCoach, getCoaches } from '@allenio/contract/dash'
import { listQuery, read } from '#lib/api'
import type { BusinessFilters } from './filters.ts'

export const inputOf = ({ tier, ...filters }: BusinessFilters) => ({ ...filters, ...(tier !== undefined && { tier: Number(tier) }) })

export const businessesQuery = (filters: BusinessFilters) =>
  listQuery(getCoaches, inputOf(filters), { rows: ({ coaches }) => coaches, quiet: true })

export const businessQuery = (id: string) => read(getCoach, { id }, { quiet: true })
