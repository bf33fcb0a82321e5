export { AskBeforeVisit, useAnamnesisAnswer } from './ask-before-visit.tsx'
export { useSurveyTypeWords } from './type-badge.tsx'
