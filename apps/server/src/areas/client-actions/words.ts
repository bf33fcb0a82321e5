import type { clientActionErrors } from '@allenio/contract/client-actions'
import type { Words } from '#platform/words'

export const clientActionWords = {
  it: {
    'answer needed': 'Scrivi la tua risposta.',
    'text needed': 'Scrivi che cosa va fatto.',
    'due before today': 'La scadenza non può essere già passata.',
    'due too far': 'La scadenza è troppo lontana: al massimo {{years}} anni.',
    'until before due': 'La fine non può venire prima della scadenza.',
    'action done': 'Questo compito è già stato completato.',
    'nudged today': 'Per oggi è già stato sollecitato.',
    'not late': 'Questo compito non è in ritardo.',
    'survey action': 'Questo compito è un questionario: si completa rispondendo, e si cambia dove è assegnato.',
    'client without access': 'Questo {{client}} non ha ancora accesso: non leggerebbe il sollecito.',
    'action completed': 'Fatto.',
    'action nudged': 'Sollecito mandato.',
    'action deleted': 'Compito eliminato.',
  },
  en: {
    'answer needed': 'Write your answer.',
    'text needed': 'Write what to do.',
    'due before today': 'The due day cannot be in the past.',
    'due too far': 'The due day is too far away: {{years}} years at most.',
    'until before due': 'The end cannot come before the due day.',
    'action done': 'This task has already been completed.',
    'nudged today': 'They have already been reminded today.',
    'not late': 'This task is not late.',
    'survey action': 'This task is a survey: it is done by answering it, and changed where it is assigned.',
    'client without access': 'This {{client}} has no access yet and would not read the reminder.',
    'action completed': 'Done.',
    'action nudged': 'Reminder sent.',
    'action deleted': 'Task deleted.',
  },
} as const satisfies Words<keyof typeof clientActionErrors | 'action completed' | 'action nudged' | 'action deleted'>
