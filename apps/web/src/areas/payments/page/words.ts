import { areaWords } from '#lib/words'

export const usePremiumWords = areaWords('premium', {
  it: {
    title: 'Scegli un piano',
    sub: 'Ogni piano ha tutte le funzioni: cambia solo quanti {{clients}} attivi puoi avere.',
    failed: 'Il tuo piano non si è caricato',
    hasPlan: 'Hai già un piano: {{plan}}',
    hasPlanText: 'Posti, pagamenti e cambi sono tutti nella sua pagina.',
    openPlan: 'Apri piano e pagamenti',
    points: 'Che cosa vale per tutti',
    inactive: 'Contano solo i {{clients}} attivi: chi disattivi non occupa un posto e tiene i suoi dati.',
    trial: 'Se scegli durante la prova, si paga dal giorno in cui finisce.',
    change: 'Cambi quando vuoi: se sali paghi solo la differenza, se scendi vale dalla fine del periodo.',
    stay: 'Anche dopo una disdetta resta tutto: nessuno viene disattivato e nulla si cancella.',
  },
  en: {
    title: 'Choose a plan',
    sub: 'Every plan has all functions: only the number of active {{clients}} differs.',
    failed: 'Your plan could not be loaded',
    hasPlan: 'You have a plan: {{plan}}',
    hasPlanText: 'Places, payments and changes are all on its page.',
    openPlan: 'Open plan and payments',
    points: 'True for all plans',
    inactive: 'Only active {{clients}} count: those you deactivate take no place and keep their data.',
    trial: 'If you choose during the trial, you pay from the day it ends.',
    change: 'Change whenever you like: a larger plan costs the difference, a smaller one begins with the next period.',
    stay: 'All stays after a cancellation, too: nobody is deactivated and nothing is deleted.',
  },
})
