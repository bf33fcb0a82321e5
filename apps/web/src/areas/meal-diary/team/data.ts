import { getClientDiary, getDietMap, getEatenDays, getExpenditure, listSwapHabits } from '@allenio/contract/meal-diary'
import { listQuery, read } from '#lib/api'
import { hrefTo } from '#lib/screens'

/** A client's diary as the team reads it; from a day backwards. */
export const diaryHref = (id: string, until?: string): string => hrefTo('/clients/$id/meal-diary', { id }, { search: { until } })

export const dietMapQuery = (id: string) => read(getDietMap, { id }, { quiet: true, isStored: true })

export const clientDiaryQuery = (id: string, until: string | undefined) =>
  listQuery(
    getClientDiary,
    { id, ...(until !== undefined && { until }) },
    { rows: ({ days }) => days, quiet: true, linksFiles: true, ...(until === undefined && { isStored: true }) },
  )

export const expenditureQuery = (id: string) => read(getExpenditure, { id }, { quiet: true, isStored: true })

export const swapHabitsQuery = (id: string) => read(listSwapHabits, { id }, { quiet: true })

export const eatenDaysQuery = (id: string, range: { from: string; to: string }) => read(getEatenDays, { id, ...range }, { quiet: true })
