import { areaWords } from '#lib/words'

export const useRecipientWords = areaWords('recipients', {
  it: { ownTerms: 'Personalizza', ownTermsFor: 'Personalizza: {{name}}', asAll: 'Come per tutti', asAllFor: 'Come per tutti: {{name}}' },
  en: { ownTerms: 'Customise', ownTermsFor: 'Customise: {{name}}', asAll: 'As for all', asAllFor: 'As for all: {{name}}' },
})
