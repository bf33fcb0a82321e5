// An empty line separates paragraphs.
export const it = {
  'confirm address': {
    subject: 'Conferma il tuo indirizzo e-mail',
    preheader: 'Un clic e l’indirizzo è tuo.',
    text:
      'Ciao {{name}},\n\nil tuo account è pronto{{trial}}. Resta ' +
      'una cosa sola: conferma che questo indirizzo è tuo, così possiamo aiutarti se un giorno dimentichi la ' +
      'password.\n\nSe la registrazione non è tua, ignora questa e-mail.',
    trial: ' e la prova gratuita di {{days}} giorni è cominciata',
    button: 'Conferma l’indirizzo',
  },
  'already registered': {
    subject: 'Hai già un account con questo indirizzo',
    preheader: 'Qualcuno si è registrato con il tuo indirizzo. Eri tu?',
    text:
      'Ciao,\n\nqualcuno ha appena registrato una nuova attività con questo indirizzo, che però ha già un ' +
      'account.\n\nSe eri tu, apri il link: la nuova attività passerà al tuo account e la troverai accanto alle ' +
      'altre dopo l’accesso. Se hai dimenticato la password, puoi chiederne una nuova dalla pagina di accesso.\n\n' +
      'Se non eri tu, ignora questa e-mail: il tuo account non cambia.',
    button: 'Unisci l’attività al mio account',
  },
  'confirm address again': {
    subject: 'Conferma il tuo indirizzo e-mail',
    preheader: 'Un clic e l’indirizzo è tuo.',
    text:
      'Ciao {{name}},\n\necco il link che hai chiesto: conferma che questo indirizzo è tuo, così possiamo aiutarti ' +
      'se un giorno dimentichi la password.\n\nSe non l’hai chiesto tu, ignora questa e-mail.',
    button: 'Conferma l’indirizzo',
  },
  'already registered, again': {
    subject: 'Hai già un account con questo indirizzo',
    preheader: 'Apri il link e diventano uno solo.',
    text:
      'Ciao,\n\nqualcuno si è registrato con questo indirizzo, che però ha già un account, e ha chiesto di nuovo il ' +
      'link.\n\nSe eri tu, apri il link: i due account diventano uno solo, il più vecchio. Se hai dimenticato la ' +
      'password, puoi chiederne una nuova dalla pagina di accesso.\n\n' +
      'Se non eri tu, ignora questa e-mail: il tuo account non cambia.',
    button: 'Unisci i due account',
  },
  'reset password': {
    subject: 'Scegli una nuova password',
    preheader: 'Il link vale 60 minuti.',
    text:
      'Ciao {{name}},\n\nhai chiesto di scegliere una nuova password. Il link vale 60 minuti e si usa una volta ' +
      'sola.\n\nSe non l’hai chiesto tu, ignora questa e-mail: la password resta quella di prima.',
    button: 'Scegli la password',
  },
  invitation: {
    subject: '{{business}} ti ha invitato',
    preheader: 'Scegli una password ed entra.',
    text:
      'Ciao {{name}},\n\n{{business}} ti ha invitato a entrare. Apri il link per scegliere una password, oppure per ' +
      'rifiutare: vale 14 giorni.\n\nSe non conosci {{business}}, rifiuta o ignora questa e-mail: senza la tua ' +
      'risposta non succede niente.',
    button: 'Rispondi all’invito',
  },
  'invitation to an account': {
    subject: '{{business}} ti ha invitato',
    preheader: 'Accetti o rifiuti: decidi tu.',
    text:
      'Ciao {{name}},\n\n{{business}} ti ha invitato a entrare con l’account che hai già. Apri il link per accettare ' +
      'o rifiutare: vale 14 giorni, e trovi l’invito anche nelle impostazioni.\n\n' +
      'Finché non accetti, {{business}} non vede niente di te. Se non conosci {{business}}, rifiuta o ignora questa ' +
      'e-mail.',
    button: 'Rispondi all’invito',
  },
  'back in business': {
    subject: '{{business}} ti ha riaperto l’accesso',
    preheader: 'Entri con il tuo account di sempre.',
    text:
      'Ciao {{name}},\n\nda adesso puoi entrare di nuovo da {{business}}, con il tuo account di sempre.\n\n' +
      'Se non vuoi più farne parte, puoi lasciare {{business}} quando vuoi dalle impostazioni.',
    button: 'Entra',
  },
  'password changed': {
    subject: 'La tua password è cambiata',
    preheader: 'Se non eri tu, scegline subito un’altra.',
    text:
      'Ciao {{name}},\n\nla password del tuo account è appena cambiata e le altre sessioni sono state chiuse.\n\n' +
      'Se non eri tu, scegli subito una nuova password.',
    button: 'Scegli una nuova password',
  },
  'change address': {
    subject: 'Conferma il nuovo indirizzo',
    preheader: 'Da quel momento entrerai con {{email}}.',
    text:
      'Ciao {{name}},\n\nhai chiesto di usare {{email}} per il tuo account. Apri il link per confermarlo: fino ad ' +
      'allora vale l’indirizzo di prima.\n\nSe non l’hai chiesto tu, ignora questa e-mail.',
    button: 'Conferma il nuovo indirizzo',
  },
  'address has account': {
    subject: 'Questo indirizzo ha già un account',
    preheader: 'Non può servire per un secondo account.',
    text:
      'Ciao,\n\nqualcuno ha chiesto di usare questo indirizzo per un altro account, ma con questo indirizzo un ' +
      'account c’è già. Non è cambiato niente.\n\nSe eri tu, entra con questo indirizzo oppure scegline un altro.',
    button: 'Vai all’accesso',
  },
  'address change asked': {
    subject: 'Hai chiesto di cambiare indirizzo',
    preheader: 'Il nuovo indirizzo sarà {{email}}.',
    text:
      'Ciao {{name}},\n\nqualcuno, con la tua password, ha chiesto di cambiare l’indirizzo del tuo account in ' +
      '{{email}}. Il cambio vale quando il nuovo indirizzo viene confermato.\n\n' +
      'Se non eri tu, cambia subito la password: la richiesta si annulla.',
    button: 'Apri le impostazioni',
  },
  'address changed': {
    subject: 'Il tuo indirizzo è cambiato',
    preheader: 'Da adesso entri con {{email}}.',
    text:
      'Ciao {{name}},\n\nda adesso il tuo account usa {{email}} e questo indirizzo non serve più per entrare.\n\n' +
      'Se non eri tu, scrivi subito all’assistenza.',
    button: 'Vai al sito',
  },
  'deletion asked': {
    subject: 'Il tuo account sarà eliminato il {{due}}',
    preheader: 'Fino ad allora puoi ripensarci.',
    text:
      'Ciao {{name}},\n\nhai chiesto di eliminare il tuo account. Il {{due}} cancelleremo tutti i tuoi dati e non ' +
      'potremo più recuperarli. Intanto prepariamo una copia dei tuoi dati: ti scriviamo quando è pronta.\n\n' +
      'Se ci hai ripensato, o se non eri tu, tieni l’account con un clic.',
    button: 'Tieni il mio account',
  },
  'deletion asked with businesses': {
    subject: 'Il tuo account sarà eliminato il {{due}}',
    preheader: 'Fino ad allora puoi ripensarci.',
    text:
      'Ciao {{name}},\n\nhai chiesto di eliminare il tuo account. Il {{due}} cancelleremo tutti i tuoi dati e non ' +
      'potremo più recuperarli.\n\nSolo tu sei titolare di: {{businesses}}. Con l’account si ' +
      'elimina tutto, anche {{clients}}, schede e file. Per conservarli, nomina prima un altro titolare.\n\n' +
      'Intanto prepariamo una copia di tutto: ti scriviamo quando è pronta. Se ci hai ripensato, o se non eri tu, ' +
      'tieni l’account con un clic.',
    button: 'Tieni il mio account',
  },
  'account kept': {
    subject: 'Il tuo account resta',
    preheader: 'L’eliminazione è annullata.',
    text: 'Ciao {{name}},\n\nl’eliminazione del tuo account è stata annullata. Non è andato perso niente.',
    button: 'Apri le impostazioni',
  },
  'account erased': {
    subject: 'Il tuo account è stato eliminato',
    preheader: 'I tuoi dati sono stati cancellati.',
    text: 'Ciao {{name}},\n\ncome hai chiesto, il tuo account e tutti i tuoi dati sono stati cancellati. Grazie del tempo passato con noi.',
    button: 'Vai al sito',
  },
  'export ready': {
    subject: 'La copia dei tuoi dati è pronta',
    preheader: 'La scarichi dalle impostazioni per 7 giorni.',
    text: 'Ciao {{name}},\n\nla copia dei dati che hai chiesto è pronta. La scarichi dalle impostazioni, dopo l’accesso, per 7 giorni.',
    button: 'Apri le impostazioni',
  },
} as const
