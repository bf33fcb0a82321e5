import { areaWords } from '#lib/words'

export const useClientWords = areaWords('own programs', {
  common: ['now'],
  it: {
    programs: 'Programmi',
    assign: 'Assegna un programma',
    next: 'In arrivo',
    before: 'Prima',
    emptyTitle: 'Nessun programma ancora',
    emptyText: 'Scegline uno dai tuoi modelli. Puoi adattarlo a questa persona senza cambiare gli altri.',
    failed: 'I programmi non si sono caricati',
  },
  en: {
    programs: 'Programs',
    assign: 'Assign a program',
    next: 'Upcoming',
    before: 'Before',
    emptyTitle: 'No programs yet',
    emptyText: 'Choose one of your templates. You can adapt it to this person without changing it for others.',
    failed: 'The programs could not be loaded',
  },
})
