import { writeTo, type ReadingFor } from './reading-text.ts'

export const helpIt: ReadingFor = ({ brand, supportEmail }) => ({
  title: 'Aiuto',
  lead: `Le risposte alle domande più frequenti${supportEmail ? ', e a chi scrivere se non bastano' : ''}.`,
  sections: [
    {
      heading: 'Non riesco a entrare',
      words: [
        'Controlla l’e-mail con cui ti sei registrato. Se non ricordi la password, tocca «Password ' +
          'dimenticata?» nella pagina di accesso: ricevi un link per sceglierne una nuova. Dopo diversi tentativi ' +
          'sbagliati bisogna aspettare qualche minuto.',
        { link: '/login', name: 'Vai all’accesso' },
      ],
    },
    {
      heading: 'Non trovo l’invito',
      words: [
        'Arriva per e-mail: guarda anche nella posta indesiderata. Il link vale 14 giorni; se è scaduto, ' +
          'chiedi a chi ti ha invitato di mandartelo di nuovo.',
      ],
    },
    {
      heading: 'Come installo l’app',
      words: [
        {
          list: [
            'iPhone e iPad: apri il sito in Safari, tocca Condividi, poi «Aggiungi alla schermata Home».',
            'Android: apri il sito in Chrome, poi dal menu «Installa app».',
            'Computer: in Chrome o Edge usa l’icona di installazione nella barra dell’indirizzo.',
          ],
        },
      ],
    },
    {
      heading: 'Che cosa succede senza rete',
      words: [
        `${brand} apre ciò che hai già consultato. Quello che scrivi resta sul dispositivo ` +
          'e parte quando torna la rete. Prima di uscire dall’account aspetta che non ci siano più invii in ' +
          'sospeso: se ce ne sono, ti avvisa.',
      ],
    },
    {
      heading: 'Come cambio lingua',
      words: [
        'Dal fondo di questa pagina o, dopo l’accesso, dalle impostazioni. La scelta vale per un anno e ' +
          'per tutte le e-mail che ricevi.',
      ],
    },
    {
      heading: 'Come proteggo il mio account',
      words: [
        'Nelle impostazioni trovi il secondo fattore, le passkey e l’elenco dei dispositivi collegati: puoi ' + 'scollegarli uno a uno.',
      ],
    },
    {
      heading: 'Come esporto o cancello i miei dati',
      words: [
        'Dalle impostazioni. Se elimini l’account ricevi prima una copia dei tuoi dati e hai 7 giorni per ' + 'ripensarci.',
        { link: '/privacy', name: 'Leggi la privacy' },
      ],
    },
    ...(supportEmail
      ? [
          {
            heading: 'Serve altro',
            words: ['Scrivi qui: racconta che cosa stavi facendo e con quale dispositivo.', ...writeTo(supportEmail)],
          },
        ]
      : []),
  ],
})

export const helpEn: ReadingFor = ({ brand, supportEmail }) => ({
  title: 'Help',
  lead: `Answers to the most common questions${supportEmail ? ', and whom to write to if they are not enough' : ''}.`,
  sections: [
    {
      heading: 'I cannot log in',
      words: [
        'Check the e-mail address you registered with. If you do not remember the password, choose “Forgot ' +
          'your password?” on the log-in page: you receive a link to set a new one. After several wrong tries you have to ' +
          'wait a few minutes.',
        { link: '/login', name: 'Go to log-in' },
      ],
    },
    {
      heading: 'I cannot find my invitation',
      words: [
        'It comes by e-mail: look in the spam folder too. The link works for 14 days; if it has expired, ask ' +
          'the person who invited you to send it again.',
      ],
    },
    {
      heading: 'How do I install the app',
      words: [
        {
          list: [
            'iPhone and iPad: open the site in Safari, tap Share, then “Add to Home Screen”.',
            'Android: open the site in Chrome, then “Install app” in the menu.',
            'Computer: in Chrome or Edge use the install icon in the address bar.',
          ],
        },
      ],
    },
    {
      heading: 'What happens offline',
      words: [
        `${brand} opens what you have already read. What you write stays on the device ` +
          'and is sent when the network is back. Before you log out, wait until nothing is waiting to be sent: if ' +
          'something is, you are told.',
      ],
    },
    {
      heading: 'How do I change language',
      words: [
        'At the bottom of this page or, once logged in, in the settings. The choice lasts a year and holds for ' +
          'every e-mail you receive.',
      ],
    },
    {
      heading: 'How do I protect my account',
      words: [
        'In the settings you find the second factor, passkeys and the list of connected devices: you can ' + 'log them out one by one.',
      ],
    },
    {
      heading: 'How do I export or delete my data',
      words: [
        'In the settings. If you delete the account you first receive a copy of your data and have 7 days to ' + 'change your mind.',
        { link: '/privacy', name: 'Read about privacy' },
      ],
    },
    ...(supportEmail
      ? [{ heading: 'Anything else', words: ['Write to us: tell us what you were doing and on which device.', ...writeTo(supportEmail)] }]
      : []),
  ],
})
