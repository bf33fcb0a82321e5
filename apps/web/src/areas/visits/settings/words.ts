import { areaWords } from '#lib/words'

export const useSettingsWords = areaWords('visits settings', {
  common: ['saved'],
  it: {
    failed: 'Le impostazioni non si sono caricate',
    shares: 'Condividi le visite concluse',
    sharesHint: 'Il {{client}} legge valori, andamento e nota. Per ogni visita si può decidere diversamente.',
    fat: 'Formula per la massa grassa',
    rate: 'Formula per il metabolismo basale',
    formulaHint: 'Vale per la prima visita; le altre cominciano da quella di prima.',
    manual: 'Valore inserito a mano',
  },
  en: {
    failed: 'The settings could not be loaded',
    shares: 'Share finished visits',
    sharesHint: 'The {{client}} reads values, trend and note. You can change this for each visit.',
    fat: 'Formula for the fat mass',
    rate: 'Formula for the basal metabolic rate',
    formulaHint: 'It applies to the first visit; later ones start with that of the previous visit.',
    manual: 'Typed value',
  },
})
