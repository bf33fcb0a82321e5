// Sentences that the demo's clients write in their check-ins. Each takes them in turn, from a place of their own.

export const demoWords = {
  best: [
    'Ho fatto lo squat senza pensare alla schiena.',
    'Tre allenamenti su tre, anche con la settimana piena.',
    'La prima trazione completa!',
    'Ho tenuto il ritmo anche in trasferta.',
    'Plank da un minuto e mezzo.',
    'Sono riuscito ad allenarmi alle sei di mattina.',
    'Panca con 5 kg in più dell’altra volta.',
    'Ho chiesto aiuto invece di saltare la seduta.',
  ],
  problem: [
    'Mercoledì ero a pezzi e ho accorciato l’ultima serie.',
    'Gli affondi: perdo ancora l’equilibrio a sinistra.',
    'Trovare il tempo. Fino a venerdì è stato tutto di corsa.',
    'Il riposo tra le serie: in palestra c’era la fila.',
    '',
    'Dormito poco per il bambino, e si sente.',
    'Ho sbagliato i carichi lunedì e sono arrivato cotto.',
    'Niente di particolare.',
  ],
  next: [
    'Un’alternativa agli affondi se la palestra è piena.',
    '',
    'La prossima settimana ho solo due giorni: come li divido?',
    'Tutto chiaro, andiamo avanti così.',
    'Mi mandi il video dello stacco?',
    '',
  ],
  where: ['Ginocchio destro, scendendo le scale', 'Spalla sinistra, sopra la testa', 'Bassa schiena, da seduto'],
  change: [
    'Le colazioni sono perfette, non toccarle.',
    'Qualche idea in più per il pranzo in ufficio.',
    'Un po’ meno pesce, se si può.',
    '',
    'La cena della domenica: siamo sempre dai suoceri.',
    'Lo spuntino delle cinque non mi basta.',
    'Niente, per ora mi trovo bene.',
  ],
  awake: ['Il telefono, come sempre.', 'Il caldo.', 'Penso al lavoro del giorno dopo.', ''],
  why: [
    'Dopo due anni fermo voglio tornare a stare bene, senza strafare.',
    'Mi sposo a giugno, ma soprattutto non voglio più avere il fiatone sulle scale.',
    'Il medico mi ha detto di muovermi. Ci ho messo un anno a decidermi.',
    'Da solo parto forte e poi mollo: mi serve qualcuno che mi segua.',
  ],
} as const satisfies Record<string, readonly string[]>
