import type { Language, WorkspaceRole } from '@allenio/contract'
import { isFixed, type ChannelPresets } from '@allenio/domain/notifications'
import type { CalendarFile } from '#platform/calendar-files'
import { collectionOf } from '#platform/contributions'
import type { MailBlock } from '#platform/mail'
import { makeSay, type Values, type Words } from '#platform/words'

/** Names, days and ids that a sentence and a link need, because a notification is worded only when somebody reads it. */
export type Facts = Readonly<Record<string, string | number | null>>

/** A group of kinds that settings and filters show together. */
export interface NotificationGroup {
  id: string
  order: number
  names: Readonly<Record<Language, string>>
}

export interface Letter {
  subject: string
  preheader: string
  blocks: readonly MailBlock[]
  button: { label: string; path: string }
}

interface About<Subject> {
  subject: Subject
  clientId: string | null
}

/** `uid` is the id of the thing; the mail adds whose it is. */
export type CalendarEntry = Omit<CalendarFile, 'organizer' | 'attendee' | 'url' | 'stamp'>

/** The receiver of a letter, the business that it comes from, and the title that the list shows to the receiver. */
interface LetterContext {
  title: string
  language: Language
  name: string
  business: string
}

interface KindParts<Subject extends Facts> {
  kind: string
  group: NotificationGroup
  /** The roles that may receive this kind, and that see it in their settings. */
  roles: readonly WorkspaceRole[]
  /** The channels of a member who has not chosen; by default the app and push. */
  presets?: ChannelPresets
  /** `name` is its name in the settings. */
  words: Words<'name' | 'title' | 'body'>
  /** Replaces title and body if `subject.count` is not 1. */
  many?: Words<'title' | 'body'>
  /** The values for the sentences, where they differ from the subject. */
  values?: (subject: Subject, language: Language) => Values
  /** The path of a page of the app. */
  link: (about: About<Subject>) => string
  /** A mail with its own layout, if title and body are not enough. */
  letter?: (about: About<Subject>, to: LetterContext) => Letter
  /** The calendar file that the mail brings along, if any. The mail adds who invites, and where the entry is found in the app. */
  calendarEntry?: (about: About<Subject>, to: LetterContext) => CalendarEntry | null
  /** Also sent to people who can no longer sign in to the business, or who are no longer in charge of the client. */
  isFarewell?: true
  /** The mail waits, and is sent only if the message stays unread. */
  isMessage?: true
  /** Sent to many at once: its mails leave at the pace of mails to many. */
  isToMany?: true
  /** About the money of the receiver's business: its mail also goes to an address that they have not proved yet. */
  isAboutMoney?: true
}

export interface AnyKind extends Pick<
  KindParts<Facts>,
  'kind' | 'group' | 'roles' | 'isFarewell' | 'isMessage' | 'isToMany' | 'isAboutMoney'
> {
  presets: ChannelPresets
  nameIn: (language: Language) => string
  groupNameIn: (language: Language) => string
  wordedIn: (language: Language, subject: Facts) => { title: string; body: string }
  link: (about: About<Facts>) => string
  letter?: (about: About<Facts>, to: LetterContext) => Letter
  calendarEntry?: (about: About<Facts>, to: LetterContext) => CalendarEntry | null
}

declare const subjectType: unique symbol

export interface NotificationKind<Subject extends Facts> extends AnyKind {
  readonly [subjectType]?: Subject
}

/** The kinds that areas declare; `notify` throws for any other kind. */
export const notificationKinds = collectionOf<AnyKind>('notification kinds', ({ kind }) => kind)

export function defineNotification<Subject extends Facts>(parts: KindParts<Subject>): NotificationKind<Subject> {
  const {
    kind,
    group,
    roles,
    presets = { inApp: true, push: true, mail: false },
    words,
    many,
    values,
    link,
    letter,
    calendarEntry,
    isFarewell,
    isMessage,
    isToMany,
    isAboutMoney,
  } = parts
  const say = makeSay(words)
  const sayGroup = makeSay({ it: { name: group.names.it }, en: { name: group.names.en } })
  const sayMany = many ? makeSay(many) : say
  // the cast is safe, because `notify` accepts only this kind's own subject
  const own = ({ subject, clientId }: About<Facts>): About<Subject> => ({ subject: subject as Subject, clientId })
  return {
    kind,
    group,
    roles,
    presets,
    ...(isFarewell && { isFarewell }),
    ...(isMessage && { isMessage }),
    ...(isToMany && { isToMany }),
    ...(isAboutMoney && { isAboutMoney }),
    nameIn: language => say(language)('name'),
    groupNameIn: language => sayGroup(language)('name'),
    wordedIn(language, subject) {
      const sayIt = (subject['count'] === 1 || subject['count'] === undefined ? say : sayMany)(language)
      const sentenceValues = values ? values(own({ subject, clientId: null }).subject, language) : withoutNulls(subject)
      return { title: sayIt('title', sentenceValues), body: sayIt('body', sentenceValues) }
    },
    link: about => link(own(about)),
    ...(letter && { letter: (about, to) => letter(own(about), to) }),
    ...(calendarEntry && { calendarEntry: (about, to) => calendarEntry(own(about), to) }),
  }
}

const withoutNulls = (subject: Facts): Values => Object.fromEntries(Object.entries(subject).map(([name, value]) => [name, value ?? '']))

export const findKind = (kind: string): AnyKind | undefined => notificationKinds.gathered().find(each => each.kind === kind)

/** Mails about contracts and the account are fixed; all others end when the person wishes. */
export const maySwitchMail = ({ presets }: AnyKind): boolean => !isFixed(presets.mail)

/** All kinds by group, in the order of the settings. */
export const allKinds = (): AnyKind[] => notificationKinds.gathered().toSorted((a, b) => a.group.order - b.group.order)
