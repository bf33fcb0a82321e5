import { brandNames, type Brand, type Language } from '@allenio/contract'
import { makeSay } from '#platform/words'

const say = makeSay({
  it: { description: 'Schede, piani alimentari, visite, check-in e chat dei tuoi {{clients}}.' },
  en: { description: 'Programs, meal plans, visits, check-ins and chat with your {{clients}}.' },
})

/** The name and look of an installed app. Each brand has an address of its own, and the reader's language decides the words. */
export function webManifest(brand: Brand, language: Language) {
  const icons = `/brand/${brand}`
  return {
    id: '/',
    name: brandNames[brand],
    short_name: brandNames[brand],
    description: say(language)('description'),
    lang: language,
    dir: 'ltr',
    start_url: '/home?source=app',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone'],
    background_color: '#0B0E13',
    theme_color: '#0B0E13',
    categories: ['health', 'fitness', 'business'],
    icons: [
      { src: `${icons}/icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: `${icons}/icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: `${icons}/icon-maskable-192.png`, sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: `${icons}/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: `${icons}/icon-monochrome.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
    ],
  }
}
