import type { Language } from '@allenio/contract'
import { findSender } from '#areas/business'
import { renderCalendarFile } from '#platform/calendar-files'
import { useConfig } from '#platform/config'
import type { WorkspaceDb } from '#platform/db'
import { mailLayout, ownAddress, sendMail, type MailAttachment, type MailBlock, type MailSender } from '#platform/mail'
import { findKind, maySwitchMail, type AnyKind, type Letter } from '#platform/notify'
import { makeSay } from '#platform/words'
import { splitRows } from './bursts.ts'
import type { DueRow } from './deliveries.ts'
import { listPath, placeOf } from './places.ts'
import { addressOf, type Receiver } from './receivers.ts'
import { unsubscribeAddress } from './unsubscription/token.ts'

const say = makeSay({
  it: {
    hello: 'Ciao {{name}},',
    open: 'Apri',
    choose: 'Scegli cosa ricevere per e-mail',
    reason: 'Ricevi questa e-mail da {{business}} secondo le tue impostazioni.',
    many_one: 'Una novità da {{business}}',
    many_other: '{{count}} novità da {{business}}',
    preheader: 'Quello che non hai ancora letto.',
    meanwhile: 'ecco quello che non hai ancora letto.',
    more_one: 'E un’altra.',
    more_other: 'E altre {{count}}.',
    all: 'Apri le notifiche',
    chats: 'Apri la chat',
  },
  en: {
    hello: 'Hi {{name}},',
    open: 'Open',
    choose: 'Choose what you get by e-mail',
    reason: 'You are receiving this e-mail from {{business}} because of your settings.',
    many_one: 'One update from {{business}}',
    many_other: '{{count}} updates from {{business}}',
    preheader: 'What you have not read yet.',
    meanwhile: 'here is what you have not read yet.',
    more_one: 'And one more.',
    more_other: 'And {{count}} more.',
    all: 'Open the notifications',
    chats: 'Open the chat',
  },
})

const listedAtMost = 30
const settingsPath = '/settings#notifications'

interface KnownNews {
  row: DueRow
  kind: AnyKind
}

/** A notification that leaves at once gets a mail of its own. Those that have waited, or come in numbers, are gathered in one mail. */
export async function mailNotifications(db: WorkspaceDb, receiver: Receiver, rows: readonly DueRow[]): Promise<void> {
  const { language, firstName: name } = receiver
  const email = receiver.email ?? receiver.unprovedEmail
  const mailedRows = rows.filter(row => addressOf(receiver, findKind(row.kind) ?? {}) !== null)
  if (!mailedRows.length || email === null) return
  const sender = await findSender(db, db.workspaceId)
  const to = {
    language,
    name,
    business: sender.name,
    email,
    replyTo: sender.email,
    sender: receiver.role === 'client' ? sender : undefined,
  }
  for (const { letter, news } of lettersOf(mailedRows, to)) {
    const unsubscribe = addressToEnd(news, { workspaceId: db.workspaceId, membershipId: receiver.membershipId })
    const mail = { subject: letter.subject, ...laidOut(letter, to, unsubscribe) }
    const isToMany = news.every(({ kind }) => kind.isToMany)
    await sendMail(db, {
      to: email,
      language,
      sender: to.sender,
      mail,
      attachments: news.flatMap(each => calendarFileOf(each, to)),
      isToMany,
      unsubscribeAddress: unsubscribe,
    })
  }
}

/** A mail ends all kinds that it brings, apart from those that cannot be turned off. */
function addressToEnd(news: readonly KnownNews[], member: { workspaceId: string; membershipId: string }): string | undefined {
  const kinds = [...new Set(news.flatMap(({ kind }) => (maySwitchMail(kind) ? [kind.kind] : [])))]
  return kinds.length > 0 ? unsubscribeAddress({ ...member, kinds }) : undefined
}

interface LetterAbout {
  letter: Letter
  news: readonly KnownNews[]
}

function lettersOf(rows: readonly DueRow[], to: Addressee): LetterAbout[] {
  const news = rows.flatMap((row): KnownNews[] => {
    const kind = findKind(row.kind)
    return kind ? [{ row, kind }] : []
  })
  const { alone, together } = splitRows(news, ({ row }) => row.is_mail_held)
  return [
    ...(together.length ? [{ letter: digestOf(together, to), news: together.slice(0, listedAtMost) }] : []),
    ...alone.map(each => ({ letter: letterOf(each, to), news: [each] })),
  ]
}

function calendarFileOf({ row, kind }: KnownNews, to: Addressee): MailAttachment[] {
  const about = { subject: row.subject, clientId: row.client_id }
  const { title } = kind.wordedIn(to.language, row.subject)
  const entry = kind.calendarEntry?.(about, { ...to, title })
  if (!entry) return []
  const { baseUrl } = useConfig()
  const content = renderCalendarFile({
    ...entry,
    uid: `${entry.uid}@${new URL(baseUrl).hostname}`,
    url: `${baseUrl}${kind.link(about)}`,
    organizer: { name: to.business, email: to.replyTo ?? ownAddress() },
    attendee: { name: to.name, email: to.email },
  })
  return [{ name: 'invite.ics', contentType: `text/calendar; charset=utf-8; method=${entry.method}`, content }]
}

interface Addressee {
  language: Language
  name: string
  business: string
  email: string
  /** The address of the business, where it has one. */
  replyTo: string | null
  /** A client hears from the business; the team hears from the product. */
  sender: MailSender | undefined
}

function laidOut(
  { subject, preheader, blocks, button }: Letter,
  { language, business, sender }: Addressee,
  unsubscribe: string | undefined,
) {
  const { baseUrl } = useConfig()
  return mailLayout({
    language,
    sender,
    preheader,
    title: subject,
    blocks,
    button: { label: button.label, address: `${baseUrl}${button.path}` },
    closing: [{ kind: 'link', label: say(language)('choose'), address: `${baseUrl}${settingsPath}` }],
    footer: say(language)('reason', { business }),
    unsubscribeAddress: unsubscribe,
  })
}

function letterOf({ row, kind }: KnownNews, to: Addressee): Letter {
  const about = { subject: row.subject, clientId: row.client_id }
  const { title, body } = kind.wordedIn(to.language, row.subject)
  if (kind.letter) return kind.letter(about, { ...to, title })
  const words = say(to.language)
  return {
    subject: title,
    preheader: body || title,
    blocks: [words('hello', { name: to.name }), body || `${title}.`],
    button: { label: words('open'), path: kind.link(about) },
  }
}

function digestOf(news: readonly KnownNews[], { language, name, business }: Addressee): Letter {
  const words = say(language)
  const { baseUrl } = useConfig()
  const items = news.slice(0, listedAtMost).map(({ row, kind }): MailBlock => {
    const { title, body } = kind.wordedIn(language, row.subject)
    const address = `${baseUrl}${kind.link({ subject: row.subject, clientId: row.client_id })}`
    return { kind: 'link', label: body ? `${title} — ${body}` : title, address }
  })
  const more = news.length - items.length
  const path = placeOf(news.map(({ row }) => row))
  return {
    subject: words('many', { count: news.length, business }),
    preheader: words('preheader'),
    blocks: [`${words('hello', { name })}\n${words('meanwhile')}`, ...items, ...(more > 0 ? [words('more', { count: more })] : [])],
    button: { label: words(path === listPath ? 'all' : 'chats'), path },
  }
}
