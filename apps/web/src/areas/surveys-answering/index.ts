export { OwnSurveys } from './list/own-surveys.tsx'
