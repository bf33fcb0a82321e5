import type { Language } from '@allenio/contract'
import type { IntervalUnit } from '@allenio/contract/packages'
import { purchaseLimits } from '@allenio/contract/purchases'
import { addDays } from '@allenio/domain/days'
import { formatDay, formatMoney } from '@allenio/domain/formats'
import { elideArticles } from '@allenio/domain/italian'
import { saleSchedule, type Charge, type SaleTerms } from './schedule.ts'

export interface WordedSale extends SaleTerms {
  currency: string
}

/** The part of the contract that a row is about, for who wants some of the rows or draws them in another way. */
export type SaleRowName = 'trial' | 'today' | 'next' | 'then' | 'installments' | 'total' | 'access' | 'end' | 'withdrawal'

export interface SaleRow {
  name: SaleRowName
  label: string
  text: string
}

/** Before the order the day is today; in what a buyer gets afterwards it is a day of the past. */
export type SaleMoment = 'offered' | 'ordered'

interface SaleText {
  labels: Record<SaleRowName, string>
  paidOn: (day: string) => string
  nothing: string
  nothingElse: string
  charge: (money: string, day: string) => string
  trial: (day: string) => string
  then: (money: string, rhythm: string) => string
  installments: (count: number, charges: readonly string[]) => string
  accessUntil: (day: string) => string
  accessForever: string
  endOfSubscription: string
  endOfSingle: string
  withdrawal: (day: string) => string
  rhythms: Record<IntervalUnit, (count: number) => string>
}

const texts: Record<Language, SaleText> = {
  it: {
    labels: {
      trial: 'Prova gratuita',
      today: 'Oggi paghi',
      next: 'Prossimo addebito',
      then: 'Poi',
      installments: 'Rate',
      total: 'In tutto',
      access: 'Accesso',
      end: 'Come disdire',
      withdrawal: 'Recesso',
    },
    paidOn: day => `Pagato il ${day}`,
    nothing: 'niente',
    nothingElse: 'nessun altro addebito',
    charge: (money, day) => `${money} il ${day}`,
    trial: day => `fino al ${day}, una volta sola per persona`,
    then: (money, rhythm) => `${money} ${rhythm}, finché non disdici`,
    installments: (count, charges) => `${count}, una al mese: ${charges.join(', ')}`,
    accessUntil: day => `fino al ${day}`,
    accessForever: 'senza scadenza',
    endOfSubscription: 'Quando vuoi, dall’app, in «Acquisti»: resta tutto aperto fino alla fine del periodo pagato.',
    endOfSingle: 'Non si rinnova: non c’è niente da disdire.',
    withdrawal: day => `entro il ${day}, senza dire perché`,
    rhythms: {
      DAY: count => (count === 1 ? 'al giorno' : `ogni ${count} giorni`),
      WEEK: count => (count === 1 ? 'a settimana' : `ogni ${count} settimane`),
      MONTH: count => (count === 1 ? 'al mese' : `ogni ${count} mesi`),
      YEAR: count => (count === 1 ? 'all’anno' : `ogni ${count} anni`),
    },
  },
  en: {
    labels: {
      trial: 'Free trial',
      today: 'You pay today',
      next: 'Next charge',
      then: 'After that',
      installments: 'Instalments',
      total: 'In all',
      access: 'Access',
      end: 'How to cancel',
      withdrawal: 'Withdrawal',
    },
    paidOn: day => `Paid on ${day}`,
    nothing: 'nothing',
    nothingElse: 'no further charge',
    charge: (money, day) => `${money} on ${day}`,
    trial: day => `until ${day}, once per person`,
    then: (money, rhythm) => `${money} ${rhythm}, until you cancel`,
    installments: (count, charges) => `${count}, one a month: ${charges.join(', ')}`,
    accessUntil: day => `until ${day}`,
    accessForever: 'no expiry',
    endOfSubscription: 'Whenever you like, in the app, under “Purchases”: everything stays open until the paid period ends.',
    endOfSingle: 'It does not renew: there is nothing to cancel.',
    withdrawal: day => `until ${day}, without giving a reason`,
    rhythms: {
      DAY: count => (count === 1 ? 'a day' : `every ${count} days`),
      WEEK: count => (count === 1 ? 'a week' : `every ${count} weeks`),
      MONTH: count => (count === 1 ? 'a month' : `every ${count} months`),
      YEAR: count => (count === 1 ? 'a year' : `every ${count} years`),
    },
  },
}

/** How often something is paid, as the end of a price: "59,00 € al mese". */
export const rhythmWords = (language: Language, unit: IntervalUnit, count: number): string => texts[language].rhythms[unit](count)

/**
 * What a buyer has to know of the money of a sale, row by row. The page of the order, its mail, the thank-you page, the buyer's own
 * purchases and the receipt all read from here, so that none of them says something else.
 */
export function saleRows(language: Language, sale: WordedSale, moment: SaleMoment): SaleRow[] {
  const text = texts[language]
  const { trialUntil, today, next, repeats, installments, total, accessUntil } = saleSchedule(sale)
  const money = (cents: number) => formatMoney(language, cents, sale.currency)
  const day = (date: string) => formatDay(language, date)
  const charge = (each: Charge) => text.charge(money(each.amount), day(each.day))
  const words = (sentence: string) => (language === 'it' ? elideArticles(sentence) : sentence)
  const row = (name: SaleRowName, value: string, label = text.labels[name]): SaleRow => ({ name, label: words(label), text: words(value) })
  const isFree = today === 0 && next === null
  return [
    ...(trialUntil === null ? [] : [row('trial', text.trial(day(trialUntil)))]),
    row('today', today === 0 ? text.nothing : money(today), moment === 'offered' ? undefined : text.paidOn(day(sale.day))),
    ...(isFree ? [] : [row('next', next === null ? text.nothingElse : charge(next))]),
    ...(installments === null
      ? []
      : [row('installments', text.installments(installments.length, installments.map(charge))), row('total', money(total ?? 0))]),
    ...(repeats === null || sale.intervalUnit === null || isFree
      ? []
      : [row('then', text.then(money(repeats), rhythmWords(language, sale.intervalUnit, sale.intervalCount ?? 1)))]),
    ...(repeats === null ? [row('access', accessUntil === null ? text.accessForever : text.accessUntil(day(accessUntil)))] : []),
    row('end', repeats === null ? text.endOfSingle : text.endOfSubscription),
    row('withdrawal', text.withdrawal(day(addDays(sale.day, purchaseLimits.withdrawalDays)))),
  ]
}
