interface DemoCourse {
  title: string
  text: string
  handout?: { name: string; text: string }
}

/** The courses of the demo's training school. */
export const schoolCourses: readonly DemoCourse[] = [
  {
    title: 'Il primo colloquio',
    text: [
      'Venti minuti decidono i tre mesi che seguono. In questo modulo vediamo che cosa chiedere, in che ordine, e che cosa non promettere.',
      'Si parte da tre domande: perché adesso, che cosa è già stato provato, quanto tempo c’è davvero in una ' +
        'settimana normale. Le risposte ' +
        'vanno scritte con le parole del cliente: saranno quelle da rileggere insieme al primo controllo.',
      'Alla fine del modulo trovi una traccia di colloquio da tenere sul tavolo.',
    ].join('\n\n'),
    handout: {
      name: 'Traccia del primo colloquio.txt',
      text:
        'TRACCIA DEL PRIMO COLLOQUIO\n\n1. Perché adesso?\n2. Che cosa hai già provato, e che cosa ha funzionato?\n3. ' +
        'Quanti giorni, a che ora, dove?\n' +
        '4. Dolori, infortuni, farmaci, allergie.\n5. Come saprai che sta funzionando?\n6. Il prossimo passo, con una data.\n',
    },
  },
  {
    title: 'Progressione del carico',
    text: [
      'Aumentare il peso è solo uno dei modi di progredire, e spesso non il primo. Vediamo in che ordine muovere ' +
        'ripetizioni, serie, carico e ' +
        'densità, e come riconoscere quando è il momento di scaricare.',
      'Gli esempi seguono un programma di otto settimane con quattro sedute.',
    ].join('\n\n'),
    handout: {
      name: 'Otto settimane, esempio.txt',
      text:
        'OTTO SETTIMANE, QUATTRO SEDUTE\n\nSettimane 1-3: stesse serie, una ripetizione in più a settimana, RIR ' +
        '3.\nSettimana 4: scarico, metà delle serie.\n' +
        'Settimane 5-7: carico +2,5%, RIR 2, poi 1.\nSettimana 8: test sulle tre alzate principali.\n',
    },
  },
  {
    title: 'Parlare di cibo senza giudicare',
    text:
      'Le parole che usiamo restano a tavola con chi seguiamo. Un modulo breve su come dare indicazioni chiare, ' +
      'lasciare margine e leggere ' +
      'un diario alimentare senza trasformarlo in un esame.',
  },
]
