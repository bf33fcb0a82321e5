import type { Input } from '@allenio/contract'
import { surveyKinds, surveySorts, surveyTypes, type listSurveys } from '@allenio/contract/surveys'
import { listAddress, oneOf, parseId, parseText } from '#lib/list-place'

export type SurveyFilters = Omit<Input<typeof listSurveys>, 'page'>

export const surveysAddress = listAddress<SurveyFilters>({
  name: 'surveys',
  path: '/surveys',
  filters: { search: parseText, type: oneOf(surveyTypes), authorId: parseId, kind: oneOf(surveyKinds.filter(kind => kind !== 'current')) },
  sorts: surveySorts,
})
