/** The author of a line: the client, the client's coach or nutritionist, the admin, or the team in a note to itself. */
export type Speaker = 'client' | 'pro' | 'admin' | 'note'

export interface Line {
  /** Days before today, and the clock in Rome. */
  at: readonly [daysAgo: number, clock: string]
  by: Speaker
  text: string
  /** A reaction by the other side. */
  reaction?: '👍' | '💪' | '❤️' | '🔥' | '👏'
  /** The line quotes the one that stands so many lines before it. */
  answers?: number
}

const line = (daysAgo: number, clock: string, by: Speaker, text: string, more: Partial<Line> = {}): Line => ({
  at: [daysAgo, clock],
  by,
  text,
  ...more,
})

/** The conversation of the demo's own client with the team. */
export const talkOfFirst: readonly Line[] = [
  line(62, '09:12', 'admin', 'Benvenuta! Qui puoi scriverci quando vuoi: io guardo la chat la mattina e la sera.'),
  line(62, '09:40', 'client', 'Grazie! Ho già visto il programma, parto lunedì 💪', { reaction: '💪' }),
  line(55, '19:05', 'client', 'Primo allenamento fatto. Lo squat mi tira un po’ dietro il ginocchio, è normale?'),
  line(55, '19:31', 'pro', 'Un po’ di tensione sì, dolore no. Mandami un video di lato la prossima volta, così vedo la profondità.', {
    answers: 1,
  }),
  line(54, '07:58', 'note', 'Ginocchio destro operato nel 2019: niente affondi saltati per le prime quattro settimane.'),
  line(48, '18:20', 'client', 'Oggi molto meglio, sono scesa di più e senza fastidio'),
  line(48, '18:44', 'pro', 'Ottimo! Allora dalla prossima saliamo di 2,5 kg.', { reaction: '🔥' }),
  line(33, '12:30', 'client', 'Questa settimana ho una trasferta di tre giorni, come faccio con gli allenamenti?'),
  line(33, '13:02', 'pro', 'Ti ho messo due sedute a corpo libero da fare in camera: 25 minuti l’una. Il resto lo recuperiamo al ritorno.'),
  line(33, '13:05', 'client', 'Perfetto, grazie mille', { reaction: '👍' }),
  line(20, '20:15', 'client', 'Posso spostare lo spuntino dopo l’allenamento? La sera torno tardi e arrivo a cena affamata'),
  line(20, '21:02', 'pro', 'Sì: yogurt e frutta appena finito, e a cena togli il pane. Provalo una settimana e dimmi come va.', {
    answers: 1,
  }),
  line(12, '08:10', 'client', 'Con lo spuntino dopo va molto meglio, la sera non ho più fame'),
  line(12, '08:32', 'pro', 'Bene così, lo teniamo.', { reaction: '❤️' }),
  line(5, '19:48', 'client', 'Record di stacco: 70 kg!!', { reaction: '🔥' }),
  line(5, '20:01', 'pro', 'Grande! All’inizio ne facevi 40. Ora recupera bene, domani solo camminata.'),
  line(1, '18:35', 'admin', 'Domenica la palestra è chiusa: sposta il terzo allenamento a lunedì.'),
]

/** Conversations for the other clients with an account, in turn; few of these wait for an answer. */
export const talks: readonly (readonly Line[])[] = [
  [
    line(6, '17:20', 'client', 'Ciao, ho finito la terza settimana. Le spalle mi sembrano più forti'),
    line(6, '18:01', 'pro', 'Si vede anche dai carichi. Dalla prossima aggiungiamo una serie alle spinte.', { reaction: '💪' }),
    line(0, '08:05', 'client', 'Stamattina ho la schiena bloccata, salto o faccio qualcosa di leggero?'),
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
    line(8, '19:25', 'pro', 'Con i tempi delle ultime ripetute sì. Il lungo di domenica portalo a 16 km, in scioltezza.', { answers: 1 }),
    line(4, '10:40', 'client', '16 km fatti, ultimi due in spinta', { reaction: '👏' }),
    line(4, '11:00', 'note', 'Attenzione al tendine: due settimane fa lamentava rigidità al mattino.'),
    line(4, '11:02', 'pro', 'Benissimo. Martedì solo mobilità, poi vediamo il ritmo gara.'),
  ],
  [line(0, '07:15', 'client', 'Buongiorno! Oggi ho solo 30 minuti per allenarmi, cosa tengo?')],
  [
    line(11, '15:20', 'pro', 'Ho aggiornato il piano: più carboidrati nei giorni di gara.'),
    line(11, '16:05', 'client', 'Visto, grazie! La pasta prima delle 13 mi va benissimo', { reaction: '👍' }),
    line(11, '16:20', 'pro', 'Ottimo, lasciamo così fino alla gara.'),
  ],
  [
    line(2, '18:50', 'client', 'Posso sostituire il salmone? Non lo digerisco la sera'),
    line(2, '19:20', 'pro', 'Certo: sgombro, merluzzo o uova. Stesse porzioni.'),
  ],
  [
    line(17, '09:00', 'admin', 'Ciao {first_name}, il tuo abbonamento scade a fine mese: vuoi continuare con lo stesso percorso?'),
    line(16, '13:30', 'client', 'Sì sì, rinnovo volentieri', { reaction: '❤️' }),
    line(16, '14:10', 'admin', 'Perfetto, ti preparo tutto io.'),
  ],
  [
    line(5, '20:40', 'client', 'La panca con i manubri la sento più sulle spalle che sul petto'),
    line(5, '21:05', 'pro', 'Abbassa un po’ i gomiti e pensa a spingere verso l’interno. Scendi di 2 kg finché non lo senti.', {
      answers: 1,
    }),
    line(1, '12:15', 'client', 'Provato oggi: tutta un’altra cosa', { reaction: '💪' }),
    line(1, '12:40', 'pro', 'Sapevo che funzionava. Venerdì torniamo al carico di prima.'),
  ],
  [
    line(13, '18:10', 'client', 'Ho saltato due allenamenti per l’influenza, li recupero?'),
    line(13, '18:45', 'pro', 'No, riparti da dove eri con il 10% in meno. La prima settimana conta solo muoversi.'),
  ],
  [
    line(7, '08:20', 'client', 'Il caffè prima di allenarmi conta nel piano?'),
    line(7, '08:55', 'pro', 'Amaro no, con latte e zucchero sì: mezzo spuntino.', { reaction: '👍' }),
  ],
  [
    line(10, '21:15', 'client', 'Dormo male da una settimana e al mattino non ho forza nelle gambe'),
    line(9, '07:50', 'pro', 'Allora questa settimana scarico: stessi esercizi, metà serie. E niente schermo nell’ultima ora.'),
    line(6, '08:30', 'client', 'Tre notti da sette ore, va molto meglio', { reaction: '👏' }),
    line(6, '09:00', 'pro', 'Si sente da come scrivi. Da lunedì torniamo al programma pieno.'),
  ],
  [
    line(19, '12:00', 'client', 'Le scarpe per correre che mi avevi consigliato sono finite, va bene il modello nuovo?'),
    line(19, '12:35', 'pro', 'Sì, è solo un po’ più ammortizzato. Mezzo numero in più.'),
  ],
  [
    line(4, '13:10', 'client', 'A mensa trovo quasi solo pasta e fritti. Mi porto qualcosa da casa?'),
    line(
      4,
      '13:40',
      'pro',
      'Due volte su cinque basta: farro e legumi il lunedì, insalata di pollo il giovedì. Il resto scegli il piatto unico.',
      { answers: 1 },
    ),
    line(3, '14:05', 'client', 'Fattibile. Preparo tutto la domenica'),
    line(3, '14:06', 'pro', 'È il modo giusto.', { reaction: '💪' }),
  ],
  [
    line(22, '19:30', 'pro', 'Ho visto il video dello stacco: la schiena è perfetta, il bilanciere invece parte troppo avanti.'),
    line(22, '20:10', 'client', 'Ecco perché mi sbilanciava! Domani riprovo', { reaction: '🔥' }),
    line(21, '18:40', 'client', 'Con i piedi più sotto vola'),
    line(21, '19:00', 'pro', 'E da qui si sale.'),
  ],
  [
    line(2, '07:40', 'client', 'Peso di stamattina: 400 grammi in più di ieri, ho sbagliato qualcosa?'),
    line(2, '08:05', 'pro', 'Niente: ieri avevi più sale e più carboidrati. Guarda la media della settimana, non il giorno.', {
      reaction: '❤️',
    }),
  ],
  [
    line(15, '16:20', 'client', 'Parto per dieci giorni di montagna, metto in pausa il programma?'),
    line(
      15,
      '17:00',
      'pro',
      'Cammina e basta, è allenamento anche quello. Ti ho messo una seduta di elastici da dieci minuti per quando hai voglia.',
    ),
  ],
  [line(1, '19:20', 'client', 'Lunedì alle 18 riesci a vedermi al posto delle 19?')],
  [
    line(12, '10:00', 'pro', '{first_name}, le analisi sono a posto: la ferritina è risalita. Continuiamo così ancora un mese.'),
    line(12, '10:30', 'client', 'Che sollievo, grazie!', { reaction: '❤️' }),
    line(12, '10:41', 'pro', 'Il prossimo prelievo a gennaio, te lo ricordo io.'),
  ],
  [
    line(8, '20:05', 'client', 'Il gomito mi dà ancora un po’ fastidio nelle trazioni'),
    line(8, '20:30', 'pro', 'Passa alla presa neutra e fermati due ripetizioni prima. Se tra una settimana è uguale lo vediamo insieme.'),
    line(8, '20:33', 'note', 'Se non passa in dieci giorni: sentire il fisioterapista prima di rimettere le trazioni.'),
  ],
  [
    line(25, '09:45', 'client', 'Ho fatto tutte e quattro le sedute questa settimana, prima volta!'),
    line(25, '10:10', 'pro', 'Quattro su quattro: segnalo. La prossima teniamo lo stesso ritmo.', { reaction: '🔥' }),
  ],
  [
    line(3, '18:15', 'client', 'La pressa della palestra è rotta, con cosa la cambio?'),
    line(3, '18:20', 'pro', 'Squat al multipower, tre serie da dieci con un secondo di pausa in basso.', { answers: 1 }),
  ],
  [
    line(18, '11:10', 'client', 'Posso bere una birra il sabato?'),
    line(18, '11:50', 'pro', 'Una sì, al posto del pane della cena. Goditela.', { reaction: '👍' }),
  ],
  [
    line(6, '21:40', 'client', 'Ho caricato le foto del mese. A me sembra di vedere la differenza sulla schiena'),
    line(5, '08:15', 'pro', 'La vedo anch’io, e la vita è 2 cm in meno. Te le metto a confronto nella scheda.', { reaction: '💪' }),
  ],
  [
    line(30, '08:30', 'admin', 'Ciao {first_name}, dal primo del mese apriamo anche la domenica mattina dalle 9 alle 12.'),
    line(30, '12:20', 'client', 'Finalmente! Ci sarò', { reaction: '👏' }),
  ],
  [line(0, '06:50', 'client', 'Ieri ho chiuso i 5 km in 27 e 40, tre minuti meno di settembre')],
  [
    line(9, '17:30', 'client', 'Il frullato dopo allenamento posso farlo con l’acqua?'),
    line(9, '18:00', 'pro', 'Certo, toglie 80 calorie: mettici una banana e sei pari.'),
  ],
  [
    line(11, '19:50', 'client', 'Sto partendo per lavoro fino a giovedì, l’albergo ha solo un tapis roulant'),
    line(11, '20:15', 'pro', 'Due volte 25 minuti in salita al 6%, passo svelto. E i piegamenti in camera.', { answers: 1 }),
    line(7, '21:00', 'client', 'Fatte entrambe. La salita è tosta', { reaction: '💪' }),
    line(7, '21:12', 'pro', 'Per questo te l’ho data.'),
  ],
  [
    line(20, '14:00', 'client', 'A colazione ho sempre poca fame, posso spostare tutto a metà mattina?'),
    line(20, '14:30', 'pro', 'Sì: alle 7 solo il caffè, alle 10 yogurt, avena e frutta secca. Vediamo come arrivi a pranzo.'),
    line(17, '13:15', 'client', 'Arrivo molto meglio, senza assalti al pane'),
    line(17, '13:30', 'pro', 'Allora resta così.', { reaction: '👍' }),
  ],
]
