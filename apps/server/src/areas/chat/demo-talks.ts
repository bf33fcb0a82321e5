/** Who says a line: the client, whoever trains or feeds them, the admin, or the team among itself. */
export type Speaker = 'client' | 'pro' | 'admin' | 'note'

export interface Line {
  /** Days before today, and the clock in Rome. */
  at: readonly [daysAgo: number, clock: string]
  by: Speaker
  text: string
  /** Given by the other side. */
  reaction?: '👍' | '💪' | '❤️' | '🔥' | '👏'
  /** Answers the line so many before it. */
  answers?: number
}

const line = (daysAgo: number, clock: string, by: Speaker, text: string, more: Partial<Line> = {}): Line =>
  ({ at: [daysAgo, clock], by, text, ...more })

/** What the demo's own client and the team have said to each other. */
export const talkOfFirst: readonly Line[] = [
  line(62, '09:12', 'admin', 'Benvenuta! Qui puoi scriverci quando vuoi: io guardo la chat la mattina e la sera.'),
  line(62, '09:40', 'client', 'Grazie! Ho già visto il programma, parto lunedì 💪', { reaction: '💪' }),
  line(55, '19:05', 'client', 'Primo allenamento fatto. Lo squat mi tira un po’ dietro il ginocchio, è normale?'),
  line(55, '19:31', 'pro', 'Un po’ di tensione sì, dolore no. Mandami un video di lato la prossima volta, così vedo la profondità.', { answers: 1 }),
  line(54, '07:58', 'note', 'Ginocchio destro operato nel 2019: niente affondi saltati per le prime quattro settimane.'),
  line(48, '18:20', 'client', 'Oggi molto meglio, sono scesa di più e senza fastidio'),
  line(48, '18:44', 'pro', 'Ottimo! Allora dalla prossima saliamo di 2,5 kg.', { reaction: '🔥' }),
  line(33, '12:30', 'client', 'Questa settimana ho una trasferta di tre giorni, come faccio con gli allenamenti?'),
  line(33, '13:02', 'pro', 'Ti ho messo due sedute a corpo libero da fare in camera: 25 minuti l’una. Il resto lo recuperiamo al ritorno.'),
  line(33, '13:05', 'client', 'Perfetto, grazie mille', { reaction: '👍' }),
  line(20, '20:15', 'client', 'Posso spostare lo spuntino dopo l’allenamento? La sera torno tardi e arrivo a cena affamata'),
  line(20, '21:02', 'pro', 'Sì: yogurt e frutta appena finito, e a cena togli il pane. Provalo una settimana e dimmi come va.', { answers: 1 }),
  line(12, '08:10', 'client', 'Con lo spuntino dopo va molto meglio, la sera non ho più fame'),
  line(12, '08:32', 'pro', 'Bene così, lo teniamo.', { reaction: '❤️' }),
  line(5, '19:48', 'client', 'Record di stacco: 70 kg!!', { reaction: '🔥' }),
  line(5, '20:01', 'pro', 'Grande! Un anno fa ne facevi 40. Ora recupera bene, domani solo camminata.'),
  line(1, '18:35', 'admin', 'Domenica la palestra è chiusa: sposta il terzo allenamento a lunedì.'),
]

/** In turn, one for each of the others who have an account. */
export const talks: readonly (readonly Line[])[] = [
  [
    line(6, '17:20', 'client', 'Ciao, ho finito la terza settimana. Le spalle mi sembrano più forti'),
    line(6, '18:01', 'pro', 'Si vede anche dai carichi. Dalla prossima aggiungiamo una serie alle spinte.', { reaction: '💪' }),
    line(0, '08:05', 'client', 'Stamattina mi sono svegliato con la schiena bloccata, salto o faccio qualcosa di leggero?'),
  ],
  [
    line(9, '10:15', 'pro', 'Ciao {first_name}, come va la settimana?'),
    line(9, '12:40', 'client', 'Bene! Peso fermo ma i pantaloni stanno più larghi'),
    line(9, '12:52', 'pro', 'È quello che conta: la circonferenza vita la misuriamo venerdì.', { reaction: '👍' }),
  ],
  [
    line(3, '21:10', 'client', 'Domani ho una cena di lavoro, come mi regolo?'),
    line(3, '21:30', 'pro', 'A pranzo verdure e proteine, a cena mangia con calma e lascia il dolce se non ti va davvero.'),
    line(2, '08:45', 'client', 'Fatto come dicevi, niente sensi di colpa stavolta', { reaction: '❤️' }),
    line(1, '22:05', 'client', 'Mi mandi la lista della spesa per la settimana prossima?'),
  ],
  [
    line(14, '07:30', 'client', 'Ho il certificato medico nuovo, lo carico qui?'),
    line(14, '08:10', 'admin', 'Sì, mandalo pure qui che lo metto nella tua scheda.'),
  ],
  [
    line(8, '19:00', 'client', 'La mezza maratona è tra sei settimane, ce la faccio a scendere sotto 1:45?'),
    line(8, '19:25', 'pro', 'Con i tempi delle ultime ripetute sì. Il lungo di domenica portalo a 16 km, tranquillo.', { answers: 1 }),
    line(4, '10:40', 'client', '16 km fatti, ultimi due in spinta', { reaction: '👏' }),
    line(4, '11:00', 'note', 'Attenzione al tendine: due settimane fa lamentava rigidità al mattino.'),
  ],
  [
    line(0, '07:15', 'client', 'Buongiorno! Oggi riesco ad allenarmi solo 30 minuti, cosa tengo?'),
  ],
  [
    line(11, '15:20', 'pro', 'Ho aggiornato il piano: più carboidrati nei giorni di gara.'),
    line(11, '16:05', 'client', 'Visto, grazie! La pasta prima delle 13 mi va benissimo', { reaction: '👍' }),
  ],
  [
    line(2, '18:50', 'client', 'Posso sostituire il salmone? Non lo digerisco la sera'),
    line(2, '19:20', 'pro', 'Certo: sgombro, merluzzo o uova. Stesse porzioni.'),
  ],
  [
    line(17, '09:00', 'admin', 'Ciao {first_name}, il tuo abbonamento scade a fine mese: vuoi continuare con lo stesso percorso?'),
    line(16, '13:30', 'client', 'Sì sì, rinnovo volentieri', { reaction: '❤️' }),
  ],
  [
    line(5, '20:40', 'client', 'La panca con i manubri la sento più sulle spalle che sul petto'),
    line(5, '21:05', 'pro', 'Abbassa un po’ i gomiti e pensa a spingere verso l’interno. Scendi di 2 kg finché non lo senti.', { answers: 1 }),
    line(1, '12:15', 'client', 'Provato oggi: tutta un’altra cosa', { reaction: '💪' }),
  ],
]

export const demoAnswers: readonly { title: string, text: string }[] = [
  { title: 'Benvenuto', text: 'Ciao {first_name}, benvenuto! Qui puoi scrivermi quando vuoi: rispondo la mattina e la sera.' },
  { title: 'Come va la settimana', text: 'Ciao {first_name}, com’è andata la settimana? Energia, sonno e fame: due righe bastano.' },
  { title: 'Foto del mese', text: '{first_name}, è ora delle foto: stessa luce, stessa ora, di fronte, di lato e di schiena.' },
  { title: 'Rinnovo', text: 'Ciao {first_name}, il tuo percorso finisce tra poco. Vuoi che prepari già il prossimo?' },
]
