import { areaWords } from '#lib/words'

export const useDayFieldWords = areaWords('day field', {
  common: ['today'],
  it: {
    pick: 'Apri il calendario: {{label}}',
    placeholder: 'gg/mm/aaaa',
    month: 'Mese',
    year: 'Anno',
    previous: 'Mese precedente',
    next: 'Mese seguente',
    calendar: 'Calendario',
  },
  en: {
    pick: 'Open the calendar: {{label}}',
    placeholder: 'dd/mm/yyyy',
    month: 'Month',
    year: 'Year',
    previous: 'Previous month',
    next: 'Next month',
    calendar: 'Calendar',
  },
})
