export const drawingsIt = {
  client: {
    label: 'La scheda di una cliente: obiettivo, peso in calo di 4,8 kg in 12 settimane, aderenza agli allenamenti e al piano',
    menu: ['Home', 'Clienti', 'Programmi', 'Allenamenti completati', 'Esercizi', 'Chat', 'Agenda', 'Questionari', 'Prenotazioni', 'Pagamenti', 'Bacheca', 'Vetrina', 'Notifiche', 'Dieta'],
    back: 'Clienti', place: '1 di 128', active: 'Attiva', type: 'Dimagrimento',
    about: '34 anni · 168 cm · 69,8 kg · con Davide Riva e Sara Conti · vista 12 min fa',
    visit: 'Visita', write: 'Scrivi',
    goal: 'Obiettivo', goalIs: '69 kg entro Natale, 10 km senza dolore',
    injuries: 'Infortuni', injuriesAre: 'Ginocchio dx, condropatia', allergies: 'Allergie', allergiesAre: 'Arachidi, lattosio',
    tabs: ['Panoramica', 'Allenamenti', 'Programmi', 'Piani alimentari', 'Visite', 'Misure', 'Progressi', 'Questionari', 'Abbonamento'],
    today: 'Allenamento di oggi', todayNote: '6 esercizi, 54 min, ore 18:30',
    target: 'Target di oggi', targetNow: '1.240', targetAll: '/ 1.850 kcal',
    next: 'Prossimo appuntamento', nextDay: 'ven 27', nextTime: 'nov, 10:00', nextNote: 'Visita di controllo, studio',
    waits: 'Attende da 26 ore', checkIn: 'Check-in 12', answer: 'Rispondi',
    weight: 'Peso', weightNow: '69,8', weightChange: '−4,8', weightNote: 'kg in 12 settimane',
    spans: ['4 s', '12 s', '1 a'], marks: ['−150 kcal', 'Nuova scheda', 'Passi 9.000'],
    band: 'Obiettivo 69–70', months: ['set', 'ott', 'nov', 'oggi'],
    adherence: 'Aderenza', kinds: ['Allen.', 'Cibo', 'Check'], days: ['L', 'M', 'M', 'G', 'V', 'S', 'D'], rest: 'riposo', skipped: 'saltato',
    program: 'Definizione 4 giorni', open: 'Apri', weeks: 'di 8 settimane', ends: ['finisce tra', '18 giorni'], done: '22 di 24 sedute svolte', records: '3 record',
    plan: 'Ipocalorico 1.850', macros: ['Proteine', 'Carb.', 'Grassi'], average: ['Aderenza media', '86%'], until: 'scade il 21 dic',
    notes: 'Note', note: ['Turni di notte il martedì: cena', 'leggera e allenamento spostato', 'al mercoledì mattina.'], noteBy: 'Sara Conti, 12 nov',
    note2: ['Ginocchio stabile con squat', 'su box.'], noteBy2: 'Davide Riva, 5 nov',
    photos: 'Foto', compare: 'Confronta', waist: 'vita', hips: 'fianchi', first: '1 set', last: '15 nov', firstWeight: '74,6', lastWeight: '69,9',
  },
  player: {
    label: 'L’allenamento sul telefono: recupero 1:12, serie fatte, carico e ripetizioni da segnare',
    place: 'Esercizio 1 di 7', name: 'Panca piana bilanciere', rest: 'Recupero', of: 'di 2:30',
    load: '82,5', record: 'Record', set: 'Serie 3 di 4', lastTime: 'Ultima volta 80 × 7', reps: 'rip', then: 'Poi', next: 'Panca inclinata manubri', skip: 'Salta recupero',
  },
  attention: {
    label: 'La lista dei clienti da seguire: motivo, aderenza ad allenamento, cibo e check-in, ultimo accesso',
    title: 'Da seguire', heads: ['Cliente', 'Perché', 'Allen.', 'Cibo', 'Check', 'Ultimo accesso'], span: 'Aderenza 14 giorni, %',
    rows: [
      { person: 'Simone Barbieri', sign: 'SB', why: 'Piano scaduto da 2 giorni', tone: 'error', marks: [52, 45, 25], seen: '11 giorni fa' },
      { person: 'Giorgia Santoro', sign: 'GS', why: '3 allenamenti saltati', tone: 'error', marks: [41, 38, 50], seen: '6 giorni fa' },
      { person: 'Martina Bellini', sign: 'MB', why: 'Check-in da leggere, 26 ore', tone: 'attention', marks: [92, 86, 100], seen: '12 min fa' },
      { person: 'Valentina Rinaldi', sign: 'VR', why: 'Scade tra 3 giorni', tone: 'attention', marks: [67, 88, 100], seen: 'ieri' },
      { person: 'Chiara Lombardi', sign: 'CL', why: 'Scade tra 5 giorni', tone: 'attention', marks: [74, 68, 75], seen: '3 h fa' },
      { person: 'Francesco De Angelis', sign: 'FD', why: 'Ha scritto, 3 ore', tone: 'note', marks: [88, 0, 100], seen: '5 h fa' },
    ],
  },
  program: {
    label: 'Una scheda in righe: esercizi, serie, ripetizioni, carico, RIR, RPE e recupero, con il volume per gruppo muscolare',
    name: 'Ipertrofia 4 giorni', draft: 'Bozza', about: 'Alessandro Fontana · Salvato 10:42', views: ['Colonne', 'Righe'], publish: 'Pubblica',
    week: 'S', deload: 'scarico',
    heads: ['Esercizio', 'Tipo', 'Serie', 'Rip / tempo', 'Carico', 'RIR', 'RPE', 'TUT', 'Rec.', 'Nota'],
    day: 'Giorno 1', dayName: 'Push, petto e spalle', dayNote: ['7 esercizi,', '24', 'serie, 62 min'], reps: 'Rip', time: 'Tempo',
    day2: 'Giorno 2', dayName2: 'Lower A, forza', dayNote2: ['5 esercizi,', '17', 'serie, 54 min'],
    exercises: ['Panca piana bilanciere', 'Panca inclinata manubri', 'Rematore in appoggio', 'Lento avanti manubri', 'Alzate laterali al cavo', 'Spinte in basso corda', 'Plank', 'Box squat, 45 cm', 'Stacco rumeno', 'Leg curl sdraiato'],
    notes: ['Fermo 1 s', '', '', '', '', 'Gomiti fermi', '', 'Busto alto', '', ''], load: '82,5',
    volume: 'serie, settimana 5', advised: 'consigliato', muscles: ['Petto', 'Dorso', 'Spalle', 'Tricipiti', 'Bicipiti', 'Quadricipiti', 'Femorali', 'Glutei', 'Polpacci'], below: 'sotto il minimo',
  },
  plan: {
    label: 'Un piano alimentare: alimenti con quantità, calorie e macro, alternative e un’allergia segnalata',
    name: 'Ipocalorico 1.850', draft: 'Bozza', about: 'Martina Bellini, dal 23 nov per 4 settimane', allergies: 'Arachidi, lattosio', preview: 'Anteprima', complete: 'Completa piano',
    week: 'Settimana', days: ['Lunedì', 'Martedì', 'Mercoledì', 'Giovedì', 'Venerdì', 'Sabato', 'Domenica'], kcals: ['1.842', '1.857', '1.859', '1.861', '1.835', '1.990', '1.844'],
    heads: ['Alimento', 'Quantità', 'kcal', 'P', 'C', 'G', 'Alt.'], or: 'oppure', serving: 'porzione', lessCarbs: '−11%', allergy: 'allergia: arachidi',
    meals: [
      { name: 'Colazione', time: '07:15', sums: ['412', '26', '48', '12'], foods: [
        ['Yogurt greco 0%', '170', 'g', '97', '17,3', '6,1', '0,7', '+2'], ['Fiocchi d’avena', '45', 'g', '168', '5,9', '27,0', '3,2', '+3'],
        ['Mirtilli', '120', 'g', '68', '0,8', '14,5', '0,4', '+1'], ['Noci', '12', 'g', '79', '1,8', '0,8', '7,8', '']] },
      { name: 'Pranzo', time: '13:00', sums: ['587', '43', '61', '19'], foods: [
        ['Riso basmati, crudo', '70', 'g', '248', '5,7', '54,6', '0,6', '+3'], ['or', 'Pasta integrale', '71', '248', '9,4', '47,0', '1,8', ''],
        ['or', 'Pane di segale', '105', '247', '8,7', '48,6', '3,2', 'warn'], ['Petto di pollo', '150', 'g', '165', '35,0', '0,0', '2,6', '+4'],
        ['Zucchine trifolate', '1', 'porzione', '84', '2,6', '6,2', '5,4', ''], ['Olio extravergine', '10', 'g', '90', '0,0', '0,0', '10,0', '']] },
      { name: 'Spuntino post-allenamento', time: '17:45', sums: ['236', '24', '26', '4'], foods: [
        ['Pancake proteici', '1', 'porzione', '236', '24,1', '26,2', '3,9', '+2']] },
      { name: 'Cena', time: '20:30', sums: ['624', '40', '64', '22'], foods: [
        ['Salmone al forno', '140', 'g', '258', '28,6', '0,0', '15,8', '+2'], ['Burro d’arachidi', '10', 'g', '60', '2,5', '1,6', '5,0', 'allergy']] },
    ],
    total: '1.859', target: '/ 1.850 kcal', inTarget: 'nel target, 9 kcal in più', macros: ['Proteine', 'Carboidrati', 'Grassi'],
    ofTargets: [['133', '/ 125 g'], ['199', '/ 205 g'], ['57', '/ 58 g']], shares: [['28%', '1,9 g/kg'], ['42%', '2,9 g/kg'], ['27%', '0,8 g/kg']],
    micros: 'Micronutrienti', microNames: ['Fibra', 'Ferro', 'Calcio', 'Vitamina D', 'Vitamina B12', 'Magnesio'],
  },
  today: {
    label: 'La giornata del cliente sul telefono, senza rete: allenamento, pasti, check-in e peso',
    date: 'Venerdì 20 nov', title: 'Oggi', days: ['L', 'M', 'M', 'G', 'V', 'S', 'D'], week: 'Settimana 5, giorno 3', exercises: 'esercizi', begin: 'Inizia allenamento',
    kcal: '1.240', ofKcal: '/ 2.450 kcal', macros: ['Proteine', 'Carb.', 'Grassi'], lunch: 'Pranzo', lunchIs: 'Riso, pollo, zucchine', checkIn: 'Check-in', due: 'Scade stasera, 2 minuti',
    offline: 'Senza rete. Salvato qui, parte da solo.', tabs: ['Oggi', 'Scheda', 'Dieta', 'Progressi', 'Chat'],
  },
}

export type DrawingText = typeof drawingsIt
