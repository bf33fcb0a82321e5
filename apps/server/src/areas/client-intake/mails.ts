import type { Language } from '@allenio/contract'
import { letterOf, type LetterPart } from '#areas/clients'
import type { Letter } from '#platform/notify'
import { makeSay, type Values } from '#platform/words'

type Name = 'confirm' | 'known' | 'arrived'

// an empty line separates paragraphs
const say = makeSay<`${Name} ${LetterPart}`>({
  it: {
    'confirm subject': 'Conferma il tuo indirizzo e-mail',
    'confirm preheader': 'Un clic e l’indirizzo è tuo.',
    'confirm text':
      'Ciao,\n\nsei dentro: da adesso {{business}} ti segue qui. Resta una cosa sola: conferma che questo indirizzo ' +
      'è tuo, così possiamo aiutarti se un giorno dimentichi la password.\n\n' +
      'Se la registrazione non è tua, ignora questa e-mail.',
    'confirm button': 'Conferma l’indirizzo',
    'known subject': 'Hai già un account con questo indirizzo',
    'known preheader': 'Aggiungi {{business}} al tuo account.',
    'known text':
      'Ciao,\n\nqualcuno si è appena registrato da {{business}} con questo indirizzo, che però ha già un account.\n\n' +
      'Se eri tu, apri il link: {{business}} passerà al tuo account e lo troverai accanto al resto dopo l’accesso, ' +
      'con la password di sempre.\n\nSe non eri tu, ignora questa e-mail: il tuo account non cambia.',
    'known button': 'Aggiungi al mio account',
    'arrived subject': '{{clientName}}: registrazione dal tuo link',
    'arrived preheader': 'Dai il benvenuto a chi è appena arrivato.',
    'arrived text': 'Ciao {{name}},\n\n{{clientName}} ha usato il tuo link di registrazione e ora è tra i tuoi {{clients}}.',
    'arrived button': 'Apri la scheda',
  },
  en: {
    'confirm subject': 'Confirm your e-mail address',
    'confirm preheader': 'One click and the address is yours.',
    'confirm text':
      'Hi,\n\nyou are in: from now on {{business}} looks after you here. One thing is left: confirm that this ' +
      'address is yours, so that we can help you if you ever forget your password.\n\n' +
      'If it was not you who registered, ignore this e-mail.',
    'confirm button': 'Confirm the address',
    'known subject': 'You already have an account with this address',
    'known preheader': 'Add {{business}} to your account.',
    'known text':
      'Hi,\n\nsomebody has just registered with {{business}} using this address, which already has an account.\n\n' +
      'If it was you, open the link: {{business}} moves to your account and you find it beside the rest after ' +
      'logging in with your usual password.\n\nIf it was not you, ignore this e-mail: your account does not change.',
    'known button': 'Add to my account',
    'arrived subject': '{{clientName}} has registered with your link',
    'arrived preheader': 'Say hello to your new {{client}}.',
    'arrived text': 'Hi {{name}},\n\n{{clientName}} has just registered with your link and is now among your {{clients}}.',
    'arrived button': 'Open the record',
  },
})

/** A letter of this area; its button leads to a path within the app. */
export const clientIntakeLetter = (language: Language, name: Name, { path, ...values }: Values & { path: string }): Letter =>
  letterOf(part => say(language)(`${name} ${part}`, values), path)
