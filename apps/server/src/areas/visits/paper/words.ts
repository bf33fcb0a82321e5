import { makeSay } from '#platform/words'

type Word =
  | 'visit of'
  | 'age_one'
  | 'age_other'
  | 'compared'
  | 'next visit'
  | 'nothing'
  | 'body mass index'
  | 'by hand'
  | 'formula'
  | 'measure'
  | 'change'
  | 'sum of folds'
  | 'waist to hips'
  | 'waist to height'
  | 'device'
  | 'front'
  | 'back'
  | 'metabolic rate'
  | 'activity'
  | 'energy of day'
  | 'healthy weight'
  | 'from to'
  | 'course'
  | 'allergies'
  | 'injuries'
  | 'examination'
  | 'value'
  | 'day'

/** The words on paper. */
export const paperWords = makeSay<Word>({
  it: {
    'visit of': 'Visita del {{day}}',
    age_one: '{{count}} anno',
    age_other: '{{count}} anni',
    compared: 'Confronto con la visita del {{day}}',
    'next visit': 'Prossima visita: {{day}}',
    nothing: 'Questa visita non ha niente da mostrare nelle parti scelte.',
    'body mass index': 'Indice di massa corporea',
    'by hand': 'Inserito a mano',
    formula: 'Formula',
    measure: 'Misura',
    change: 'Differenza',
    'sum of folds': 'Somma delle pliche',
    'waist to hips': 'Rapporto vita-fianchi',
    'waist to height': 'Rapporto vita-altezza',
    device: 'Strumento',
    front: 'Davanti',
    back: 'Dietro',
    'metabolic rate': 'Metabolismo basale',
    activity: 'Livello di attività',
    'energy of day': 'Fabbisogno giornaliero',
    'healthy weight': 'Peso salutare per l’altezza',
    'from to': '{{from}}–{{to}}',
    course: '{{name}}: da {{first}} del {{from}} a {{last}} del {{to}}, {{count}} visite',
    allergies: 'Allergie',
    injuries: 'Infortuni',
    examination: 'Esame',
    value: 'Valore',
    day: 'Giorno',
  },
  en: {
    'visit of': 'Visit of {{day}}',
    age_one: '{{count}} year old',
    age_other: '{{count}} years old',
    compared: 'Compared with the visit of {{day}}',
    'next visit': 'Next visit: {{day}}',
    nothing: 'This visit has nothing to show in the chosen parts.',
    'body mass index': 'Body mass index',
    'by hand': 'Typed by hand',
    formula: 'Formula',
    measure: 'Measure',
    change: 'Change',
    'sum of folds': 'Sum of the folds',
    'waist to hips': 'Waist-to-hip ratio',
    'waist to height': 'Waist-to-height ratio',
    device: 'Device',
    front: 'Front',
    back: 'Back',
    'metabolic rate': 'Basal metabolic rate',
    activity: 'Activity level',
    'energy of day': 'Energy for a day',
    'healthy weight': 'Healthy weight for the height',
    'from to': '{{from}}–{{to}}',
    course: '{{name}}: from {{first}} on {{from}} to {{last}} on {{to}}, {{count}} visits',
    allergies: 'Allergies',
    injuries: 'Injuries',
    examination: 'Examination',
    value: 'Value',
    day: 'Day',
  },
})
