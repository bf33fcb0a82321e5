import { areaWords } from '#lib/words'

export const useMovingWords = areaWords('client-intake moving', {
  it: {
    title: 'Da un altro programma',
    intro:
      'In una sera porti qui i {{clients}}, i programmi e la cronologia degli allenamenti. Ogni passo mostra prima un’anteprima; ' +
      'se lo rifai, entra solo ciò che manca.',
    from: 'Da dove vieni',
    other: 'Excel o altro',
    clients: 'I tuoi {{clients}}',
    clientsAction: 'Importa {{clients}}',
    programs: 'I programmi',
    programsAction: 'Importa un programma',
    history: 'La cronologia',
    historyAction: 'Importa la cronologia',
    truecoach_clients:
      'Esporta l’elenco: TrueCoach manda per e-mail un CSV con nome, contatti, nascita e altezza. Le colonne si riconoscono.',
    truecoach_programs:
      'Esporta il programma come testo e portalo in un foglio, una riga per esercizio. Vanno bene anche le celle incollate.',
    truecoach_history:
      'Esporta gli allenamenti di ognuno come testo, per date, e portali in un foglio: data, esercizio, ripetizioni, carico.',
    trainerize_clients: 'Esporta l’elenco in CSV: ha nome, cognome, e-mail e telefono.',
    trainerize_programs: 'Trainerize salva i programmi in PDF. Ricopiali in un foglio, una riga per esercizio, e importa quello.',
    trainerize_history: 'Trainerize non esporta gli allenamenti svolti. Se li hai in un foglio, con data ed esercizio, entrano da qui.',
    everfit_clients: 'Usa il foglio con cui li hai caricati in Everfit (nome, cognome, e-mail, categoria), o scrivine uno così.',
    everfit_programs: 'Everfit stampa gli allenamenti in PDF. Ricopiali in un foglio, una riga per esercizio, e importa quello.',
    everfit_history: 'Everfit dà lo storico in PDF, non in tabella. Un foglio con data, esercizio, ripetizioni e carico basta.',
    strong_clients: 'Strong è l’app di chi si allena, e non ha un elenco. Aggiungi le persone da un foglio o con un link.',
    strong_programs: 'Strong non esporta i programmi. Scrivili in un foglio come li usi, o incolla le celle.',
    strong_history: 'Dal telefono di chi si allena: Settings, Export Strong Data (su Android Export Data). Si legge da solo.',
    hevy_clients: 'L’esportazione di Hevy è di chi si allena, e non ha un elenco. Aggiungi le persone da un foglio o con un link.',
    hevy_programs: 'Il file di Hevy contiene gli allenamenti svolti, non i programmi. Scrivili in un foglio, o incolla le celle.',
    hevy_history: 'Dal telefono di chi si allena: Settings, Export & Import Data, Export Workouts. Si legge da solo.',
    other_clients: 'Un CSV o un foglio Excel, una riga per persona: nome, e-mail, telefono, quello che hai.',
    other_programs: 'Il foglio come lo usi ora: le settimane in colonne, in titoli o in fogli diversi.',
    other_history: 'Una riga per serie o per esercizio: data, esercizio, ripetizioni, carico. Le colonne le abbini tu.',
    ownText: 'Chi usa Strong o Hevy può importare la propria cronologia anche da sé, dalle sue impostazioni.',
  },
  en: {
    title: 'From another product',
    intro:
      'In one evening you bring over your {{clients}}, your programs and their workout history. Each step shows a preview ' +
      'first; if you repeat it, it only adds what is missing.',
    from: 'Where you come from',
    other: 'Excel or other',
    clients: 'Your {{clients}}',
    clientsAction: 'Import {{clients}}',
    programs: 'Programs',
    programsAction: 'Import a program',
    history: 'History',
    historyAction: 'Import history',
    truecoach_clients: 'Export the list: TrueCoach mails a CSV with names, contacts, birthday and height. Its columns are recognized.',
    truecoach_programs: 'Export the program as text and put it in a sheet, one row for each exercise. Pasted cells work too.',
    truecoach_history: 'Export each person’s workouts as text, by date, and put them in a sheet: date, exercise, repetitions, load.',
    trainerize_clients: 'Export the list as CSV: it has first name, last name, email and phone.',
    trainerize_programs: 'Trainerize saves programs as PDF. Copy them into a sheet, one row for each exercise, and import that.',
    trainerize_history:
      'Trainerize does not export completed workouts. If you have them in a sheet, with date and exercise, import them here.',
    everfit_clients: 'Use the sheet you uploaded to Everfit (first name, last name, email, category), or make one like it.',
    everfit_programs: 'Everfit prints workouts as PDF. Copy them into a sheet, one row for each exercise, and import that.',
    everfit_history: 'Everfit gives history as a PDF, not as a table. A sheet with date, exercise, repetitions and load is enough.',
    strong_clients: 'Strong belongs to the person who trains and has no list. Add people from a sheet or with a link.',
    strong_programs: 'Strong does not export programs. Write them in a sheet the way you use them, or paste the cells.',
    strong_history: 'On the phone of the person who trains: Settings, Export Strong Data (Export Data on Android). It is read as it is.',
    hevy_clients: 'Hevy’s export belongs to the person who trains and has no list. Add people from a sheet or with a link.',
    hevy_programs: 'Hevy’s file has completed workouts, not programs. Write them in a sheet, or paste the cells.',
    hevy_history: 'On the phone of the person who trains: Settings, Export & Import Data, Export Workouts. It is read as it is.',
    other_clients: 'A CSV or an Excel sheet, one row for each person: name, email, phone, whatever you have.',
    other_programs: 'The sheet as you use it now: weeks in columns, in headings or in separate sheets.',
    other_history: 'One row for each set or exercise: date, exercise, repetitions, load. You match the columns.',
    ownText: 'Anyone who uses Strong or Hevy can also import their own history, from their settings.',
  },
})
