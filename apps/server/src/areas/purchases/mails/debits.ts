import type { Language } from '@allenio/contract'
import type { BankDebit } from '@allenio/contract/purchases'
import { formatDay } from '@allenio/domain/formats'
import { findSender } from '#areas/business'
import type { WorkspaceDb } from '#platform/db'
import { mailLayout, sendMail } from '#platform/mail'
import { makeSay } from '#platform/words'

type Name = 'settling' | 'not arrived'

// an empty line separates paragraphs
const say = makeSay<`${Name} ${'subject' | 'preheader' | 'text' | 'button'}` | 'package' | 'amount' | 'usual' | 'latest'>({
  it: {
    'settling subject': '{{package}}: il pagamento è in corso',
    'settling preheader': 'La banca conferma di solito entro il {{usual}}.',
    'settling text':
      'Ciao {{name}},\n\n{{business}} ha ricevuto il tuo ordine di {{package}}. Hai scelto di pagare dal conto: la banca impiega ' +
      'qualche giorno lavorativo per confermare.\n\nNon devi fare nulla. Appena il pagamento arriva si apre tutto, e ricevi un’e-mail ' +
      'con la conferma. Se la banca rifiuta, te lo diciamo.',
    'settling button': 'Vedi l’ordine',
    'not arrived subject': 'Il pagamento di {{package}} non è arrivato',
    'not arrived preheader': 'La banca ha rifiutato l’addebito: puoi riprovare.',
    'not arrived text':
      'Ciao {{name}},\n\nla banca ha rifiutato l’addebito di {{money}} per {{package}} di {{business}}: non si è aperto nulla, e non ' +
      'devi nulla.\n\nSe vuoi, riprova dalla pagina del pacchetto, anche con una carta.',
    'not arrived button': 'Riprova',
    package: 'Pacchetto',
    amount: 'Importo',
    usual: 'Conferma della banca, di solito',
    latest: 'Al più tardi',
  },
  en: {
    'settling subject': '{{package}}: your payment is in progress',
    'settling preheader': 'The bank usually confirms by {{usual}}.',
    'settling text':
      'Hi {{name}},\n\n{{business}} has received your order of {{package}}. You chose to pay from your account: the bank takes a few ' +
      'working days to confirm.\n\nYou do not have to do anything. As soon as the payment arrives everything opens, and you get an ' +
      'e-mail with the confirmation. If the bank refuses, we tell you.',
    'settling button': 'See the order',
    'not arrived subject': 'The payment for {{package}} did not arrive',
    'not arrived preheader': 'The bank refused the debit: you can try again.',
    'not arrived text':
      'Hi {{name}},\n\nthe bank refused the debit of {{money}} for {{package}} from {{business}}: nothing was opened, and you owe ' +
      'nothing.\n\nIf you like, try again on the package page, also with a card.',
    'not arrived button': 'Try again',
    package: 'Package',
    amount: 'Amount',
    usual: 'The bank confirms, usually by',
    latest: 'At the latest',
  },
})

interface SettlingMail {
  to: string
  language: Language
  name: Name
  firstName: string
  title: string
  money: string
  debit: BankDebit
  /** A client reads it in the app, a stranger on the page of the package. */
  address: string
}

/** Tells a buyer by mail that the bank has not answered yet, or has refused: a stranger has no other place to read it. */
export async function writeSettlingMail(db: WorkspaceDb, mail: SettlingMail): Promise<void> {
  const { to, language, name, firstName, title, money, debit, address } = mail
  const sender = await findSender(db, db.workspaceId)
  const words = say(language)
  const [usual, latest] = [formatDay(language, debit.usualOn), formatDay(language, debit.latestOn)]
  const values = { name: firstName, package: title, business: sender.name, money, usual }
  const subject = words(`${name} subject`, values)
  const body = mailLayout({
    language,
    sender,
    preheader: words(`${name} preheader`, values),
    title: subject,
    blocks: [
      ...words(`${name} text`, values).split('\n\n'),
      {
        kind: 'facts',
        rows: [
          [words('package'), title],
          [words('amount'), money],
          ...(name === 'settling'
            ? ([
                [words('usual'), usual],
                [words('latest'), latest],
              ] as const)
            : []),
        ],
      },
    ],
    button: { label: words(`${name} button`), address },
  })
  await sendMail(db, { to, language, sender, mail: { subject, ...body } })
}
