import type { Language } from '@allenio/contract'
import { findSender } from '#areas/business'
import { titleOf } from './queries.ts'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { isMailAddress, linkToApp, mailLayout, sendMail } from '#platform/mail'
import { addWords, type Values } from '#platform/words'

type Letter = 'unpaid' | 'still unpaid' | 'renewal coming'
type Next = 'retry' | 'new card' | 'confirm'

// an empty line separates paragraphs
const say = addWords<`${Letter} ${'subject' | 'preheader' | 'text' | 'button'}` | Next>('subscription mails', {
  it: {
    'unpaid subject': 'Il pagamento di {{package}} non è riuscito',
    'unpaid preheader': '{{next}}',
    'unpaid text':
      'Ciao {{name}},\n\nil rinnovo di {{package}} con {{business}} ({{money}}) non è riuscito.\n\n{{next}}\n\n' +
      'Se il pagamento resta aperto, l’abbonamento finisce il {{endDay}}.',
    'unpaid button': 'Paga o conferma',
    'still unpaid subject': '{{package}}: il pagamento è ancora aperto',
    'still unpaid preheader': '{{next}}',
    'still unpaid text':
      'Ciao {{name}},\n\ni {{money}} di {{package}} con {{business}} sono aperti dal {{since}}.\n\n{{next}}\n\n' +
      'Se il pagamento resta aperto, l’abbonamento finisce il {{endDay}}.',
    'still unpaid button': 'Paga o conferma',
    'renewal coming subject': '{{package}} si rinnova il {{day}}',
    'renewal coming preheader': 'Il {{day}} verranno addebitati {{money}}.',
    'renewal coming text':
      'Ciao {{name}},\n\nil tuo abbonamento {{package}} con {{business}} si rinnova il {{day}} per {{money}}.\n\n' +
      'Se vuoi continuare non devi fare nulla. Altrimenti disdicilo prima di quel giorno, dai tuoi acquisti.',
    'renewal coming button': 'Apri i tuoi acquisti',
    retry: 'Riproviamo il {{retryDay}}: se la carta è a posto non devi fare nulla.',
    'new card': 'La banca ha rifiutato la carta in modo definitivo: serve una carta nuova.',
    confirm: 'La banca chiede che tu confermi il pagamento, oppure che tu usi un’altra carta.',
  },
  en: {
    'unpaid subject': 'The payment for {{package}} failed',
    'unpaid preheader': '{{next}}',
    'unpaid text':
      'Hi {{name}},\n\nthe renewal of {{package}} with {{business}} ({{money}}) failed.\n\n{{next}}\n\n' +
      'If the payment stays open, the subscription ends on {{endDay}}.',
    'unpaid button': 'Pay or confirm',
    'still unpaid subject': '{{package}}: the payment is still open',
    'still unpaid preheader': '{{next}}',
    'still unpaid text':
      'Hi {{name}},\n\nthe payment of {{money}} for {{package}} with {{business}} has been open since {{since}}.\n\n{{next}}\n\n' +
      'If the payment stays open, the subscription ends on {{endDay}}.',
    'still unpaid button': 'Pay or confirm',
    'renewal coming subject': '{{package}} renews on {{day}}',
    'renewal coming preheader': 'On {{day}} {{money}} will be charged.',
    'renewal coming text':
      'Hi {{name}},\n\nyour subscription {{package}} with {{business}} renews on {{day}} for {{money}}.\n\n' +
      'If you want to continue, you do not have to do anything. Otherwise cancel it before that day, in your purchases.',
    'renewal coming button': 'Open your purchases',
    retry: 'We try again on {{retryDay}}: if your card is fine, you do not have to do anything.',
    'new card': 'The bank has permanently refused the card: a new card is needed.',
    confirm: 'The bank asks you to confirm the payment, or to use another card.',
  },
})

interface Writing {
  letter: Letter
  facts: (language: Language) => Values
  /** The next step with an unpaid renewal, such as another try of the provider. */
  next: Next | null
  /** The provider's page to pay; without it the button leads to the purchases in the app. */
  payUrl: string | null
}

type Buyer = Pick<Row<'subscriptions'>, 'id' | 'client_id' | 'buyer_name' | 'buyer_email' | 'package_id'>

/** Writes to whoever pays, whatever they have chosen about notifications: it is about their contract. */
export async function writeToBuyer(db: WorkspaceDb, row: Buyer, { letter, facts, next, payUrl }: Writing): Promise<void> {
  const client =
    row.client_id === null
      ? undefined
      : await db.maybeOne<Row<'clients', 'first_name' | 'language' | 'email'>>(sql`
          select first_name, language, email from clients where id = ${row.client_id} and deleted_at is null`)
  const to = client?.email ?? row.buyer_email
  if (!client || !isMailAddress(to)) return
  const { language } = client
  const sender = await findSender(db, db.workspaceId)
  const values = { name: client.first_name, business: sender.name, package: await titleOf(db, row.package_id), ...facts(language) }
  const all = { ...values, next: next === null ? '' : say(language)(next, values) }
  const subject = say(language)(`${letter} subject`, all)
  const body = mailLayout({
    language,
    sender,
    preheader: say(language)(`${letter} preheader`, all),
    title: subject,
    blocks: say(language)(`${letter} text`, all).split('\n\n'),
    button: {
      label: say(language)(`${letter} button`, all),
      address: payUrl ?? linkToApp(language, `/me/purchases?subscription=${row.id}`),
    },
  })
  await sendMail(db, { to, language, sender, mail: { subject, ...body } })
}
