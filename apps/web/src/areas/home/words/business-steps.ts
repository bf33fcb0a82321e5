import { areaWords } from '#lib/words'

export const useBusinessStepWords = areaWords('home business steps', {
  it: {
    'client title': 'Aggiungi il primo {{client}}',
    'client text': 'Bastano nome ed e-mail.',
    'client action': 'Apri l’elenco',
    'client joined title': 'Fai entrare un {{client}}',
    'client joined text': 'Mandagli l’invito dalla sua scheda: da lì in poi vede cosa fare e scrive pesi, foto e misure dal telefono.',
    'client joined action': 'Chi non è ancora entrato',
    'record title': 'Scrivi il primo peso o carica le prime foto',
    'record text': 'Apri una scheda: il primo valore fa partire la curva.',
    'record action': 'Apri l’elenco',
    'action title': 'Chiedi la prima cosa da fare',
    'action text': 'Una pesata a settimana, le foto, una domanda: la trova nella sua home e tu vedi quando è fatta.',
    'action action': 'Apri l’elenco',
    'team title': 'Invita chi lavora con te',
    'team text': 'Un coach o un nutrizionista vede solo chi gli affidi. Se lavori da solo, nascondi pure questi passi.',
    'team action': 'Invita',
  },
  en: {
    'client title': 'Add the first {{client}}',
    'client text': 'A name and an e-mail will do.',
    'client action': 'Open the list',
    'client joined title': 'Let a {{client}} in',
    'client joined text':
      'Send the invitation from their page: from then on they see what to do and enter weights, photos and metrics from their phone.',
    'client joined action': 'Who is not in yet',
    'record title': 'Write the first weight or upload the first photos',
    'record text': 'Open a {{client}}’s page: the first value starts the curve.',
    'record action': 'Open the list',
    'action title': 'Ask for the first thing to do',
    'action text': 'A weigh-in each week, photos, a question: they find it on their home and you see when it is done.',
    'action action': 'Open the list',
    'team title': 'Invite whoever works with you',
    'team text': 'A coach or a nutritionist sees only those you entrust to them. If you work alone, simply hide these steps.',
    'team action': 'Invite',
  },
})
