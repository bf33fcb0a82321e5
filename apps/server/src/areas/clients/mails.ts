import type { Language } from '@allenio/contract'
import { useConfig } from '#platform/config'
import { sql, type Db, type WorkspaceDb } from '#platform/db'
import { mailLayout, sendMail, type Mail } from '#platform/mail'
import { addWords, type Values } from '#platform/words'
import type { ReachedClient } from './reach.ts'

type Letter = 'ended client' | 'ended team' | 'confirm' | 'known' | 'arrived'
type Part = 'subject' | 'preheader' | 'text' | 'button'

// paragraphs are parted by an empty line
const say = addWords<`${Letter} ${Part}`>('client mails', {
  it: {
    'ended client subject': 'Il tuo abbonamento con {{business}} è finito',
    'ended client preheader': 'Per continuare, scrivi a {{business}}.',
    'ended client text': 'Ciao {{name}},\n\nil tuo abbonamento con {{business}} è scaduto il {{day}} e il tuo accesso è stato sospeso. I tuoi dati e i tuoi progressi restano al sicuro.\n\nVuoi continuare? Scrivi a {{business}}: riattivarti è questione di un attimo.',
    'ended client button': 'Vai al sito',
    'ended team subject': '{{client}} è stato disattivato: abbonamento scaduto',
    'ended team preheader': 'L’abbonamento è finito il {{day}}.',
    'ended team text': 'Ciao {{name}},\n\nl’abbonamento di {{client}} è scaduto il {{day}} e, come hai scelto nelle impostazioni, la scheda è stata disattivata. Lo storico resta e il posto nel piano è libero.\n\nSe {{client}} continua, riattivalo dalla sua scheda.',
    'ended team button': 'Apri la scheda',
    'confirm subject': 'Conferma il tuo indirizzo e-mail',
    'confirm preheader': 'Un clic e l’indirizzo è tuo.',
    'confirm text': 'Ciao {{name}},\n\nsei dentro: da adesso {{business}} ti segue qui. Resta una cosa sola: conferma che questo indirizzo è tuo, così possiamo aiutarti se un giorno dimentichi la password.\n\nSe non ti sei registrato tu, ignora questa e-mail.',
    'confirm button': 'Conferma l’indirizzo',
    'known subject': 'Hai già un account con questo indirizzo',
    'known preheader': 'Aggiungi {{business}} al tuo account.',
    'known text': 'Ciao,\n\nqualcuno si è appena registrato da {{business}} con questo indirizzo, che però ha già un account.\n\nSe eri tu, apri il link: {{business}} passerà al tuo account e lo troverai accanto al resto dopo l’accesso, con la password di sempre.\n\nSe non eri tu, ignora questa e-mail: il tuo account non cambia.',
    'known button': 'Aggiungi al mio account',
    'arrived subject': '{{client}} si è registrato con il tuo link',
    'arrived preheader': 'Dai il benvenuto a chi è appena arrivato.',
    'arrived text': 'Ciao {{name}},\n\n{{client}} si è appena registrato con il tuo link di iscrizione e ora è tra i tuoi clienti.',
    'arrived button': 'Apri la scheda',
  },
  en: {
    'ended client subject': 'Your subscription with {{business}} has ended',
    'ended client preheader': 'To go on, write to {{business}}.',
    'ended client text': 'Hi {{name}},\n\nyour subscription with {{business}} ended on {{day}} and your access has been suspended. Your data and your progress stay safe.\n\nWould you like to go on? Write to {{business}}: bringing you back takes a moment.',
    'ended client button': 'Go to the site',
    'ended team subject': '{{client}} was deactivated: the subscription ended',
    'ended team preheader': 'The subscription ended on {{day}}.',
    'ended team text': 'Hi {{name}},\n\nthe subscription of {{client}} ended on {{day}} and, as you chose in the settings, the record was deactivated. The history stays and the place in your plan is free.\n\nIf {{client}} goes on, restore them from their record.',
    'ended team button': 'Open the record',
    'confirm subject': 'Confirm your e-mail address',
    'confirm preheader': 'One click and the address is yours.',
    'confirm text': 'Hi {{name}},\n\nyou are in: from now on {{business}} looks after you here. One thing is left: confirm that this address is yours, so that we can help you if you ever forget your password.\n\nIf it was not you who registered, ignore this e-mail.',
    'confirm button': 'Confirm the address',
    'known subject': 'You already have an account with this address',
    'known preheader': 'Add {{business}} to your account.',
    'known text': 'Hi,\n\nsomebody has just registered with {{business}} using this address, which already has an account.\n\nIf it was you, open the link: {{business}} moves to your account and you find it beside the rest after signing in with your usual password.\n\nIf it was not you, ignore this e-mail: your account does not change.',
    'known button': 'Add to my account',
    'arrived subject': '{{client}} has registered by your link',
    'arrived preheader': 'Welcome whoever has just arrived.',
    'arrived text': 'Hi {{name}},\n\n{{client}} has just registered by your registration link and is now among your clients.',
    'arrived button': 'Open the record',
  },
})

/** One of the mails of this area; its button leads to a path within the app. */
export function clientMail(language: Language, letter: Letter, { path, ...values }: Values & { path: string }): Mail {
  const part = (name: Part) => say(language)(`${letter} ${name}`, values)
  return {
    subject: part('subject'),
    ...mailLayout({
      language,
      preheader: part('preheader'),
      title: part('subject'),
      blocks: part('text').split('\n\n'),
      button: { label: part('button'), address: `${useConfig().baseUrl}${path}` },
    }),
  }
}

const nameOfBusiness = async (db: Db, workspaceId: string): Promise<string> =>
  (await db.one<{ name: string }>(sql`select name from workspaces where id = ${workspaceId}`)).name

interface Addressee {
  email: string
  first_name: string
  locale: Language
}

/** The admin, and those in charge of the client. */
const findTeamOf = (db: WorkspaceDb, clientId: string) => db.many<Addressee>(sql`
  select p.email, p.first_name, p.locale from memberships m join persons p on p.id = m.person_id
  where m.status = 'active' and (m.role = 'admin'
    or exists (select from client_collaborators k where k.membership_id = m.id and k.client_id = ${clientId}))
  order by m.created_at`)

const dayNamed = (language: Language, day: string) =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))

/** To the client and to those who look after them. */
export async function writeDeactivated(db: WorkspaceDb, client: ReachedClient): Promise<void> {
  const business = await nameOfBusiness(db, db.workspaceId)
  const { email, language, first_name, subscription_end } = client
  const day = (of: Language) => dayNamed(of, subscription_end ?? '')
  if (email !== null) {
    const mail = clientMail(language, 'ended client', { name: first_name, business, day: day(language), path: '/' })
    await sendMail(db, { to: email, language, mail })
  }
  for (const { email: to, first_name: name, locale } of await findTeamOf(db, client.id)) {
    const mail = clientMail(locale, 'ended team', { name, client: client.name, day: day(locale), path: `/clients/${client.id}` })
    await sendMail(db, { to, language: locale, mail })
  }
}

/** To whoever gave out the link. */
export async function writeArrived(db: WorkspaceDb, { ownerId, clientId }: { ownerId: string, clientId: string }): Promise<void> {
  const row = await db.maybeOne<Addressee & { client: string }>(sql`
    select p.email, p.first_name, p.locale, trim(c.first_name || ' ' || c.last_name) as client
    from memberships m join persons p on p.id = m.person_id, clients c
    where m.id = ${ownerId} and m.status = 'active' and c.id = ${clientId}`)
  if (!row) return
  const { email: to, first_name: name, locale, client } = row
  const mail = clientMail(locale, 'arrived', { name, client, path: `/clients/${clientId}` })
  await sendMail(db, { to, language: locale, mail })
}
