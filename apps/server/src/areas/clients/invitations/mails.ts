import type { Language } from '@allenio/contract'
import type { Letter } from '#platform/notify'
import { makeSay, type Values } from '#platform/words'
import { letterOf, type LetterPart } from './letters.ts'

type Name = 'ended client' | 'ended team'

// an empty line separates paragraphs
const say = makeSay<`${Name} ${LetterPart}`>({
  it: {
    'ended client subject': 'Il tuo abbonamento con {{business}} è finito',
    'ended client preheader': 'Per continuare, scrivi a {{business}}.',
    'ended client text':
      'Ciao {{name}},\n\nil tuo abbonamento con {{business}} è scaduto il {{day}} e il tuo accesso è stato sospeso. ' +
      'I tuoi dati e i tuoi progressi restano al sicuro.\n\n' +
      'Vuoi continuare? Scrivi a {{business}}: riattivarti è questione di un attimo.',
    'ended client button': 'Vai al sito',
    'ended team subject': 'Accesso sospeso per {{clientName}}: abbonamento scaduto',
    'ended team preheader': 'L’abbonamento è finito il {{day}}.',
    'ended team text':
      'Ciao {{name}},\n\nl’abbonamento di {{clientName}} è scaduto il {{day}} e, come hai scelto nelle impostazioni, la ' +
      'scheda è stata disattivata. Lo storico resta e il posto nel piano è libero.\n\n' +
      'Se {{clientName}} continua, riattiva l’accesso dalla sua scheda.',
    'ended team button': 'Apri la scheda',
  },
  en: {
    'ended client subject': 'Your subscription with {{business}} has ended',
    'ended client preheader': 'To continue, write to {{business}}.',
    'ended client text':
      'Hi {{name}},\n\nyour subscription with {{business}} ended on {{day}} and your access has been suspended. Your ' +
      'data and your progress stay safe.\n\n' +
      'Would you like to continue? Write to {{business}}: restoring your access takes a moment.',
    'ended client button': 'Go to the site',
    'ended team subject': '{{clientName}} was deactivated: the subscription ended',
    'ended team preheader': 'The subscription ended on {{day}}.',
    'ended team text':
      'Hi {{name}},\n\nthe subscription of {{clientName}} ended on {{day}} and, as you chose in the settings, the record ' +
      'was deactivated. The history stays and the place in your plan is free.\n\n' +
      'If {{clientName}} continues, restore them from their record.',
    'ended team button': 'Open the record',
  },
})

/** A letter of this area; its button leads to a path within the app. */
export const clientLetter = (language: Language, name: Name, { path, ...values }: Values & { path: string }): Letter =>
  letterOf(part => say(language)(`${name} ${part}`, values), path)

export const dayNamed = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))
