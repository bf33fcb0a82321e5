import type { Language } from '@allenio/contract'
import { useConfig } from '#platform/config'
import { mailLayout, type Mail } from '#platform/mail'

const settings = () => `${useConfig().baseUrl}/settings`

const words = {
  it: {
    device: {
      subject: 'Nuovo accesso al tuo account',
      preheader: 'Qualcuno è entrato da un browser che non conoscevamo.',
      text: 'Qualcuno è appena entrato nel tuo account da un browser che non avevamo mai visto.',
      label: 'Dispositivo',
      unknown: 'sconosciuto',
      advice: 'Se eri tu, non devi fare niente. Se non eri tu, cambia subito la password: le altre sessioni si chiudono da sole.',
      button: 'Apri le impostazioni',
    },
    notice: {
      'second factor on': {
        subject: 'Verifica in due passaggi attivata',
        text:
          'Da adesso per entrare nel tuo account servono la password e un codice dell’app di autenticazione. Conserva i ' +
          'codici di recupero in un posto sicuro.',
      },
      'second factor off': {
        subject: 'Verifica in due passaggi disattivata',
        text: 'Da adesso per entrare nel tuo account basta di nuovo la password.',
      },
      'second factor reset': {
        subject: 'Verifica in due passaggi disattivata dall’assistenza',
        text:
          'Come ci è stato chiesto, l’assistenza ha disattivato la verifica in due ' +
          'passaggi del tuo account. Accedi con la password e attivala di nuovo.',
      },
      'recovery codes renewed': {
        subject: 'Nuovi codici di recupero',
        text: 'Hai creato nuovi codici di recupero: quelli di prima non valgono più.',
      },
      'passkey added': { subject: 'Passkey aggiunta', text: 'Una nuova passkey può ora aprire il tuo account.' },
      'passkey removed': { subject: 'Passkey rimossa', text: 'Una passkey del tuo account è stata rimossa e non può più aprirlo.' },
    },
    advice: 'Se non eri tu, cambia subito la password e controlla le sessioni aperte.',
    button: 'Apri le impostazioni',
  },
  en: {
    device: {
      subject: 'New log-in to your account',
      preheader: 'Someone logged in from a browser we did not recognise.',
      text: 'Someone has just logged in to your account from a browser we had never seen.',
      label: 'Device',
      unknown: 'unknown',
      advice: 'If it was you, there is nothing to do. If not, change your password at once: all other sessions end by themselves.',
      button: 'Open settings',
    },
    notice: {
      'second factor on': {
        subject: 'Two-step verification is on',
        text:
          'From now on, logging in takes your password and a code from your authenticator app. Keep the recovery codes ' +
          'in a safe place.',
      },
      'second factor off': { subject: 'Two-step verification is off', text: 'From now on, your password alone is enough to log in again.' },
      'second factor reset': {
        subject: 'Support has turned off two-step verification',
        text:
          'As requested, support has turned off two-step verification for your account. Log in with your password and turn it on ' +
          'again.',
      },
      'recovery codes renewed': { subject: 'New recovery codes', text: 'You created new recovery codes: the earlier ones no longer work.' },
      'passkey added': { subject: 'Passkey added', text: 'A new passkey can now open your account.' },
      'passkey removed': { subject: 'Passkey removed', text: 'A passkey of your account was removed and can no longer open it.' },
    },
    advice: 'If this was not you, change your password at once and look at your open sessions.',
    button: 'Open settings',
  },
} as const

export function newDeviceMail(language: Language, { device }: { device: string }): Mail {
  const { subject, preheader, text, label, unknown, advice, button } = words[language].device
  return {
    subject,
    ...mailLayout({
      language,
      preheader,
      title: subject,
      blocks: [text, { kind: 'facts', rows: [[label, device || unknown]] }, advice],
      button: { label: button, address: settings() },
    }),
  }
}

export type Notice = keyof (typeof words)['it']['notice']

/** Tells the owner that something that guards the account has changed, in case it was somebody else. */
export function noticeMail(language: Language, notice: Notice): Mail {
  const { subject, text } = words[language].notice[notice]
  const { advice, button } = words[language]
  return {
    subject,
    ...mailLayout({ language, preheader: text, title: subject, blocks: [text, advice], button: { label: button, address: settings() } }),
  }
}
