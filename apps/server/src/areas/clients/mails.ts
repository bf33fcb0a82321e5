import type { Language } from '@allenio/contract'
import { useConfig } from '#platform/config'
import { mailLayout, type Mail } from '#platform/mail'
import type { Letter } from '#platform/notify'
import { addWords, type Values } from '#platform/words'

type Name = 'ended client' | 'ended team' | 'confirm' | 'known' | 'arrived'
type Part = 'subject' | 'preheader' | 'text' | 'button'

// paragraphs are parted by an empty line
const say = addWords<`${Name} ${Part}`>('client mails', {
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
    'confirm text': 'Ciao,\n\nsei dentro: da adesso {{business}} ti segue qui. Resta una cosa sola: conferma che questo indirizzo è tuo, così possiamo aiutarti se un giorno dimentichi la password.\n\nSe non ti sei registrato tu, ignora questa e-mail.',
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
    'confirm text': 'Hi,\n\nyou are in: from now on {{business}} looks after you here. One thing is left: confirm that this address is yours, so that we can help you if you ever forget your password.\n\nIf it was not you who registered, ignore this e-mail.',
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

/** One of the letters of this area; its button leads to a path within the app. */
export function clientLetter(language: Language, name: Name, { path, ...values }: Values & { path: string }): Letter {
  const part = (which: Part) => say(language)(`${name} ${which}`, values)
  return {
    subject: part('subject'),
    preheader: part('preheader'),
    blocks: part('text').split('\n\n'),
    button: { label: part('button'), path },
  }
}

export function clientMail(language: Language, name: Name, values: Values & { path: string }): Mail {
  const { subject, preheader, blocks, button } = clientLetter(language, name, values)
  const address = `${useConfig().baseUrl}${button.path}`
  return { subject, ...mailLayout({ language, preheader, title: subject, blocks, button: { label: button.label, address } }) }
}

export const dayNamed = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))
