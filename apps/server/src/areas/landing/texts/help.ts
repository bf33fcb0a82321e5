import { writeTo, type ReadingFor } from './reading-text.ts'

export const helpIt: ReadingFor = ({ brand, supportEmail }) => ({
  title: 'Aiuto',
  lead: 'Le risposte alle domande che arrivano più spesso, e a chi scrivere se non bastano.',
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
      heading: 'Non trovo l’invito del mio coach',
      words: [
        'Arriva per e-mail: guarda anche nella posta indesiderata. Il link vale 14 giorni; se è scaduto, ' +
          'chiedi al tuo coach di mandartelo di nuovo.',
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
        'Dal fondo di questa pagina o, una volta entrato, dalle impostazioni. La scelta vale per un anno e ' +
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
  lead: 'Answers to what people ask most often, and whom to write to when they are not enough.',
  sections: [
    {
      heading: 'I cannot log in',
      words: [
        'Check the e-mail address you registered with. If you do not remember the password, choose “Forgot ' +
          'password?” on the login page: you receive a link to set a new one. After several wrong tries you have to ' +
          'wait a few minutes.',
        { link: '/login', name: 'Go to the login' },
      ],
    },
    {
      heading: 'I cannot find my coach’s invitation',
      words: [
        'It comes by e-mail: look among unwanted mail too. The link lasts 14 days; if it has expired, ask ' +
          'your coach to send it again.',
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
          'and goes out when the network is back. Before you log out, wait until nothing is waiting to be sent: if ' +
          'something is, you are told.',
      ],
    },
    {
      heading: 'How do I change language',
      words: [
        'At the bottom of this page or, once inside, in the settings. The choice lasts a year and holds for ' + 'every e-mail you receive.',
      ],
    },
    {
      heading: 'How do I protect my account',
      words: ['In the settings there are the second factor, passkeys and the list of connected devices: disconnect ' + 'them one by one.'],
    },
    {
      heading: 'How do I export or delete my data',
      words: [
        'In the settings. If you delete the account you first receive a copy of your data and have 7 days to ' + 'change your mind.',
        { link: '/privacy', name: 'Read about privacy' },
      ],
    },
    ...(supportEmail
      ? [{ heading: 'Anything else', words: ['Write here: tell what you were doing and with which device.', ...writeTo(supportEmail)] }]
      : []),
  ],
})
