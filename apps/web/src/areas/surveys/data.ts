import { listSurveyAuthors, listSurveys, type Survey } from '@allenio/contract/surveys'
import { listQuery, read } from '#lib/api'
import { isNarrowed } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import type { SurveyFilters } from './list/filters.ts'

export const editorHref = ({ id }: Pick<Survey, 'id'>): string => hrefTo('/surveys/$id/edit', { id })

/** The list of surveys. Its first page is stored, so that it is available without a connection. */
export const surveysQuery = ({ sort, ...filters }: SurveyFilters) =>
  listQuery(
    listSurveys,
    { ...filters, sort: sort ?? (filters.search ? 'relevance' : '-updated') },
    { rows: ({ surveys }) => surveys, quiet: true, ...(!isNarrowed(filters) && { isStored: true }) },
  )

export const authorsQuery = () => read(listSurveyAuthors, {}, { quiet: true })
