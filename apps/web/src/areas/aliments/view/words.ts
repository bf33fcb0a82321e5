import { areaWords } from '#lib/words'

export const useViewWords = areaWords('aliments view', {
  common: ['note'],
  it: {
    fromLibrary: 'Alimento della libreria',
    fromLibraryText: 'È uguale per tutti. Per cambiarne i valori creane una copia tua; misure e allergeni puoi aggiungerli anche qui.',
    hidden: 'Nascosto: il team non lo trova nelle ricerche.',
    per100g: 'Tutti i valori sono per 100 g',
    chosen: 'I tuoi micronutrienti',
    choose: 'Micronutrienti',
    noneChosen: 'Non ne hai scelto nessuno.',
    all: 'Tutti i nutrienti',
    knownCount_one: '{{count}} noto su {{all}}',
    knownCount_other: '{{count}} noti su {{all}}',
    measures: 'Misure casalinghe',
    measure: '{{amount}} {{name}}',
    noMeasures: 'Nessuna misura: si pesa in grammi.',
    allergens: 'Allergeni',
    amounts: 'Dal crudo al piatto',
    density: 'Densità',
    ediblePart: 'Parte edibile',
    cookingFactor: 'Peso da cotto di 1 g',
    source: 'Fonte',
    sourceUSDA: 'Prodotto statunitense. Valori: USDA National Nutrient Database for Standard Reference, Release 28 (pubblico dominio).',
    sourceFSVO:
      'Valori nutrizionali: Ufficio federale della sicurezza alimentare e di veterinaria (USAV), Banca ' +
      'dati svizzera dei valori nutritivi, versione 7.0 del 01.07.2025, valorinutritivi.ch',
    sourceCiqual:
      'Valori nutrizionali: Anses. 2025. Table de composition nutritionnelle des aliments Ciqual 2025 (dati ' +
      'del 03.11.2025), doi.org/10.57745/RDMHWY - Licence Ouverte / Open Licence 2.0 (Etalab)',
    american: 'Ricette e arricchimenti degli Stati Uniti possono differire da quelli italiani.',
    ownChoice:
      'La scelta degli alimenti, i nomi italiani, le porzioni e gli allergeni sono di ' +
      'questo prodotto; USAV e Anses non li hanno rivisti né approvati.',
    barcode: 'Codice a barre',
    overlay: 'Della tua attività',
    overlayText: 'Misure e allergeni che valgono per il tuo team. La libreria resta com’è.',
    overlaySaved: 'Alimento aggiornato',
    usedIn: 'Usato in',
    usedInHidden: 'Un piano o una ricetta che non vedi',
  },
  en: {
    fromLibrary: 'Library food',
    fromLibraryText: 'It is the same for everybody. To change its figures, make your own copy; measures and allergens can be added here.',
    hidden: 'Hidden: the team does not find it in searches.',
    per100g: 'All figures are per 100 g',
    chosen: 'Your micronutrients',
    choose: 'Micronutrients',
    noneChosen: 'You have chosen none.',
    all: 'All nutrients',
    knownCount_one: '{{count}} of {{all}} known',
    knownCount_other: '{{count}} of {{all}} known',
    measures: 'Household measures',
    measure: '{{amount}} {{name}}',
    noMeasures: 'No measure: it is weighed in grams.',
    allergens: 'Allergens',
    amounts: 'From raw to the plate',
    density: 'Density',
    ediblePart: 'Edible part',
    cookingFactor: 'Cooked weight of 1 g',
    source: 'Source',
    sourceUSDA: 'American product. Values: USDA National Nutrient Database for Standard Reference, Release 28 (public domain).',
    sourceFSVO:
      'Nutritional values: Federal Food Safety and Veterinary Office (FSVO), Swiss Food ' +
      'Composition Database, version 7.0 of 01.07.2025, valorinutritivi.ch',
    sourceCiqual:
      'Nutritional values: Anses. 2025. Table de composition nutritionnelle des aliments Ciqual 2025 (data ' +
      'of 03.11.2025), doi.org/10.57745/RDMHWY - Licence Ouverte / Open Licence 2.0 (Etalab)',
    american: 'Recipes and fortification in the United States may differ from European ones.',
    ownChoice:
      'The choice of foods, the Italian names, portions and allergens are this ' +
      'product’s; FSVO and Anses have neither reviewed nor approved them.',
    barcode: 'Barcode',
    overlay: 'From your business',
    overlayText: 'Measures and allergens that apply to your team. The library stays as it is.',
    overlaySaved: 'Food updated',
    usedIn: 'Used in',
    usedInHidden: 'A plan or recipe that you cannot see',
  },
})
