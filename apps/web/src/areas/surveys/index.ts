export { editorHref } from './data.ts'
export { useSurveyTypeWords } from './type-badge.tsx'
