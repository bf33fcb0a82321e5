import { clauseNames, purchaseLimits, type ClauseName, type SaleTermsTexts } from '@allenio/contract/purchases'
import type { SaleTerms } from './schedule.ts'

export interface Clause {
  name: ClauseName
  title: string
  text: string
}

const days = purchaseLimits.withdrawalDays

/**
 * The words that a business begins with (directive 2011/83/EU, articles 49 to 59 of the Codice del consumo, D.Lgs. 70/2003). They hold for
 * every package: who sells, the price and the days of an order stand above them, computed from the order.
 */
export const clauseTemplate: SaleTermsTexts = {
  it: {
    service: {
      title: 'Il servizio',
      text:
        'Il pacchetto comprende ciò che è elencato sopra e sulla pagina dell’ordine, per uso personale. Programmi, piani e documenti ' +
        'si usano nell’app con un account proprio e non si cedono ad altri.',
    },
    price: {
      title: 'Prezzo e pagamento',
      text:
        'Il prezzo è quello indicato sopra e comprende le imposte. Si paga con i mezzi proposti sulla pagina di pagamento; i dati della ' +
        'carta restano al fornitore dei pagamenti. Il contratto è concluso quando il cliente riceve la conferma per e-mail.',
    },
    trial: {
      title: 'Prova gratuita',
      text:
        'La prova è gratuita fino al giorno indicato sopra e spetta una volta sola a ogni persona. Se il cliente non disdice prima di ' +
        'quel giorno, viene addebitato il primo pagamento.',
    },
    installments: {
      title: 'Rate',
      text:
        'Il prezzo è diviso nelle rate indicate sopra, senza interessi. Se una rata non va a buon fine, il cliente riceve un avviso; ' +
        'se non paga entro il termine indicato nell’avviso, l’accesso viene sospeso finché la rata non è pagata.',
    },
    renewal: {
      title: 'Durata, rinnovo e disdetta',
      text:
        'L’abbonamento si rinnova a ogni periodo allo stesso prezzo finché il cliente non lo disdice. La disdetta è possibile in ogni ' +
        'momento dall’app, in «Acquisti», senza costi: tutto resta aperto fino alla fine del periodo pagato. Un nuovo prezzo vale solo ' +
        'se il cliente lo accetta.',
    },
    length: { title: 'Durata', text: 'Il pacchetto vale per il tempo indicato sopra, non si rinnova da solo e non richiede disdetta.' },
    withdrawal: {
      title: 'Diritto di recesso',
      text:
        `Il consumatore può recedere entro ${days} giorni dalla conclusione del contratto senza dire perché, con il comando «Recedi dal ` +
        'contratto qui» nell’e-mail dell’ordine e nell’app, o con qualunque dichiarazione scritta a chi vende. Il rimborso arriva entro ' +
        `${days} giorni, con lo stesso mezzo usato per pagare. Se ha chiesto che il servizio inizi subito, paga la parte già ricevuta; ` +
        'il diritto si perde quando il servizio è stato reso per intero, se l’inizio era stato chiesto dal consumatore sapendolo.',
    },
    appointments: {
      title: 'Appuntamenti',
      text:
        'Gli appuntamenti compresi si prenotano secondo disponibilità e si spostano o disdicono entro i termini indicati alla ' +
        'prenotazione. I crediti valgono per il tempo indicato sopra.',
    },
    health: {
      title: 'Salute',
      text:
        'Allenamento e consigli sullo stile di vita non sono prestazioni sanitarie e non sostituiscono il medico; diete e prestazioni ' +
        'sanitarie sono fornite solo da professionisti abilitati. Il cliente informa di malattie, terapie, gravidanza e dolori, e in ' +
        'caso di malessere si ferma e si rivolge a un medico. L’app non serve per le emergenze: in quel caso si chiama il 112.',
    },
    complaints: {
      title: 'Reclami e legge applicabile',
      text:
        'Per domande e reclami il cliente scrive ai recapiti indicati sopra e riceve una risposta entro 14 giorni. Restano ferme le ' +
        'garanzie di legge sulla conformità dei servizi digitali. Si applica la legge italiana, salve le tutele del Paese in cui il ' +
        'consumatore risiede; è competente il giudice del luogo di residenza del consumatore, che può anche rivolgersi a un organismo di ' +
        'risoluzione alternativa delle controversie.',
    },
  },
  en: {
    service: {
      title: 'The service',
      text:
        'The package includes what is listed above and on the order page, for personal use. Programs, plans and documents are used in ' +
        'the app with one’s own account and are not passed on to others.',
    },
    price: {
      title: 'Price and payment',
      text:
        'The price is the one stated above and includes taxes. It is paid by the methods offered on the payment page; card details stay ' +
        'with the payment provider. The contract is concluded when the customer receives the confirmation by e-mail.',
    },
    trial: {
      title: 'Free trial',
      text:
        'The trial is free until the day stated above and is given once to each person. Unless the customer cancels before that day, the ' +
        'first payment is charged.',
    },
    installments: {
      title: 'Instalments',
      text:
        'The price is divided into the instalments stated above, without interest. If an instalment fails, the customer is told; if it ' +
        'is not paid by the day given in that notice, access is suspended until it is paid.',
    },
    renewal: {
      title: 'Length, renewal and cancellation',
      text:
        'The subscription renews each period at the same price until the customer cancels it. It can be cancelled at any time in the ' +
        'app, under “Purchases”, at no cost: everything stays open until the paid period ends. A new price holds only once the customer ' +
        'has accepted it.',
    },
    length: { title: 'Length', text: 'The package lasts for the time stated above, does not renew by itself and needs no cancellation.' },
    withdrawal: {
      title: 'Right of withdrawal',
      text:
        `A consumer may withdraw within ${days} days of the conclusion of the contract without giving a reason, by “Withdraw from the ` +
        'contract here” in the e-mail of the order and in the app, or by any written statement to the seller. The refund arrives within ' +
        `${days} days, by the method used to pay. A consumer who has asked for the service to begin at once pays for the part already ` +
        'received; the right is lost once the service has been performed in full, if the consumer asked for it to begin knowing this.',
    },
    appointments: {
      title: 'Appointments',
      text:
        'The appointments included are booked subject to availability, and moved or cancelled within the time stated when booking. ' +
        'Credits are valid for the time stated above.',
    },
    health: {
      title: 'Health',
      text:
        'Training and advice on lifestyle are no medical services and do not replace a doctor; diets and health services are provided by ' +
        'qualified professionals alone. The customer tells of illnesses, therapies, pregnancy and pain, and in case of feeling unwell ' +
        'stops and sees a doctor. The app is not for emergencies: in an emergency call 112.',
    },
    complaints: {
      title: 'Complaints and applicable law',
      text:
        'Questions and complaints are written to the contacts stated above and are answered within 14 days. The legal guarantees of ' +
        'conformity of digital services remain. Italian law applies, without prejudice to the protection of the country in which the ' +
        'consumer lives; the court of the consumer’s place of residence decides, and the consumer may also turn to a body for ' +
        'alternative dispute resolution.',
    },
  },
}

/** The facts that decide which clauses an order has. */
export interface ClauseFacts extends Pick<SaleTerms, 'billingModel' | 'trialDays' | 'installments'> {
  hasAppointments: boolean
}

/** The clauses that concern an order, in the order in which they are read. */
export const clausesOf = (texts: Record<ClauseName, Omit<Clause, 'name'>>, facts: ClauseFacts): Clause[] =>
  clauseNames.filter(name => concerns(name, facts)).flatMap(name => (texts[name].text.trim() === '' ? [] : { name, ...texts[name] }))

function concerns(name: ClauseName, { billingModel, trialDays, installments, hasAppointments }: ClauseFacts): boolean {
  switch (name) {
    case 'trial':
      return trialDays > 0
    case 'installments':
      return installments !== null
    case 'renewal':
      return billingModel === 'SUBSCRIPTION'
    case 'length':
      return billingModel === 'ONE_TIME_PAYMENT'
    case 'appointments':
      return hasAppointments
    case 'service':
    case 'price':
    case 'withdrawal':
    case 'health':
    case 'complaints':
      return true
    default:
      return name satisfies never
  }
}
