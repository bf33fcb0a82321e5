import { makeSay } from '#platform/words'

export type Letter =
  | 'unpaid'
  | 'still unpaid'
  | 'renewal coming'
  | 'paid'
  | 'overdue paid'
  | 'cancelled'
  | 'cancelled by business'
  | 'kept'
  | 'change scheduled'
  | 'change to pay'
  | 'changed'
  | 'change released'
  | 'new day'

/** The facts that letters list, in the order in which they are read. */
export type Fact = 'package' | 'price' | 'amount' | 'due now' | 'balance' | 'next' | 'then' | 'last day' | 'receipt'
export type Sentence = 'retry' | 'new card' | 'confirm' | 'nothing next' | 'what stays' | 'balance rule' | 'charge' | 'amount on'

// an empty line separates paragraphs
export const letterWords = makeSay<`${Letter} ${'subject' | 'preheader' | 'text' | 'button'}` | Fact | Sentence>({
  it: {
    'unpaid subject': 'Il pagamento di {{package}} non è riuscito',
    'unpaid preheader': '{{next}}',
    'unpaid text':
      'Ciao {{name}},\n\nil pagamento di {{package}} con {{business}} ({{money}}) non è riuscito.\n\n{{next}}\n\n' +
      'Se resta aperto, l’abbonamento finisce il {{endDay}}.',
    'unpaid button': 'Paga o conferma',
    'still unpaid subject': '{{package}}: il pagamento è ancora aperto',
    'still unpaid preheader': '{{next}}',
    'still unpaid text':
      'Ciao {{name}},\n\ni {{money}} di {{package}} con {{business}} sono aperti dal {{since}}.\n\n{{next}}\n\n' +
      'Se il pagamento resta aperto, l’abbonamento finisce il {{endDay}}.',
    'still unpaid button': 'Paga o conferma',
    'renewal coming subject': '{{package}} si rinnova il {{day}}',
    'renewal coming preheader': 'Il {{day}} verranno addebitati {{money}}.',
    'renewal coming text':
      'Ciao {{name}},\n\nil tuo abbonamento {{package}} con {{business}} si rinnova il {{day}} per {{money}}.\n\n' +
      'Se vuoi continuare non devi fare nulla. Altrimenti disdicilo prima di quel giorno, dai tuoi acquisti.',
    'renewal coming button': 'Apri i tuoi acquisti',
    'paid subject': '{{package}}: pagati {{money}}',
    'paid preheader': 'La ricevuta è allegata.',
    'paid text': 'Ciao {{name}},\n\nil tuo abbonamento {{package}} con {{business}} si è rinnovato. La ricevuta è allegata.',
    'paid button': 'Vedi i tuoi acquisti',
    'overdue paid subject': '{{package}}: il pagamento è arrivato',
    'overdue paid preheader': 'L’abbonamento è di nuovo in regola.',
    'overdue paid text':
      'Ciao {{name}},\n\nil pagamento che era rimasto aperto è arrivato: {{package}} con {{business}} è di nuovo in regola. ' +
      'La ricevuta è allegata.',
    'overdue paid button': 'Vedi i tuoi acquisti',
    'cancelled subject': 'Hai disdetto {{package}}',
    'cancelled preheader': 'Resta attivo fino al {{day}}, poi non paghi più nulla.',
    'cancelled text':
      'Ciao {{name}},\n\nhai disdetto {{package}} con {{business}}. Resta attivo fino al {{day}}, poi finisce: non verrà addebitato ' +
      'altro.\n\nSe ci ripensi, fino a quel giorno puoi riprenderlo dai tuoi acquisti.',
    'cancelled button': 'Vedi i tuoi acquisti',
    'cancelled by business subject': '{{package}} non si rinnova più',
    'cancelled by business preheader': 'Resta attivo fino al {{day}}, poi non paghi più nulla.',
    'cancelled by business text':
      'Ciao {{name}},\n\n{{business}} ha disdetto il tuo abbonamento {{package}}. Resta attivo fino al {{day}}, poi finisce: non verrà ' +
      'addebitato altro.',
    'cancelled by business button': 'Vedi i tuoi acquisti',
    'kept subject': '{{package}} continua',
    'kept preheader': 'La disdetta è annullata. {{next}}',
    'kept text':
      'Ciao {{name}},\n\nla disdetta di {{package}} con {{business}} è annullata: l’abbonamento si rinnova di nuovo. {{next}}\n\n' +
      'Puoi disdirlo quando vuoi, dai tuoi acquisti.',
    'kept button': 'Vedi i tuoi acquisti',
    'change scheduled subject': 'Dal {{day}} il tuo abbonamento è {{package}}',
    'change scheduled preheader': 'Fino ad allora non cambia nulla.',
    'change scheduled text':
      'Ciao {{name}},\n\n{{business}} ha cambiato il tuo abbonamento. Il cambio parte il {{day}}: fino ad allora non cambia nulla.\n\n' +
      'Se non lo vuoi, scrivi a {{business}} o disdici prima di quel giorno, dai tuoi acquisti.',
    'change scheduled button': 'Vedi i tuoi acquisti',
    'change to pay subject': 'Conferma il passaggio a {{package}}',
    'change to pay preheader': 'La banca chiede la tua conferma entro il {{day}}.',
    'change to pay text':
      'Ciao {{name}},\n\n{{business}} ha cambiato il tuo abbonamento, e la banca chiede la tua conferma per il pagamento di adesso. ' +
      'Se non confermi entro il {{day}}, tutto resta come prima e non paghi nulla.',
    'change to pay button': 'Conferma e paga',
    'changed subject': 'Il tuo abbonamento è ora {{package}}',
    'changed preheader': '{{next}}',
    'changed text': 'Ciao {{name}},\n\nil cambio del tuo abbonamento con {{business}} è attivo. {{rule}}',
    'changed button': 'Vedi i tuoi acquisti',
    'new day subject': '{{package}}: cambia il giorno di addebito',
    'new day preheader': 'Il prezzo resta lo stesso.',
    'new day text':
      'Ciao {{name}},\n\n{{business}} ha spostato il giorno in cui paghi {{package}}. Il prezzo resta lo stesso, e i giorni in più ' +
      'fino al nuovo giorno sono gratuiti.',
    'new day button': 'Vedi i tuoi acquisti',
    'change released subject': 'Il cambio a {{package}} è annullato',
    'change released preheader': 'Il tuo abbonamento resta come prima.',
    'change released text':
      'Ciao {{name}},\n\nil cambio del tuo abbonamento con {{business}} è annullato: resta tutto come prima. {{next}}',
    'change released button': 'Vedi i tuoi acquisti',
    retry: 'Riproviamo il {{retryDay}}: se la carta è a posto non devi fare nulla.',
    'new card': 'La banca ha rifiutato la carta in modo definitivo: serve una carta nuova.',
    confirm: 'La banca chiede che tu confermi il pagamento, oppure che tu usi un’altra carta.',
    'nothing next': 'Non c’è nessun altro addebito in programma.',
    charge: 'Il prossimo addebito è di {{charge}}.',
    'amount on': '{{money}} il {{day}}',
    'what stays': 'Fino ad allora restano aperti:',
    'balance rule': 'Il tempo già pagato e non usato resta come saldo a tuo favore: si scala da solo dai prossimi addebiti.',
    package: 'Abbonamento',
    price: 'Prezzo',
    amount: 'Pagato',
    'due now': 'Addebitato ora',
    balance: 'Saldo a tuo favore',
    next: 'Prossimo addebito',
    then: 'Poi',
    'last day': 'Ultimo giorno',
    receipt: 'Ricevuta n.',
  },
  en: {
    'unpaid subject': 'The payment for {{package}} failed',
    'unpaid preheader': '{{next}}',
    'unpaid text':
      'Hi {{name}},\n\nthe payment for {{package}} with {{business}} ({{money}}) failed.\n\n{{next}}\n\n' +
      'If it stays open, the subscription ends on {{endDay}}.',
    'unpaid button': 'Pay or confirm',
    'still unpaid subject': '{{package}}: the payment is still open',
    'still unpaid preheader': '{{next}}',
    'still unpaid text':
      'Hi {{name}},\n\nthe payment of {{money}} for {{package}} with {{business}} has been open since {{since}}.\n\n{{next}}\n\n' +
      'If the payment stays open, the subscription ends on {{endDay}}.',
    'still unpaid button': 'Pay or confirm',
    'renewal coming subject': '{{package}} renews on {{day}}',
    'renewal coming preheader': 'On {{day}} {{money}} will be charged.',
    'renewal coming text':
      'Hi {{name}},\n\nyour subscription {{package}} with {{business}} renews on {{day}} for {{money}}.\n\n' +
      'If you want to continue, you do not have to do anything. Otherwise cancel it before that day, in your purchases.',
    'renewal coming button': 'Open your purchases',
    'paid subject': '{{package}}: {{money}} paid',
    'paid preheader': 'The receipt is attached.',
    'paid text': 'Hi {{name}},\n\nyour subscription {{package}} with {{business}} has been renewed. The receipt is attached.',
    'paid button': 'See your purchases',
    'overdue paid subject': '{{package}}: the payment has arrived',
    'overdue paid preheader': 'The subscription is in order again.',
    'overdue paid text':
      'Hi {{name}},\n\nthe payment that was open has arrived: {{package}} with {{business}} is in order again. The receipt is attached.',
    'overdue paid button': 'See your purchases',
    'cancelled subject': 'You have cancelled {{package}}',
    'cancelled preheader': 'It stays active until {{day}}; then you pay nothing more.',
    'cancelled text':
      'Hi {{name}},\n\nyou have cancelled {{package}} with {{business}}. It stays active until {{day}}, then it ends: nothing more will ' +
      'be charged.\n\nIf you change your mind, you can resume it in your purchases until that day.',
    'cancelled button': 'See your purchases',
    'cancelled by business subject': '{{package}} no longer renews',
    'cancelled by business preheader': 'It stays active until {{day}}; then you pay nothing more.',
    'cancelled by business text':
      'Hi {{name}},\n\n{{business}} has cancelled your subscription {{package}}. It stays active until {{day}}, then it ends: nothing ' +
      'more will be charged.',
    'cancelled by business button': 'See your purchases',
    'kept subject': '{{package}} goes on',
    'kept preheader': 'The cancellation is undone. {{next}}',
    'kept text':
      'Hi {{name}},\n\nthe cancellation of {{package}} with {{business}} is undone: the subscription renews again. {{next}}\n\n' +
      'You can cancel it whenever you like, in your purchases.',
    'kept button': 'See your purchases',
    'change scheduled subject': 'From {{day}} your subscription is {{package}}',
    'change scheduled preheader': 'Until then nothing changes.',
    'change scheduled text':
      'Hi {{name}},\n\n{{business}} has changed your subscription. The change takes effect on {{day}}: until then nothing changes.\n\n' +
      'If you do not want it, write to {{business}}, or cancel before that day, in your purchases.',
    'change scheduled button': 'See your purchases',
    'change to pay subject': 'Confirm the change to {{package}}',
    'change to pay preheader': 'The bank asks for your confirmation by {{day}}.',
    'change to pay text':
      'Hi {{name}},\n\n{{business}} has changed your subscription, and the bank asks you to confirm what is due now. ' +
      'If you do not confirm by {{day}}, all stays as it was and you pay nothing.',
    'change to pay button': 'Confirm and pay',
    'changed subject': 'Your subscription is now {{package}}',
    'changed preheader': '{{next}}',
    'changed text': 'Hi {{name}},\n\nthe change of your subscription with {{business}} is active. {{rule}}',
    'changed button': 'See your purchases',
    'new day subject': '{{package}}: another day for the charge',
    'new day preheader': 'The price stays the same.',
    'new day text':
      'Hi {{name}},\n\n{{business}} has moved the day on which you pay for {{package}}. The price stays the same, and the extra days ' +
      'until the new day are free.',
    'new day button': 'See your purchases',
    'change released subject': 'The change to {{package}} is cancelled',
    'change released preheader': 'Your subscription stays as it was.',
    'change released text': 'Hi {{name}},\n\nthe change of your subscription with {{business}} is cancelled: all stays as it was. {{next}}',
    'change released button': 'See your purchases',
    retry: 'We try again on {{retryDay}}: if your card is fine, you do not have to do anything.',
    'new card': 'The bank has permanently refused the card: a new card is needed.',
    confirm: 'The bank asks you to confirm the payment, or to use another card.',
    'nothing next': 'No further charge is planned.',
    charge: 'The next charge is {{charge}}.',
    'amount on': '{{money}} on {{day}}',
    'what stays': 'Until then these stay open:',
    'balance rule': 'The time that was paid and not used stays as a balance in your favour: it is taken off the next charges.',
    package: 'Subscription',
    price: 'Price',
    amount: 'Paid',
    'due now': 'Charged now',
    balance: 'Balance in your favour',
    next: 'Next charge',
    then: 'After that',
    'last day': 'Last day',
    receipt: 'Receipt no.',
  },
})
