import type { Language } from '@allenio/contract'
import { makeSay } from '#platform/words'

type Name = 'bought' | 'way in' | 'confirm' | 'withdrawn' | 'refunded' | 'link'
type Part = 'subject' | 'preheader' | 'text' | 'button'
type Fact =
  | 'with receipt'
  | 'without receipt'
  | 'package'
  | 'opens'
  | 'seller'
  | 'receipt'
  | 'withdraw'
  | 'refund due'
  | 'refund none'
  | 'back to card'
  | 'back by hand'

// an empty line separates paragraphs
export const purchaseLetters = makeSay<`${Name} ${Part}` | Fact>({
  it: {
    'bought subject': 'Hai acquistato {{package}}',
    'bought preheader': 'La conferma, e come entrare.',
    'bought text':
      'Ciao {{name}},\n\ngrazie: il tuo acquisto da {{business}} è confermato. {{attached}}\n\n' +
      'Con il pulsante entri nell’app e inizi.',
    'with receipt': 'Qui sotto c’è il riepilogo dell’ordine; in allegato trovi il contratto e la ricevuta.',
    'without receipt': 'Qui sotto c’è il riepilogo dell’ordine; in allegato trovi il contratto.',
    'bought button': 'Entra',
    'way in subject': 'Entra da {{business}}',
    'way in preheader': 'Il link per usare {{package}}.',
    'way in text': 'Ciao {{name}},\n\ncon il pulsante entri nell’app di {{business}}, dove trovi {{package}}.',
    'way in button': 'Entra',
    'confirm subject': 'Conferma il tuo indirizzo per {{package}}',
    'confirm preheader': 'Un clic e il pacchetto è tuo.',
    'confirm text':
      'Ciao,\n\nqualcuno ha chiesto {{package}} di {{business}} con questo indirizzo. Se eri tu, conferma con il pulsante: ' +
      'il link vale due giorni.\n\nSe non eri tu, ignora questa e-mail.',
    'confirm button': 'Conferma e ricevi',
    'withdrawn subject': 'Ricevuta del tuo recesso da {{package}}',
    'withdrawn preheader': 'Abbiamo ricevuto la tua dichiarazione.',
    'withdrawn text':
      'Ciao {{name}},\n\n{{business}} ha ricevuto la tua dichiarazione di recesso da {{package}} il {{moment}}.\n\n' +
      'Da quel momento il pacchetto è chiuso: allenamenti, crediti, appuntamenti prenotati con i crediti e prossimi ' +
      'addebiti.\n\n{{refund}}',
    'withdrawn button': 'Vedi il recesso',
    'refund due':
      'Hai pagato {{money}}: il rimborso arriva entro il {{due}}, con lo stesso mezzo con cui hai pagato. ' +
      'Se avevi chiesto di iniziare subito, {{business}} può trattenere la parte che hai già avuto.',
    'refund none': 'Non avevi pagato niente, quindi non c’è niente da rimborsare.',
    'refunded subject': 'Rimborso di {{money}} per {{package}}',
    'refunded preheader': '{{business}} ti rimborsa {{money}}.',
    'refunded text': 'Ciao {{name}},\n\n{{business}} ti rimborsa {{money}} per {{package}}.\n\n{{way}}',
    'refunded button': 'Vedi i tuoi acquisti',
    'back to card': 'I soldi tornano sulla carta con cui hai pagato, di solito entro 10 giorni.',
    'back by hand': 'Hai pagato di persona o con un bonifico: se il rimborso non ti è ancora arrivato, scrivi a chi ti segue.',
    'link subject': '{{package}}: il link per pagare',
    'link preheader': '{{business}} ti ha mandato un link.',
    'link text':
      'Ciao {{name}},\n\n{{business}} ti propone {{package}}. Con il pulsante vedi che cosa comprende e paghi. Il link vale 14 giorni.',
    'link button': 'Vedi e paga',
    package: 'Pacchetto',
    opens: 'Comprende',
    seller: 'Venduto da',
    receipt: 'Ricevuta n.',
    withdraw: 'Recedi dal contratto qui',
  },
  en: {
    'bought subject': 'You have bought {{package}}',
    'bought preheader': 'The confirmation, and how to get in.',
    'bought text':
      'Hi {{name}},\n\nthank you: your purchase from {{business}} is confirmed. {{attached}}\n\n' +
      'Use the button to open the app and begin.',
    'with receipt': 'Below is the summary of your order; the contract and the receipt are attached.',
    'without receipt': 'Below is the summary of your order; the contract is attached.',
    'bought button': 'Enter',
    'way in subject': 'Your login link for {{business}}',
    'way in preheader': 'The link to use {{package}}.',
    'way in text': 'Hi {{name}},\n\nuse the button to open the app of {{business}}, where you find {{package}}.',
    'way in button': 'Enter',
    'confirm subject': 'Confirm your address for {{package}}',
    'confirm preheader': 'One click and the package is yours.',
    'confirm text':
      'Hi,\n\nsomebody has asked for {{package}} from {{business}} with this address. If it was you, confirm with the button: ' +
      'the link works for two days.\n\nIf it was not you, ignore this e-mail.',
    'confirm button': 'Confirm and get it',
    'withdrawn subject': 'Receipt of your withdrawal from {{package}}',
    'withdrawn preheader': 'We have received your declaration.',
    'withdrawn text':
      'Hi {{name}},\n\n{{business}} received your declaration of withdrawal from {{package}} on {{moment}}.\n\n' +
      'From that moment the package is closed: workouts, credits, appointments booked with them, and further charges.\n\n{{refund}}',
    'withdrawn button': 'See the withdrawal',
    'refund due':
      'You have paid {{money}}: the refund arrives by {{due}}, by the same method you paid with. ' +
      'If you had asked to begin at once, {{business}} may keep the part that you have had.',
    'refund none': 'You had paid nothing, so there is nothing to refund.',
    'refunded subject': 'Refund of {{money}} for {{package}}',
    'refunded preheader': '{{business}} refunds you {{money}}.',
    'refunded text': 'Hi {{name}},\n\n{{business}} refunds you {{money}} for {{package}}.\n\n{{way}}',
    'refunded button': 'See your purchases',
    'back to card': 'The money goes back to the card you paid with, usually within 10 days.',
    'back by hand':
      'You paid in person or by bank transfer: if the refund has not reached you yet, write to the person who looks after you.',
    'link subject': '{{package}}: your payment link',
    'link preheader': '{{business}} has sent you a link.',
    'link text':
      'Hi {{name}},\n\n{{business}} offers you {{package}}. ' +
      'Use the button to see what it includes and to pay. The link works for 14 days.',
    'link button': 'See and pay',
    package: 'Package',
    opens: 'Includes',
    seller: 'Sold by',
    receipt: 'Receipt no.',
    withdraw: 'Withdraw from the contract here',
  },
})

export const letterParts = (language: Language, name: Name, values: Record<string, string | number>) => {
  const say = purchaseLetters(language)
  return {
    subject: say(`${name} subject`, values),
    preheader: say(`${name} preheader`, values),
    paragraphs: say(`${name} text`, values).split('\n\n'),
    button: say(`${name} button`, values),
  }
}
