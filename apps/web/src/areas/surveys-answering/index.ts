export { TrySurvey } from './answering/try-survey.tsx'
export { OwnSurveys } from './list/own-surveys.tsx'
