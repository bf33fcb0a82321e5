import { areaWords } from '#lib/words'

export const useBusinessStepWords = areaWords('home business steps', {
  it: {
    'client title': 'Aggiungi il primo {{client}}',
    'client text': 'Bastano nome ed e-mail.',
    'client action': 'Apri l’elenco',
    'client joined title': 'Invita un {{client}}',
    'client joined text': 'Mandagli l’invito dalla sua scheda: da lì in poi vede cosa fare e scrive pesi, foto e misure dal telefono.',
    'client joined action': 'Chi non è ancora entrato',
    'record title': 'Scrivi il primo peso o carica le prime foto',
    'record text': 'Apri una scheda: il primo valore fa partire la curva.',
    'record action': 'Apri l’elenco',
    'action title': 'Assegna il primo compito',
    'action text': 'Una pesata a settimana, le foto, una domanda: li trova nella sua home e tu vedi quando sono fatti.',
    'action action': 'Apri l’elenco',
    'team title': 'Invita chi lavora con te',
    'team text': 'Un coach o un nutrizionista vede solo chi gli affidi. Se lavori da solo, nascondi pure questi passi.',
    'team action': 'Invita',
  },
  en: {
    'client title': 'Add the first {{client}}',
    'client text': 'A name and an e-mail are enough.',
    'client action': 'Open the list',
    'client joined title': 'Invite a {{client}}',
    'client joined text':
      'Send the invitation from their page: from then on they see what to do and enter weights, photos and metrics from their phone.',
    'client joined action': 'Who has not joined yet',
    'record title': 'Enter the first weight or upload the first photos',
    'record text': 'Open a {{client}}’s page: the first value starts the curve.',
    'record action': 'Open the list',
    'action title': 'Assign the first task',
    'action text': 'A weigh-in each week, photos, a question: they find them on their home and you see when they are done.',
    'action action': 'Open the list',
    'team title': 'Invite your colleagues',
    'team text': 'A coach or a nutritionist sees only the {{clients}} you assign to them. If you work alone, hide these steps.',
    'team action': 'Invite',
  },
})
