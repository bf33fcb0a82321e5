import { newThingVerb } from '#shell'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'

const paletteWords = areaWords('reservations palette slots', {
  it: { create: 'Nuovo orario', example: 'orario' },
  en: { create: 'New hours', example: 'hours' },
})

/** 'orario' opens the calendar with the form of new hours. */
export const newSlotVerb = newThingVerb({
  id: 'new hours',
  permission: 'create reservations',
  words: { it: ['orario', 'lezione'], en: ['hours', 'class'] },
  label: () => paletteWords.say('create'),
  labelNamed: () => paletteWords.say('create'),
  example: () => paletteWords.say('example'),
  href: () => hrefTo('/reservations', { search: { create: 'true' } }),
})
