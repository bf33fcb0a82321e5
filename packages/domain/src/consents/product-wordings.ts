import type { Language } from '@allenio/contract'
import type { ConsentPurpose } from '@allenio/contract/clients'

interface ProductWording {
  version: string
  texts: Readonly<Record<Language, readonly WordingPart[]>>
}

interface WordingPart {
  heading?: string
  text: string
  /** In its place where somebody else consents for the client. */
  ofGuardian?: string
}

// A text that changes gets another version: the old one stays with those who agreed to it. {{business}}, {{client}} and {{guardian}} are
// names.

const dataProcessing: ProductWording = {
  version: '2026-11 named',
  texts: {
    it: [
      { heading: 'Chi tratta i dati', text: 'Il titolare del trattamento è {{business}}.' },
      {
        heading: 'Quali dati',
        text:
          'Nome, recapiti, data di nascita, peso e misure, infortuni e allergie da tenere presenti, foto, programmi e ' +
          'piani, quello che registri nell’app e i messaggi che scambi con chi ti segue.',
      },
      {
        heading: 'A che scopo',
        text:
          'Per seguirti, preparare il tuo percorso, vedere come procede e comunicare con te. I dati non vengono venduti e ' +
          'non servono per la pubblicità.',
      },
      {
        heading: 'Chi li vede',
        text: 'Le persone di {{business}} che ti seguono e, per suo conto e secondo le sue istruzioni, chi fornisce l’app.',
      },
      {
        heading: 'Per quanto tempo',
        text: 'Finché {{business}} ti segue. Poi vengono cancellati, salvo quelli che la legge chiede di conservare più a lungo.',
      },
      {
        heading: 'I tuoi diritti',
        text:
          'Puoi vedere i tuoi dati, riceverne una copia, farli correggere o cancellare, limitarne l’uso e rivolgerti al ' +
          'Garante per la protezione dei dati personali. Dare il consenso è una tua scelta e puoi revocarlo in qualsiasi ' +
          'momento, dalle impostazioni dell’app o chiedendolo a {{business}}. Quello che è stato fatto prima della revoca ' +
          'resta lecito.',
      },
      {
        text: 'Io, {{client}}, acconsento a che {{business}} tratti i miei dati personali per questi scopi.',
        ofGuardian:
          'Io, {{guardian}}, che esercito la responsabilità genitoriale o la tutela su {{client}}, acconsento a che ' +
          '{{business}} tratti i suoi dati personali per questi scopi.',
      },
    ],
    en: [
      { heading: 'Who processes the data', text: 'The controller is {{business}}.' },
      {
        heading: 'Which data',
        text:
          'Name, contact details, birth date, weight and metrics, injuries and allergies to keep in mind, photos, programs ' +
          'and plans, what you record in the app, and the messages between you and those who look after you.',
      },
      {
        heading: 'What for',
        text:
          'To look after you, plan your way, see how it goes and keep in touch with you. Your data is not sold and not used ' +
          'for advertising.',
      },
      {
        heading: 'Who sees it',
        text: 'The people at {{business}} who look after you and, on their behalf and by their instructions, the provider of the app.',
      },
      {
        heading: 'For how long',
        text: 'As long as {{business}} looks after you. Then it is erased, except for what the law requires to be kept longer.',
      },
      {
        heading: 'Your rights',
        text:
          'You can see your data, get a copy, have it corrected or erased, restrict its use, and complain to the data ' +
          'protection authority. Giving consent is your choice, and you can withdraw it at any time, in the settings of the ' +
          'app or by asking {{business}}. What was done before stays lawful.',
      },
      {
        text: 'I, {{client}}, agree that {{business}} processes my personal data for these purposes.',
        ofGuardian:
          'I, {{guardian}}, who hold parental responsibility for {{client}} or am the guardian, agree that {{business}} processes their ' +
          'personal data for these purposes.',
      },
    ],
  },
}

const healthData: ProductWording = {
  version: '2026-11 named',
  texts: {
    it: [
      { heading: 'Chi tratta i dati', text: 'Il titolare del trattamento è {{business}}.' },
      {
        heading: 'Quali dati',
        text:
          'I dati sulla tua salute: per esempio gravidanza e allattamento, patologie, farmaci, esami, visite e le risposte ' +
          'ai questionari sulla salute.',
      },
      {
        heading: 'A che scopo',
        text: 'Per valutare il tuo stato, calcolare il fabbisogno e preparare un percorso adatto a te. Non servono per nient’altro.',
      },
      {
        heading: 'Chi li vede',
        text: 'Solo le persone di {{business}} che ti seguono e, per suo conto e secondo le sue istruzioni, chi fornisce l’app.',
      },
      {
        heading: 'Per quanto tempo',
        text:
          'Finché {{business}} ti segue o finché revochi il consenso. Con la revoca quelli raccolti in base a questo ' +
          'consenso vengono cancellati, salvo quelli che la legge chiede di conservare.',
      },
      {
        heading: 'I tuoi diritti',
        text:
          'Puoi vedere questi dati, riceverne una copia, farli correggere o cancellare, limitarne l’uso e rivolgerti al ' +
          'Garante per la protezione dei dati personali. Dare il consenso è una tua scelta e puoi revocarlo in qualsiasi ' +
          'momento, dalle impostazioni dell’app o chiedendolo a {{business}}. Quello che è stato fatto prima della revoca ' +
          'resta lecito. Senza consenso {{business}} può seguirti, ma non tenere questi dati.',
      },
      {
        text: 'Io, {{client}}, acconsento esplicitamente a che {{business}} tratti i dati sulla mia salute per questi scopi.',
        ofGuardian:
          'Io, {{guardian}}, che esercito la responsabilità genitoriale o la tutela su {{client}}, acconsento esplicitamente ' +
          'a che {{business}} tratti i dati sulla sua salute per questi scopi.',
      },
    ],
    en: [
      { heading: 'Who processes the data', text: 'The controller is {{business}}.' },
      {
        heading: 'Which data',
        text:
          'Data about your health: for example pregnancy and breastfeeding, conditions, medication, test results, visits, ' +
          'and your answers to questions about your health.',
      },
      { heading: 'What for', text: 'To assess how you are, work out your needs and plan what suits you. It is used for nothing else.' },
      {
        heading: 'Who sees it',
        text:
          'Only the people at {{business}} who look after you and, on their behalf and by their instructions, the provider ' +
          'of the app.',
      },
      {
        heading: 'For how long',
        text:
          'As long as {{business}} looks after you, or until you withdraw your consent. What was collected under it is then ' +
          'erased, except for what the law requires to be kept.',
      },
      {
        heading: 'Your rights',
        text:
          'You can see this data, get a copy, have it corrected or erased, restrict its use, and complain to the data ' +
          'protection authority. Giving consent is your choice, and you can withdraw it at any time, in the settings of the ' +
          'app or by asking {{business}}. What was done before stays lawful. Without it {{business}} can look after you, ' +
          'but cannot keep this data.',
      },
      {
        text: 'I, {{client}}, explicitly agree that {{business}} processes data about my health for these purposes.',
        ofGuardian:
          'I, {{guardian}}, who hold parental responsibility for {{client}} or am the guardian, explicitly agree that ' +
          '{{business}} processes data about their health for these purposes.',
      },
    ],
  },
}

export const productWordings = { 'data processing': dataProcessing, 'health data': healthData } as const satisfies Record<
  ConsentPurpose,
  ProductWording
>
