import { areaWords } from '#lib/words'

export const usePlateWords = areaWords('workout plates', {
  it: {
    perSide: 'Per lato',
    none: 'Solo il bilanciere',
    lighter: 'Meno del bilanciere',
    total: 'In tutto {{load}}',
    missing: 'Mancano {{load}}',
    bar: 'Bilanciere',
    unit: 'Unità',
    stock: 'Dischi che hai (vuoto: quanti ne servono)',
    pairs: 'Paia da {{size}}',
    drawing: 'Un lato del bilanciere: {{plates}}',
    warmUpText: 'Verso {{load}}',
    addWarmUp: 'Aggiungi le serie',
    noWarmUp: 'Per questo carico non serve una rampa.',
  },
  en: {
    perSide: 'Each side',
    none: 'The bar alone',
    lighter: 'Less than the bar',
    total: '{{load}} in all',
    missing: '{{load}} missing',
    bar: 'Bar',
    unit: 'Unit',
    stock: 'Plates you have (empty: as many as needed)',
    pairs: 'Pairs of {{size}}',
    drawing: 'One side of the bar: {{plates}}',
    warmUpText: 'Up to {{load}}',
    addWarmUp: 'Add the sets',
    noWarmUp: 'This load needs no ramp.',
  },
})
