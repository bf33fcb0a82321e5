import { IconDeviceMobile } from '@tabler/icons-react'
import type { PaletteVerb } from '#shell'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'

const paletteWords = areaWords('services palette', {
  it: { app: 'Apri la tua app personalizzata', services: 'Vedi i servizi', example: 'servizi' },
  en: { app: 'Open your own app', services: 'See the services', example: 'services' },
})

/** 'servizi' leads to what can be added to the plan, and to the app of the business. */
export const appVerb: PaletteVerb = {
  id: 'services',
  role: 'admin',
  words: { it: ['servizi'], en: ['services'] },
  label: () => paletteWords.say('services'),
  example: () => paletteWords.say('example'),
  icon: IconDeviceMobile,
  search: () =>
    Promise.resolve([
      { id: 'services', icon: IconDeviceMobile, label: paletteWords.say('services'), href: hrefTo('/services/{-$id}/request', {}) },
      { id: 'custom app', icon: IconDeviceMobile, label: paletteWords.say('app'), href: hrefTo('/payments/custom-app') },
    ]),
}
