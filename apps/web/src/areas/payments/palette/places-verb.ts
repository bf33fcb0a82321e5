import { IconUsersPlus } from '@tabler/icons-react'
import { plansHref } from '#areas/plan'
import type { PaletteVerb } from '#shell'
import { formats } from '#lib/formats'
import { areaWords } from '#lib/words'

const paletteWords = areaWords('payments palette', {
  it: { places: 'Cambia i posti del piano', placesTo: 'Guarda il piano per {{places}} {{clients}}', example: 'posti 50' },
  en: { places: 'Change the number of places', placesTo: 'See the plan for {{places}} {{clients}}', example: 'places 50' },
})

const placesAtMost = 100_000

/** 'posti 50' opens the plans with the slider at a tier that holds so many. */
export const placesVerb: PaletteVerb = {
  id: 'plan places',
  role: 'admin',
  words: { it: ['posti'], en: ['places'] },
  label: () => paletteWords.say('places'),
  example: () => paletteWords.say('example'),
  icon: IconUsersPlus,
  search: text => {
    const places = /^\d+$/.test(text.trim()) ? Number(text) : 0
    const isNumber = places > 0 && places <= placesAtMost
    const label = isNumber ? paletteWords.say('placesTo', { places: formats().integer(places) }) : paletteWords.say('places')
    return Promise.resolve([{ id: 'plan places', icon: IconUsersPlus, label, href: plansHref(isNumber ? { places } : {}) }])
  },
}
