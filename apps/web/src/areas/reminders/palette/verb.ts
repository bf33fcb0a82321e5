import { newThingVerb } from '#shell'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'

const paletteWords = areaWords('reminders palette', {
  it: { create: 'Nuovo promemoria', createNamed: 'Nuovo promemoria «{{name}}»', example: 'promemoria chiamare Marco' },
  en: { create: 'New reminder', createNamed: 'New reminder “{{name}}”', example: 'reminder call Marco' },
})

/** 'promemoria chiamare Marco' opens the form with this title. */
export const newReminderVerb = newThingVerb({
  id: 'new reminder',
  permission: 'create reminders',
  words: { it: ['promemoria'], en: ['reminder'] },
  label: () => paletteWords.say('create'),
  labelNamed: name => paletteWords.say('createNamed', { name }),
  example: () => paletteWords.say('example'),
  href: name => hrefTo('/reminders', { search: { create: name ?? 'true' } }),
})
