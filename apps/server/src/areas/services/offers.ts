import { serviceBillings, type ServiceBilling } from '@allenio/contract/services'
import { newId } from '@allenio/domain/ids'
import { sql, type Count, type SystemDb } from '#platform/db'

export interface Offer {
  code: string
  name: { it: string; en: string }
  text: { it: string; en: string }
  /** Cents of a euro, without VAT. */
  price: number
  billing: ServiceBilling
  installments: number | null
}

/** Offers a service, or changes what is offered; orders keep their price. */
export const setOffer = (db: SystemDb, { code, name, text, price, billing, installments }: Offer) =>
  db.run(sql`
  insert into services (id, code, name_it, name_en, text_it, text_en, price, billing, installments, position)
  select ${newId()}, ${code}, ${name.it}, ${name.en}, ${text.it}, ${text.en}, ${price}::integer, ${billing}, ${installments}::integer,
    coalesce(max(s.position), 0) + 1 from services s
  on conflict (code) do update set name_it = excluded.name_it, name_en = excluded.name_en, text_it = excluded.text_it,
    text_en = excluded.text_en, price = excluded.price, billing = excluded.billing, installments = excluded.installments, is_active = true,
    updated_at = now()`)

/** Ends the sale of a service; businesses that have it keep it. */
export const retireOffer = async (db: SystemDb, code: string): Promise<boolean> =>
  (await db.run(sql`update services set is_active = false, updated_at = now() where code = ${code}`)) > 0

/** The operator's words on the command line, as an offer. */
export function parseOffer(args: readonly string[]): Offer {
  const [code = '', billing = '', euros = '', nameIt = '', nameEn = '', textIt = '', textEn = '', parts = ''] = args
  if (!/^[a-z0-9-]{3,40}$/.test(code)) throw new Error('Say the code: small letters, digits and hyphens, such as custom-app.')
  const parsedBilling = serviceBillings.find(each => each === billing)
  if (!parsedBilling) throw new Error(`Say how it is paid: ${serviceBillings.join(' or ')}.`)
  if (!/^\d{1,5}(\.\d{2})?$/.test(euros) || Number(euros) < 0.5)
    throw new Error('Say the price in euros without VAT, such as 990 or 49.90.')
  if (!nameIt || !nameEn) throw new Error('Say the name in Italian and in English.')
  const installments = parts === '' ? null : Number(parts)
  const isWrong = installments !== null && (!Number.isInteger(installments) || installments < 2 || installments > 12)
  if (isWrong || (installments !== null && parsedBilling !== 'once'))
    throw new Error('Installments are 2 to 12 parts of a price that is paid once.')
  const price = Math.round(Number(euros) * 100)
  return { code, name: { it: nameIt, en: nameEn }, text: { it: textIt, en: textEn }, price, billing: parsedBilling, installments }
}

const firstOffers: readonly Offer[] = [
  {
    code: 'custom-app',
    name: { it: 'La tua app', en: 'Your own app' },
    text: {
      it: 'L’app con il tuo nome, il tuo logo e i tuoi colori, pubblicata su App Store e Google Play. La prepariamo e la aggiorniamo noi.',
      en: 'The app with your name, logo and colours, published on the App Store and Google Play. We build it and keep it up to date.',
    },
    price: 99_000,
    billing: 'once',
    installments: 6,
  },
  {
    code: 'data-import',
    name: { it: 'Trasferimento dei dati', en: 'Moving your data' },
    text: {
      it: 'Portiamo qui schede, piani alimentari e anagrafiche dai tuoi fogli o da un altro programma. Ti basta mandarci i file.',
      en: 'We bring programs, meal plans and records over from your sheets or another program. You only send us the files.',
    },
    price: 14_900,
    billing: 'once',
    installments: null,
  },
  {
    code: 'priority-support',
    name: { it: 'Assistenza prioritaria', en: 'Priority support' },
    text: {
      it: 'Rispondiamo entro due ore nei giorni lavorativi, anche al telefono.',
      en: 'We answer within two hours on working days, by phone too.',
    },
    price: 24_000,
    billing: 'yearly',
    installments: null,
  },
]

/** Lets a local installation begin with services to look at; what an operator has set is left alone. */
export async function ensureFirstOffers(db: SystemDb): Promise<void> {
  const { count } = await db.one<Count>(sql`select count(*) as count from services`)
  if (count === 0) for (const offer of firstOffers) await setOffer(db, offer)
}
