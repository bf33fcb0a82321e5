export { useSurveyTypeWords } from './type-badge.tsx'
