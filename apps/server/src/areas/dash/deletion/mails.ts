import type { Language } from '@allenio/contract'
import { romeDay } from '@allenio/domain/days'
import { formatFullDay } from '@allenio/domain/formats'
import { useConfig } from '#platform/config'
import { mailLayout, type Mail } from '#platform/mail'

const words = {
  it: {
    subject: 'Il tuo account sarà eliminato',
    text:
      'Chi gestisce il servizio ha chiuso il tuo account. Il {{day}} saranno ' +
      'eliminati i tuoi dati e quelli delle attività che gestivi da solo.',
    reason: 'Motivo',
    businesses: 'Attività',
    contact: 'Se pensi che sia un errore, o vuoi una copia dei tuoi dati, rispondi prima di quel giorno a {{contact}}.',
    contactless: 'Se pensi che sia un errore, o vuoi una copia dei tuoi dati, scrivi prima di quel giorno a chi gestisce il servizio.',
    undone: {
      subject: 'Il tuo account resta',
      text:
        'L’eliminazione del tuo account è stata annullata: puoi accedere di nuovo. Gli ' +
        'abbonamenti venduti che erano stati annullati non riprendono da soli.',
      button: 'Accedi',
    },
  },
  en: {
    subject: 'Your account will be deleted',
    text:
      'The people who run the service have closed your account. On {{day}} your data will ' +
      'be deleted, and that of the businesses you ran on your own.',
    reason: 'Reason',
    businesses: 'Businesses',
    contact: 'If you think this is a mistake, or want a copy of your data, write to {{contact}} before that day.',
    contactless: 'If you think this is a mistake, or want a copy of your data, write to the people who run the service before that day.',
    undone: {
      subject: 'Your account stays',
      text:
        'The deletion of your account was undone: you can log in again. Sold ' +
        'subscriptions that were cancelled do not resume by themselves.',
      button: 'Log in',
    },
  },
} as const

interface DeletionFacts {
  reason: string
  dueAt: string
  businesses: readonly string[]
}

export function deletionMail(language: Language, { reason, dueAt, businesses }: DeletionFacts): Mail {
  const say = words[language]
  const { supportEmail } = useConfig()
  const text = say.text.replace('{{day}}', formatFullDay(language, romeDay(dueAt)))
  const rows: [string, string][] = [[say.reason, reason]]
  if (businesses.length > 0) rows.push([say.businesses, businesses.join(', ')])
  const contact = supportEmail ? say.contact.replace('{{contact}}', supportEmail) : say.contactless
  return {
    subject: say.subject,
    ...mailLayout({ language, preheader: text, title: say.subject, blocks: [text, { kind: 'facts', rows }, contact] }),
  }
}

export function deletionUndoneMail(language: Language): Mail {
  const { subject, text, button } = words[language].undone
  const address = `${useConfig().baseUrl}/login`
  return { subject, ...mailLayout({ language, preheader: text, title: subject, blocks: [text], button: { label: button, address } }) }
}
