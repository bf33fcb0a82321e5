import { areaWords } from '#lib/words'

export const usePasswordWords = areaWords('account passwords', {
  it: {
    commonPassword: 'Questa password si indovina facilmente: scegline un’altra',
    passwordHoldsAddress: 'La password non deve contenere il tuo indirizzo e-mail',
    grade_empty: 'Almeno 10 caratteri. Va benissimo una frase.',
    grade_short: 'Ancora corta: servono 10 caratteri',
    grade_common: 'Troppo facile da indovinare',
    grade_holdsAddress: 'Contiene il tuo indirizzo e-mail',
    grade_fair: 'Va bene',
    grade_good: 'Buona',
    grade_strong: 'Ottima',
  },
  en: {
    commonPassword: 'This password is easy to guess: choose another one',
    passwordHoldsAddress: 'The password must not contain your e-mail address',
    grade_empty: 'At least 10 characters. A sentence works very well.',
    grade_short: 'Too short: 10 characters are needed',
    grade_common: 'Too easy to guess',
    grade_holdsAddress: 'Contains your e-mail address',
    grade_fair: 'Fine',
    grade_good: 'Good',
    grade_strong: 'Excellent',
  },
})
