export const pageIt = {
  title: (brand: string) => `${brand}: schede, piani alimentari e clienti in un solo posto`,
  description:
    'Schede, piani alimentari, visite, check-in e chat per coach, personal trainer e dietisti. 30 giorni ' +
    'di prova senza carta, gratis fino a 5 clienti.',
  skip: 'Vai al contenuto',
  menu: 'Menu',
  nav: { label: 'Sezioni della pagina', features: 'Funzioni', coaches: 'Per coach', dietitians: 'Per dietisti', prices: 'Prezzi' },
  language: 'Lingua',
  logIn: 'Accedi',
  start: 'Prova gratis',
  startLong: 'Prova 30 giorni gratis',
  hero: {
    title: ['Segui ogni cliente', 'come fosse l’unico.'],
    lead:
      'Schede, piani alimentari, visite, check-in e chat in un solo posto. Per coach, personal trainer e ' +
      'dietisti, con i dati che dicono chi ha bisogno di te oggi.',
    look: 'Guarda com’è fatto',
    note: 'Senza carta di credito. Gratis fino a 5 clienti.',
    noteClosed: 'Le registrazioni sono chiuse. Se hai già un account, entra.',
  },
  claims: {
    title: 'In numeri',
    items: [
      { figure: 'Oltre 1000', words: 'esercizi in libreria, pronti da mettere in scheda' },
      { figure: '+40%', words: 'di clientela' },
      { figure: '10 ore', words: 'risparmiate ogni settimana' },
    ],
    mark: 'Nota sui numeri',
    footnote: (brand: string) =>
      `Dati dichiarati da ${brand} sul proprio prodotto, non verificati da terzi. I tuoi risultati possono essere diversi.`,
  },
  attention: {
    kicker: 'La giornata',
    title: 'Apri e sai già da chi cominciare.',
    lead:
      'Chi salta gli allenamenti, chi non compila il check-in, chi è in scadenza: sono in cima, con il motivo ' +
      'scritto accanto. Per ogni persona tre segni, allenamento, cibo e check-in, che si leggono anche senza colore.',
    points: ['Filtri per tipo, tag e collaboratore', 'Ricerca dalla prima lettera', 'Liste in CSV ed Excel'],
  },
  coaches: {
    kicker: 'Per coach e personal trainer',
    title: 'Scrivi la scheda alla velocità con cui la pensi.',
    lead:
      'Settimane, giorni ed esercizi in righe o in colonne. Serie, ripetizioni o tempo, carico, RIR, RPE, TUT e ' +
      'recupero, superserie comprese. Copi una settimana in un’altra e assegni a chi vuoi.',
    points: [
      ['Esercizi tuoi, con foto e video', 'accanto a quelli della libreria, cercati per gruppo muscolare.'],
      ['Carichi e ripetizioni reali', 'di ogni allenamento completato, con il tuo commento.'],
      ['Scadenze in vista', 'la scheda che sta per finire si vede prima che finisca.'],
      ['PDF pronto', 'per chi la scheda la vuole su carta.'],
    ],
  },
  dietitians: {
    kicker: 'Per dietisti e nutrizionisti',
    title: 'Il piano torna, al grammo.',
    lead:
      'Giorni, pasti, ricette e alternative in una griglia sola. Calorie, macro e i micronutrienti che scegli, ' +
      'tra circa novanta, si aggiornano mentre scrivi. Le allergie restano in vista finché componi.',
    points: [
      ['Visite complete', 'anamnesi, circonferenze, pliche e BIA, con il PDF da consegnare.'],
      ['Dieci formule di plicometria', 'e otto per il metabolismo basale: se manca una misura, ti dice quale.'],
      ['Alternative vere', 'ricalcolate sulle calorie dell’alimento che sostituiscono.'],
      ['Piano in PDF', 'in italiano o in inglese, con le tue note.'],
    ],
  },
  clients: {
    kicker: 'Per i tuoi clienti',
    title: 'Basta un pollice. Anche senza rete.',
    lead:
      'Si installa dal browser e si apre su oggi: l’allenamento, i pasti, il check-in. Quello che il cliente ' +
      'segna dove non c’è campo resta sul telefono e parte da solo appena torna la rete, una volta sola.',
    points: [
      'Recupero, carico e ripetizioni a portata di dito',
      'Chat con testi, foto, video e vocali',
      'Peso, misure e foto dei progressi',
    ],
  },
  rest: {
    kicker: 'Tutto il resto',
    title: 'Il lavoro intorno al lavoro, già dentro.',
    items: [
      ['messageCircle', 'Chat', 'Una conversazione per cliente, risposte salvate, invii programmati e note riservate al team.'],
      ['clipboardText', 'Questionari', 'Quello iniziale al primo accesso e i check-in, con nove tipi di risposta.'],
      ['calendarTime', 'Prenotazioni', 'Slot con posti e gruppi. Collegate a Google Calendar e a Meet, se vuoi.'],
      ['buildingStore', 'Vetrina', 'La tua pagina pubblica: presentazione, recensioni, domande e pacchetti.'],
      ['creditCard', 'Pagamenti', 'Pacchetti una tantum o in abbonamento, pagati con carta.'],
      ['usersGroup', 'Collaboratori', 'Coach e nutrizionisti, ognuno con i propri clienti e le proprie chat.'],
      ['ruler2', 'Misure e progressi', 'Peso, circonferenze, massimali. Fino a tre foto a confronto.'],
      ['speakerphone', 'Bacheca', 'Un avviso a tutti, subito o programmato per il giorno giusto.'],
      ['palette', 'Il tuo marchio', 'Un’app con il tuo logo e il tuo colore, su richiesta.'],
    ],
  },
  trust: {
    kicker: 'Sicurezza e dati',
    title: 'I dati sono tuoi. E possono stare a casa tua.',
    lead: 'Puoi usarlo così com’è o ospitarlo da solo: un comando accende tutto, database compreso.',
    items: [
      [
        'server',
        'Sul tuo server',
        'Con il database incluso o con il tuo PostgreSQL. Il backup è un solo file, e si ripristina con un comando.',
      ],
      [
        'lock',
        'Ogni studio è separato',
        'La separazione sta nel database, non solo nelle schermate: i tuoi clienti li vede solo il tuo studio.',
      ],
      ['shieldLock', 'Accesso protetto', 'Secondo fattore, passkey, elenco dei dispositivi: li scolleghi quando vuoi.'],
      ['fileExport', 'Esci quando vuoi', 'Tutto lo studio in un archivio: tabelle CSV, JSON e file. Nessuno deve chiederti perché.'],
    ],
  },
  prices: {
    kicker: 'Prezzi',
    title: 'Il prezzo segue i clienti attivi.',
    lead:
      'Chi disattivi non conta. Per 30 giorni nessun limite e nessuna carta; poi resti gratis fino a 5 clienti, ' + 'o scegli un piano.',
    howMany: 'Quanti clienti attivi segui?',
    howOften: 'Quando paghi',
    periods: { monthly: 'Ogni mese', sixMonths: 'Ogni 6 mesi', annual: 'Ogni anno' },
    per: { monthly: 'al mese', sixMonths: 'ogni 6 mesi', annual: 'all’anno' },
    upTo: (clients: number) => `fino a ${clients} clienti`,
    over: (clients: number) => `oltre ${clients} clienti`,
    overShort: (clients: number) => `oltre ${clients}`,
    free: 'Gratis',
    freeNote: 'Senza scadenza.',
    perMonth: (price: string) => `${price} al mese`,
    saving: {
      monthly: 'Cambi o disdici quando vuoi.',
      sixMonths: 'Sei mesi al prezzo di cinque e mezzo.',
      annual: 'Dodici mesi al prezzo di dieci.',
    },
    enterprise: 'Su misura',
    enterpriseNote: 'Scrivici quanti siete: il prezzo si decide insieme.',
    write: 'Scrivici',
    table: { caption: 'Tutti i piani', clients: 'Clienti attivi', price: 'Prezzo', month: 'Al mese' },
  },
  questions: {
    kicker: 'Domande',
    title: 'Prima di cominciare.',
    ofPlans: [
      ['Serve la carta per provare?', 'No. Ti registri con un’e-mail e per 30 giorni usi tutto, senza limiti di clienti.'],
      [
        'Che cosa succede dopo i 30 giorni?',
        'Se hai al massimo 5 clienti attivi continui gratis. Altrimenti hai 72 ore per scegliere un piano: passate ' +
          'quelle non puoi aggiungere o riattivare clienti, ma nulla viene nascosto o cancellato.',
      ],
      ['Quali clienti contano nel piano?', 'Solo quelli attivi. Chi disattivi conserva tutta la sua storia e libera il posto.'],
      [
        'Posso cambiare piano?',
        'Sì. Se passi a un piano più grande vale subito e paghi la differenza in proporzione. Se passi a uno più ' +
          'piccolo, o cambi la cadenza, il cambio può partire alla fine del periodo. Il tempo non usato non viene ' +
          'rimborsato.',
      ],
    ],
    items: [
      [
        'I miei clienti devono scaricare un’app?',
        'Non da uno store: aprono il link, entrano e possono installarla dal browser, su telefono o computer.',
      ],
      [
        'Posso portare i clienti che ho già?',
        'Sì, da un file CSV: abbini le colonne, vedi l’anteprima e sai quali righe non passano e perché.',
      ],
      ['In che lingue funziona?', 'In italiano e in inglese: schermate, e-mail e PDF. Ogni persona sceglie la sua.'],
    ],
  },
  closing: { title: 'Comincia dal primo cliente.', lead: '30 giorni senza limiti, senza carta di credito.' },
  withoutPlans: {
    description:
      'Schede, piani alimentari, visite, check-in e chat in un solo posto. Per coach, personal trainer e ' +
      'dietisti, con i loro clienti.',
    start: 'Registrati',
    hero: 'Basta un indirizzo e-mail.',
    closing: 'Ti registri con un’e-mail e sei dentro.',
  },
  footer: {
    label: 'Pagine legali e aiuto',
    privacy: 'Privacy',
    terms: 'Condizioni',
    help: 'Aiuto',
    runBy: (operator: string) => `Servizio gestito da ${operator}`,
  },
}

export type PageText = typeof pageIt
