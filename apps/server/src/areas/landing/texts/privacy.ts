import { writeTo, type ReadingFor } from './reading-text.ts'

export const privacyIt: ReadingFor = ({ brand, name, supportEmail }) => ({
  title: 'Privacy',
  lead: `Quali dati raccoglie questa installazione di ${brand}, perché, per quanto tempo e che cosa puoi farne.`,
  sections: [
    {
      heading: 'Chi risponde dei dati',
      words: [
        name
          ? `Questo servizio è gestito da ${name}, titolare del trattamento per i dati degli account e per il funzionamento del servizio.`
          : 'Il titolare del trattamento per i dati degli account e per il funzionamento del servizio è chi ' +
            'gestisce questa installazione.',
        'Per i dati dei clienti e dei pazienti il titolare è il professionista che li segue: decide lui che cosa ' +
          'registrare e per quanto tempo. Chi gestisce il servizio li tratta per suo conto, come responsabile.',
        ...writeTo(supportEmail),
      ],
    },
    {
      heading: 'Quali dati',
      words: [
        {
          list: [
            'Account: nome, e-mail, password (conservata solo in forma non leggibile), lingua, dispositivi collegati ' +
              'e ultimo accesso.',
            'Scheda del cliente, scritta dal professionista o dal cliente: anagrafica, obiettivi, infortuni e ' +
              'allergie, misure, foto dei progressi, schede, piani alimentari, visite, questionari e messaggi. ' +
              'Alcuni sono dati sulla salute: servono a seguire la persona e a nient’altro.',
            'Dati tecnici: registri del server senza contenuti personali e un registro di chi ha fatto che cosa, per ' + 'la sicurezza.',
          ],
        },
      ],
    },
    {
      heading: 'Perché',
      words: [
        'Per fornire il servizio che hai chiesto, per tenerlo sicuro e per rispettare gli obblighi di legge. ' +
          'I dati sulla salute sono trattati con il consenso che dai al tuo professionista. Nessun dato viene ' +
          'venduto o usato per pubblicità.',
      ],
    },
    {
      heading: 'Cookie e memoria del browser',
      words: [
        'Queste pagine non caricano nulla da altri siti. Usiamo solo ciò che serve a funzionare:',
        {
          list: [
            'allenio.lang ricorda la lingua scelta, per 365 giorni.',
            'Dopo l’accesso il browser conserva la sessione, l’accesso ai file e la forma del menu; i contenuti ' +
              'consultati restano sul dispositivo per funzionare senza rete e si cancellano quando esci.',
          ],
        },
        'Se il gestore attiva strumenti di statistica, la segnalazione degli errori o le notifiche con OneSignal, partono ' +
          'solo dopo il tuo consenso.',
      ],
    },
    {
      heading: 'A chi arrivano',
      words: [
        'Al professionista che ti segue e ai suoi collaboratori incaricati. Gli altri professionisti non li vedono: ' +
          'la separazione è nel database.',
        'Ai fornitori che il gestore sceglie per far funzionare il servizio, come invio delle e-mail, notifiche, ' +
          'archivio dei file e pagamenti, limitatamente a ciò che serve a ciascuno.',
        'I pagamenti con carta passano da Stripe, che riceve nome, e-mail, importo e i dati della carta, inseriti sulle sue pagine: ' +
          'qui restano solo il tipo di carta e le ultime quattro cifre. ' +
          'Ricevute e pagamenti si conservano dieci anni, come chiede la legge.',
        'Se un professionista collega il proprio calendario, Google riceve i suoi appuntamenti: giorno, ora, tipo di appuntamento e nome ' +
          'di battesimo, mai dati sulla salute. Ciò che Google risponde serve solo ' +
          'a mostrare e spostare quegli impegni, non a pubblicità ' +
          'né ad altro, e si cancella quando si scollega l’account.',
      ],
    },
    {
      heading: 'Per quanto tempo',
      words: [
        'Finché l’account è attivo. Una sessione dura al massimo 180 giorni. Chi elimina l’account riceve ' +
          'prima una copia dei propri dati; la cancellazione avviene dopo 7 giorni, entro i quali si può annullare. ' +
          'Le copie di sicurezza seguono i tempi stabiliti dal gestore.',
      ],
    },
    {
      heading: 'I tuoi diritti',
      words: [
        'Puoi vedere, correggere, esportare e cancellare i tuoi dati dalle impostazioni. Puoi anche limitare il ' +
          'trattamento, opporti, revocare un consenso e rivolgerti al Garante per la protezione dei dati ' +
          'personali. Per i dati inseriti dal tuo professionista scrivi prima a lui.',
      ],
    },
  ],
})

export const privacyEn: ReadingFor = ({ brand, name, supportEmail }) => ({
  title: 'Privacy',
  lead: `What data this installation of ${brand} collects, why, for how long, and what you can do about it.`,
  sections: [
    {
      heading: 'Who answers for the data',
      words: [
        name
          ? `This service is run by ${name}, the controller of account data and of the data needed to run the service.`
          : 'The controller of account data and of the data needed to run the service is whoever runs this ' + 'installation.',
        'For the data of clients and patients the controller is the professional who works with them: they decide what ' +
          'to record and for how long. Whoever runs the service handles those data on their behalf, as a processor.',
        ...writeTo(supportEmail),
      ],
    },
    {
      heading: 'Which data',
      words: [
        {
          list: [
            'Account: name, e-mail address, password (kept only in unreadable form), language, connected devices and ' + 'last access.',
            'Client record, written by the professional or the client: personal details, goals, injuries and ' +
              'allergies, measures, progress photos, programs, meal plans, visits, surveys and messages. Some are ' +
              'data about health: they serve to look after the person and nothing else.',
            'Technical data: server logs without personal content and a record of who did what, for security.',
          ],
        },
      ],
    },
    {
      heading: 'Why',
      words: [
        'To provide the service you asked for, to keep it safe and to meet legal duties. Data about health ' +
          'are handled with the consent you give your professional. No data are sold or used for advertising.',
      ],
    },
    {
      heading: 'Cookies and browser storage',
      words: [
        'These pages load nothing from other sites. We use only what is needed to work:',
        {
          list: [
            'allenio.lang remembers the chosen language, for 365 days.',
            'After you log in the browser keeps the session, the access to files and the shape of the menu; what ' +
              'you read stays on the device to work offline and is erased when you log out.',
          ],
        },
        'If the operator turns on statistics, error reporting or notifications by OneSignal, they start only after your consent.',
      ],
    },
    {
      heading: 'Who receives them',
      words: [
        'The professional who works with you and the team members in charge. Other professionals do not see them: the ' +
          'separation lives in the database.',
        'The suppliers the operator chooses to run the service, such as e-mail, notifications, file storage and ' +
          'payments, each limited to what it needs.',
        'Payments by card go through Stripe, which receives the name, e-mail address, amount and the card details, entered on its pages: ' +
          'only the kind of card and its last four digits stay here. Receipts and payments are kept for ten years, as the law asks.',
        'If a professional links their own calendar, Google receives their appointments: day, hour, kind of appointment and first name, ' +
          'never health data. What Google answers serves to show and move those appointments alone, neither advertising nor anything ' +
          'else, and is erased when the account is unlinked.',
      ],
    },
    {
      heading: 'For how long',
      words: [
        'As long as the account is active. A session lasts at most 180 days. Whoever deletes their account ' +
          'first receives a copy of their data; the erasure happens after 7 days, within which it can be cancelled. ' +
          'Backups follow the times set by the operator.',
      ],
    },
    {
      heading: 'Your rights',
      words: [
        'You can see, correct, export and delete your data from the settings. You can also restrict processing, ' +
          'object, withdraw a consent and turn to your data protection authority. For data recorded by your ' +
          'professional, write to them first.',
      ],
    },
  ],
})
