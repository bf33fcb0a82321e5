import { areaWords } from '#lib/words'

export const useActionWords = areaWords('visit actions', {
  common: ['client', 'delete', 'open'],
  it: {
    toClient: 'Tutte le sue visite',
    pdf: 'PDF',
    share: 'Condividi con il {{client}}',
    unshare: 'Non condividere più',
    shared: 'Condivisa: ora {{name}} la può leggere',
    unshared: 'Non più condivisa con {{name}}',
    deleted: 'Visita eliminata: {{name}}, {{day}}',
    deletedDraft: 'Bozza eliminata: {{name}}',
    restored: 'La visita di {{name}} è di nuovo al suo posto',
    newVisit: 'Nuova visita',
    newText: 'Scegli di chi è la visita.',
    unsent: 'per ora è solo su questo dispositivo',
  },
  en: {
    toClient: 'All their visits',
    pdf: 'PDF',
    share: 'Share with the {{client}}',
    unshare: 'Stop sharing',
    shared: 'Shared: {{name}} can read it now',
    unshared: 'No longer shared with {{name}}',
    deleted: 'Visit deleted: {{name}}, {{day}}',
    deletedDraft: 'Draft deleted: {{name}}',
    restored: 'The visit of {{name}} is back',
    newVisit: 'New visit',
    newText: 'Choose whose visit it is.',
    unsent: 'only on this device so far',
  },
})
