import { areaWords } from '#lib/words'

export const useTableWords = areaWords('aliments tables', {
  it: {
    title: 'Tabelle degli alimenti',
    text: 'Decidi dove il team trova gli alimenti. Piani e ricette già fatti restano come sono.',
    label: 'Tabelle',
    europeFirst: 'Europee, poi statunitensi',
    europeFirstHint: 'Di un alimento che sta in entrambe trovi quello europeo. È la scelta di partenza.',
    europeOnly: 'Solo europee',
    europeOnlyHint: '1.393 alimenti svizzeri e francesi, con nomi e porzioni italiani.',
    usdaFirst: 'Statunitensi, poi europee',
    usdaFirstHint: 'Di un alimento che sta in entrambe trovi quello statunitense, con fino a 110 nutrienti.',
    usdaOnly: 'Solo statunitensi',
    usdaOnlyHint: '2.584 alimenti del database USDA.',
    saved: 'Tabelle aggiornate',
  },
  en: {
    title: 'Food tables',
    text: 'Choose where the team finds its foods. Existing plans and recipes stay as they are.',
    label: 'Tables',
    europeFirst: 'European, then American',
    europeFirstHint: 'If a food is in both, you find the European one. This is how every business starts.',
    europeOnly: 'European only',
    europeOnlyHint: '1,393 Swiss and French foods with Italian names and portions.',
    usdaFirst: 'American, then European',
    usdaFirstHint: 'If a food is in both, you find the American one, with up to 110 nutrients.',
    usdaOnly: 'American only',
    usdaOnlyHint: '2,584 foods of the USDA database.',
    saved: 'Tables updated',
  },
})
