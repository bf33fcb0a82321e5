import { planBufferHours, trialDays } from '@allenio/domain/plan'
import { writeTo, type ReadingFor, type ReadingText } from './reading-text.ts'

const plansIt: ReadingText['sections'][number] = {
  heading: 'Prova, piani e pagamenti',
  words: [
    {
      list: [
        `La prova dura ${trialDays} giorni, senza limiti di clienti e senza carta di credito.`,
        'Dopo la prova il servizio resta gratuito fino a 5 clienti attivi; oltre serve un piano, ai prezzi ' + 'pubblicati.',
        `Alla scadenza ci sono ${planBufferHours} ore per rinnovare. Passate quelle non si possono aggiungere ` +
          'o riattivare clienti; nulla viene nascosto o cancellato.',
        'Il passaggio a un piano più grande vale subito e si paga in proporzione. Il passaggio a uno più piccolo, ' +
          'o a un’altra cadenza, può partire alla fine del periodo. Il tempo non usato non viene rimborsato.',
      ],
    },
  ],
}

export const termsIt: ReadingFor = ({ brand, name, supportEmail, hasPlans }) => ({
  title: 'Condizioni',
  lead: `Le regole per usare questa installazione di ${brand}. Poche, e scritte per essere lette.`,
  sections: [
    {
      heading: 'Il servizio',
      words: [
        `${brand} serve a coach, personal trainer e dietisti per seguire i propri clienti: ` +
          'schede, piani alimentari, visite, questionari, prenotazioni e chat.',
        name ? `Il servizio è offerto da ${name}.` : 'Il servizio è offerto da chi gestisce questa installazione.',
        ...writeTo(supportEmail),
      ],
    },
    {
      heading: 'L’account',
      words: [
        'Un account è di una persona: non si cede e la password non si condivide. Le informazioni che dai ' +
          'devono essere vere. Se pensi che qualcuno sia entrato al posto tuo, cambia la password e scollega gli ' +
          'altri dispositivi dalle impostazioni.',
      ],
    },
    ...(hasPlans ? [plansIt] : []),
    {
      heading: 'Salute',
      words: [
        `${brand} è uno strumento di lavoro: non fa diagnosi e non sostituisce un medico. ` +
          'Le indicazioni che un cliente riceve sono del professionista che lo segue, che ne risponde e che agisce ' +
          'entro i limiti della propria abilitazione.',
      ],
    },
    {
      heading: 'Quello che pubblichi',
      words: [
        'Testi, foto, video e piani restano tuoi. Chi gestisce il servizio può conservarli e mostrarli solo ' +
          'per farlo funzionare. Non caricare materiale illegale, offensivo o di altri senza permesso.',
      ],
    },
    {
      heading: 'Continuità',
      words: [
        'Chi gestisce il servizio fa il possibile perché sia sempre disponibile, ma può doverlo fermare per ' +
          'manutenzione o per cause che non dipendono da lui. Puoi esportare i tuoi dati in ogni momento.',
      ],
    },
    {
      heading: 'Fine del rapporto',
      words: [
        'Puoi eliminare l’account quando vuoi, dalle impostazioni. Chi gestisce il servizio può sospendere un ' +
          'account che viola queste condizioni, spiegando perché. Ai consumatori restano tutte le tutele previste ' +
          'dalla legge del loro Paese.',
      ],
    },
  ],
})

const plansEn: ReadingText['sections'][number] = {
  heading: 'Trial, plans and payments',
  words: [
    {
      list: [
        `The trial lasts ${trialDays} days, with no limit of clients and no credit card.`,
        'After the trial the service stays free up to 5 active clients; above that a plan is needed, at the ' + 'published prices.',
        `When a plan ends there are ${planBufferHours} hours to renew it. After those clients cannot be added or ` +
          'restored; nothing is hidden or deleted.',
        'A larger plan applies at once and is paid in proportion. A smaller one, or another billing period, may ' +
          'start at the end of the current period. Unused time is not refunded.',
      ],
    },
  ],
}

export const termsEn: ReadingFor = ({ brand, name, supportEmail, hasPlans }) => ({
  title: 'Terms',
  lead: `The rules for using this installation of ${brand}. Few, and written to be read.`,
  sections: [
    {
      heading: 'The service',
      words: [
        `${brand} helps coaches, personal trainers and dietitians look after their clients: ` +
          'programs, meal plans, visits, surveys, reservations and chat.',
        name ? `The service is offered by ${name}.` : 'The service is offered by whoever runs this installation.',
        ...writeTo(supportEmail),
      ],
    },
    {
      heading: 'Your account',
      words: [
        'An account belongs to one person: it is not handed over and its password is not shared. What you ' +
          'tell must be true. If you think somebody got in instead of you, change the password and disconnect the ' +
          'other devices in the settings.',
      ],
    },
    ...(hasPlans ? [plansEn] : []),
    {
      heading: 'Health',
      words: [
        `${brand} is a working tool: it makes no diagnosis and does not replace a doctor. ` +
          'What a client is told comes from the professional who works with them, who answers for it and acts within ' +
          'their own qualification.',
      ],
    },
    {
      heading: 'What you publish',
      words: [
        'Texts, photos, videos and plans remain yours. Whoever runs the service may keep and show them only ' +
          'to make it work. Do not upload material that is illegal, offensive, ' +
          'or somebody else’s without permission.',
      ],
    },
    {
      heading: 'Continuity',
      words: [
        'Whoever runs the service does their best to keep it available, but may have to stop it for ' +
          'maintenance or for causes beyond their control. You can export your data at any time.',
      ],
    },
    {
      heading: 'The end',
      words: [
        'You can delete your account whenever you like, in the settings. Whoever runs the service may suspend ' +
          'an account that breaks these terms, saying why. Consumers keep all the protection given by the law of ' +
          'their country.',
      ],
    },
  ],
})
