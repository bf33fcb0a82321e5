import type { dashErrors } from '@allenio/contract/dash'
import type { Words } from '#platform/words'

type Notice =
  | 'trial changed'
  | 'test mark changed'
  | 'plan granted'
  | 'granted plan ended'
  | 'business suspended by operator'
  | 'business released'
  | 'second factor was reset'
  | 'user deleted'
  | 'deletion undone'
  | 'job runs again'
  | 'job discarded'
  | 'message saved'
  | 'message deleted'

export const dashWords = {
  it: {
    'address differs': 'Non è l’indirizzo di questo account.',
    'cannot delete oneself': 'Il tuo account si elimina dalle impostazioni, non da qui.',
    'operator account': 'L’account di chi gestisce il servizio non si cambia da qui.',
    'deletion runs already': 'Questo account è già in via di eliminazione.',
    'no deletion runs': 'Questo account non è in via di eliminazione.',
    'already suspended': 'Questa attività è già sospesa.',
    'not suspended': 'Questa attività non è sospesa.',
    'day has passed': 'Scegli un giorno da oggi in poi.',
    'too many operator messages': 'Ci sono già {{max}} messaggi: eliminane uno prima.',
    'plan is paid': 'Questa attività paga un piano: prima deve finire quello.',
    'no granted plan': 'Questa attività non ha un piano concesso.',
    'plan granted': 'Piano concesso',
    'granted plan ended': 'Piano concesso terminato',
    'trial changed': 'Prova gratuita spostata',
    'test mark changed': 'Salvato',
    'business suspended by operator': 'Attività sospesa',
    'business released': 'Attività riaperta',
    'second factor was reset': 'Verifica in due passaggi disattivata',
    'user deleted': 'Account chiuso: sarà eliminato tra 7 giorni',
    'deletion undone': 'Eliminazione annullata',
    'job runs again': 'Il lavoro riparte',
    'job discarded': 'Lavoro scartato',
    'message saved': 'Messaggio salvato',
    'message deleted': 'Messaggio eliminato',
  },
  en: {
    'address differs': 'This is not the address of this account.',
    'cannot delete oneself': 'Delete your own account in the settings, not here.',
    'operator account': 'The account of an operator cannot be changed here.',
    'deletion runs already': 'This account is already being deleted.',
    'no deletion runs': 'This account is not being deleted.',
    'already suspended': 'This business is already suspended.',
    'not suspended': 'This business is not suspended.',
    'day has passed': 'Choose today or a later day.',
    'too many operator messages': 'There are already {{max}} messages: delete one first.',
    'plan is paid': 'This business pays for a plan: that plan has to end first.',
    'no granted plan': 'This business has no granted plan.',
    'plan granted': 'Plan granted',
    'granted plan ended': 'Granted plan ended',
    'trial changed': 'Free trial moved',
    'test mark changed': 'Saved',
    'business suspended by operator': 'Business suspended',
    'business released': 'Business reopened',
    'second factor was reset': 'Two-step verification is off',
    'user deleted': 'Account closed: it will be deleted in 7 days',
    'deletion undone': 'Deletion undone',
    'job runs again': 'The job runs again',
    'job discarded': 'Job discarded',
    'message saved': 'Message saved',
    'message deleted': 'Message deleted',
  },
} as const satisfies Words<keyof typeof dashErrors | Notice>
