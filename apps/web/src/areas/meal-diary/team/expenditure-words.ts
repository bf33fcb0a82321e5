import { areaWords } from '#lib/words'

export const useExpenditureWords = areaWords('client expenditure', {
  it: {
    title: 'Dispendio stimato dal peso',
    tooLittle: 'Per stimarlo servono {{days}} giorni, {{weights}} pesate e almeno il {{share}} dei giorni segnati per intero.',
    'too few days': 'Mancano i giorni.',
    'too few weights': 'Mancano le pesate.',
    'too few logged days': 'Mancano i giorni segnati.',
    kcalADay: 'kcal al giorno',
    likeliest: 'più probabile {{kcal}}, dal {{from}} al {{to}}',
    sums: 'Ha mangiato in media {{intake}} kcal ({{logged}} giorni segnati su {{days}}) e, su {{weights}} pesate, {{change}}.',
    lost: 'ha perso {{kg}} kg a settimana',
    gained: 'ha preso {{kg}} kg a settimana',
    fromStores: 'Sono circa {{kcal}} kcal al giorno dalle riserve, a 7.700 kcal per chilo.',
    intoStores: 'Sono circa {{kcal}} kcal al giorno nelle riserve, a 7.700 kcal per chilo.',
    proposed: 'L’obiettivo di {{target}} kcal conta su un dispendio di {{assumed}}, fuori dalla stima. Proposta: {{kcal}} kcal.',
    proposedStep: 'L’obiettivo di {{target}} kcal conta su un dispendio di {{assumed}}, fuori dalla stima. Un primo passo: {{kcal}} kcal.',
    prepare: 'Prepara i macro',
    fitsNeed: 'Il fabbisogno calcolato di {{need}} kcal sta nella stima: l’obiettivo può restare.',
    noSafeStep:
      'Il fabbisogno calcolato di {{need}} kcal è fuori dalla stima, ma nessun passo verso di essa resta sopra il metabolismo basale.',
    needUnknown: 'Il fabbisogno non è noto: senza metabolismo basale e livello di attività non si giudica l’obiettivo.',
  },
  en: {
    title: 'Expenditure estimated from weight',
    tooLittle: 'An estimate needs {{days}} days, {{weights}} weights and at least {{share}} of the days logged as a whole.',
    'too few days': 'Days are missing.',
    'too few weights': 'Weights are missing.',
    'too few logged days': 'Logged days are missing.',
    kcalADay: 'kcal a day',
    likeliest: 'most likely {{kcal}}, from {{from}} to {{to}}',
    sums: 'The mean intake was {{intake}} kcal ({{logged}} of {{days}} days logged) and, by {{weights}} weights, {{change}}.',
    lost: '{{kg}} kg were lost a week',
    gained: '{{kg}} kg were gained a week',
    fromStores: 'That is about {{kcal}} kcal a day out of stores, at 7,700 kcal a kilogram.',
    intoStores: 'That is about {{kcal}} kcal a day into stores, at 7,700 kcal a kilogram.',
    proposed: 'The target of {{target}} kcal counts on an expenditure of {{assumed}}, outside the estimate. Proposal: {{kcal}} kcal.',
    proposedStep:
      'The target of {{target}} kcal counts on an expenditure of {{assumed}}, outside the estimate. A first step: {{kcal}} kcal.',
    prepare: 'Prepare macros',
    fitsNeed: 'The need of {{need}} kcal as it was worked out lies within the estimate: the target can stay.',
    noSafeStep:
      'The need of {{need}} kcal as it was worked out lies outside the estimate, but no step towards it stays above the resting rate.',
    needUnknown: 'The need is not known: without resting rate and activity level the target is not judged.',
  },
})
