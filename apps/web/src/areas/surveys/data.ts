import type { Input } from '@allenio/contract'
import { listSurveyAuthors, listSurveys, surveyKinds, surveySorts, surveyTypes, type Survey } from '@allenio/contract/surveys'
import { listQuery, read } from '#lib/api'
import { isNarrowed, listAddress, oneOf, parseId, parseText } from '#lib/list-place'
import { hrefTo } from '#lib/screens'

export type SurveyFilters = Omit<Input<typeof listSurveys>, 'page'>

export const surveysAddress = listAddress<SurveyFilters>({
  name: 'surveys',
  path: '/surveys',
  filters: { search: parseText, type: oneOf(surveyTypes), authorId: parseId, kind: oneOf(surveyKinds.filter(kind => kind !== 'current')) },
  sorts: surveySorts,
})

export const editorHref = ({ id }: Pick<Survey, 'id'>): string => hrefTo('/surveys/$id/edit', { id })

/** The page with those who get it, where it is assigned. */
export const surveyHref = ({ id }: Pick<Survey, 'id'>): string => hrefTo('/surveys/$id/assign', { id })

/** The query parameter of that page that opens the dialog. */
export const assignParameter = 'assign'

export const assignHref = ({ id }: Pick<Survey, 'id'>): string =>
  hrefTo('/surveys/$id/assign', { id }, { search: { [assignParameter]: 'open' } })

/** The page of a client who gets a survey. */
export const clientHref = ({ id }: { id: string }): string => hrefTo('/clients/$id/surveys', { id })

/** Where the professional fills a survey in with a client. */
export const fillInHref = (clientId: string, surveyId: string): string =>
  hrefTo('/clients/$id/surveys/$surveyId/fill-in', { id: clientId, surveyId })

/** The list of surveys. Its first page is stored, so that it is available without a connection. */
export const surveysQuery = ({ sort, ...filters }: SurveyFilters) =>
  listQuery(
    listSurveys,
    { ...filters, sort: sort ?? (filters.search ? 'relevance' : '-updated') },
    { rows: ({ surveys }) => surveys, quiet: true, ...(!isNarrowed(filters) && { isStored: true }) },
  )

export const authorsQuery = () => read(listSurveyAuthors, {}, { quiet: true })
