import { IconStethoscope } from '@tabler/icons-react'
import { clientVerb } from '#areas/clients'
import { areaWords } from '#lib/words'
import { newVisitHref } from '../addresses.ts'

const paletteWords = areaWords('visits palette', {
  it: { create: 'Nuova visita', of: 'Nuova visita: {{clientName}}', example: 'visita Martina' },
  en: { create: 'New visit', of: 'New visit: {{clientName}}', example: 'visit Martina' },
})

/** 'visita martina' opens the bench with a new visit of hers. */
export const newVisitVerb = clientVerb({
  id: 'new visit of',
  permission: 'create visits',
  words: { it: ['visita'], en: ['visit'] },
  label: () => paletteWords.say('create'),
  example: () => paletteWords.say('example'),
  icon: IconStethoscope,
  item: ({ id, name }) => ({ label: paletteWords.say('of', { clientName: name }), icon: IconStethoscope, href: newVisitHref(id) }),
})
