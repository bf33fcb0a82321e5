import { areaWords } from '#lib/words'

export const useSettingsWords = areaWords('macros settings', {
  common: ['saved'],
  it: {
    failed: 'Le impostazioni non si sono caricate',
    hide: 'Nascondi macro e kcal ai {{clients}}',
    hideHint:
      'I {{clients}} non vedono più energia e macro: né i loro obiettivi, né la pagina dei macro. Tu e il team continuate a vederli e ad ' +
      'assegnarli. Nella pagina dei macro di ogni {{client}} puoi decidere diversamente.',
    types: 'Altri tipi di giornata',
    typesHint: 'Oltre ad allenamento e riposo, fino a quattro: per esempio gara, ricarica o turno di notte.',
    name_it: 'Tipo {{number}}, in italiano',
    name_en: 'Tipo {{number}}, in inglese',
    add: 'Aggiungi un tipo',
    remove: 'Togli {{name}}',
    removed: '«{{name}}» tolto',
    typeNumber: 'Tipo {{number}}',
    nameMissing: 'Scrivi il nome in almeno una lingua',
  },
  en: {
    failed: 'The settings could not be loaded',
    hide: 'Hide macros and kcal from {{clients}}',
    hideHint:
      '{{Clients}} no longer see energy and macros: neither their targets nor the macros page. You and the team still see and assign ' +
      'them. You can change this on the macros page of each {{client}}.',
    types: 'More types of day',
    typesHint: 'Besides training and rest, up to four: for example race, refeed or night shift.',
    name_it: 'Type {{number}}, in Italian',
    name_en: 'Type {{number}}, in English',
    add: 'Add a type',
    remove: 'Remove {{name}}',
    removed: '“{{name}}” removed',
    typeNumber: 'Type {{number}}',
    nameMissing: 'Enter the name in at least one language',
  },
})
