import { areaWords } from '#lib/words'

export const useVersionWords = areaWords('aliments versions', {
  it: {
    title: '«{{name}}» è cambiato',
    text: 'Qui restano i valori di quando è stato aggiunto. Per 100 g:',
    failed: 'La nuova versione non si è caricata',
    figure: 'Valore',
    before: 'Finora',
    now: 'Adesso',
    keep: 'Tieni i valori di prima',
    take: 'Prendi i nuovi',
    sameFigures: 'Energia e macro sono uguali: è cambiato altro.',
  },
  en: {
    title: '“{{name}}” has changed',
    text: 'The figures of when it was added are kept here. Per 100 g:',
    failed: 'The new version could not be loaded',
    figure: 'Figure',
    before: 'So far',
    now: 'Now',
    keep: 'Keep the old figures',
    take: 'Take the new ones',
    sameFigures: 'Energy and macros are the same: something else has changed.',
  },
})
