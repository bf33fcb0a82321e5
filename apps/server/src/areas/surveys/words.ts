import type { surveyAnswerErrors, surveyAssignmentErrors, surveyErrors } from '@allenio/contract/surveys'
import { makeSay, type Words } from '#platform/words'

type Notice =
  | 'survey created'
  | 'survey saved'
  | 'survey published'
  | 'survey cloned'
  | 'survey archived now'
  | 'survey unarchived'
  | 'survey deleted'
  | 'survey assigned'
  | 'survey unassigned'
  | 'survey answer sent'
  | 'survey answer corrected'
  | 'survey answer deleted'
  | 'survey sent back'
  | 'survey not sent back'
  | 'survey answer imported'
  | 'survey answers imported'

export const surveyWords = {
  it: {
    'too many surveys': 'Puoi avere al massimo {{max}} questionari.',
    'survey faults': 'Alcune domande non sono complete: correggile prima di pubblicare.',
    'survey draft': 'Il questionario non è ancora pubblicato: pubblicalo prima di assegnarlo.',
    'survey full': 'Qui non c’è più posto: al massimo 100 pagine e 100 domande.',
    'survey used': 'Questo questionario è stato usato: archivialo, così le risposte restano.',
    'survey not open': 'Questo check-in non è ancora aperto: si potrà compilare quando arriva il suo giorno.',
    'survey reader': 'Questo cambierebbe chi legge le risposte: può restringerlo chi già le legge, e allargarlo solo l’amministratore.',
    'survey archived': 'Questo questionario è archiviato: riportalo tra gli attivi prima di assegnarlo.',
    'survey created': 'Questionario creato',
    'survey saved': 'Questionario salvato',
    'survey published': 'Questionario pubblicato',
    'survey cloned': 'Copia creata',
    'survey archived now': 'Questionario archiviato. Le risposte restano.',
    'survey unarchived': 'Questionario riportato tra gli attivi',
    'survey deleted': 'Questionario eliminato. Puoi ripristinarlo per 7 giorni.',
    'survey had already': 'Qualcuno di loro ha già questo questionario: cambia i giorni dalla pagina del questionario.',
    'survey client inactive': 'Il {{client}} non è attivo: riattivalo prima di assegnargli un questionario.',
    'survey assigned': 'Questionario assegnato',
    'survey unassigned': 'Assegnazione tolta. Le risposte restano.',
    'survey answer faults': 'Qualche risposta manca o non va bene: guarda le domande segnate.',
    'survey ended': 'Questo questionario non ti è più assegnato.',
    'survey answer reviewed': 'Le risposte sono già state lette e non si possono più cambiare.',
    'survey answered': 'A questo questionario hai già risposto da un altro dispositivo.',
    'survey answer sent': 'Risposte inviate',
    'survey answer corrected': 'Correzione inviata',
    'survey answer deleted': 'Risposte eliminate. Puoi ripristinarle per 7 giorni.',
    'survey sent back': 'Rimandato al {{client}}',
    'survey not sent back': 'Non è più rimandato',
    'survey answer imported': 'Un check-in importato',
    'survey answers imported': '{{count}} check-in importati',
  },
  en: {
    'too many surveys': 'You can have at most {{max}} surveys.',
    'survey faults': 'Some questions are not complete: correct them before you publish.',
    'survey draft': 'The survey is not published yet: publish it before you assign it.',
    'survey full': 'There is no more room here: at most 100 pages and 100 questions.',
    'survey used': 'This survey has been used: archive it, so that its answers stay.',
    'survey not open': 'This check-in is not open yet: it can be answered when its day comes.',
    'survey reader': 'This would change who reads the answers: those who read them may narrow it, and only the admin may widen it.',
    'survey archived': 'This survey is archived: bring it back before you assign it.',
    'survey created': 'Survey created',
    'survey saved': 'Survey saved',
    'survey published': 'Survey published',
    'survey cloned': 'Copy created',
    'survey archived now': 'Survey archived. Its answers stay.',
    'survey unarchived': 'Survey brought back',
    'survey deleted': 'Survey deleted. You can restore it for 7 days.',
    'survey had already': 'One of them already has this survey: change the days on the survey’s page.',
    'survey client inactive': 'The {{client}} is inactive: reactivate them before you assign a survey.',
    'survey assigned': 'Survey assigned',
    'survey unassigned': 'Assignment removed. The answers stay.',
    'survey answer faults': 'An answer is missing or not valid: look at the marked questions.',
    'survey ended': 'This survey is no longer assigned to you.',
    'survey answer reviewed': 'The answers have already been read and can no longer be changed.',
    'survey answered': 'You have already answered this survey on another device.',
    'survey answer sent': 'Answers sent',
    'survey answer corrected': 'Correction sent',
    'survey answer deleted': 'Answers deleted. You can restore them for 7 days.',
    'survey sent back': 'Sent back to the {{client}}',
    'survey not sent back': 'No longer sent back',
    'survey answer imported': 'One check-in imported',
    'survey answers imported': '{{count}} check-ins imported',
  },
} as const satisfies Words<keyof typeof surveyErrors | keyof typeof surveyAssignmentErrors | keyof typeof surveyAnswerErrors | Notice>

export type BulkReason = 'deleted' | 'not deleted' | 'archived' | 'not archived' | 'used'

export const bulkWords = makeSay<BulkReason>({
  it: {
    deleted: 'È già eliminato.',
    'not deleted': 'Non è tra gli eliminati.',
    archived: 'È già archiviato.',
    'not archived': 'Non è archiviato.',
    used: 'È stato usato: si può archiviare.',
  },
  en: {
    deleted: 'It is already deleted.',
    'not deleted': 'It is not among the deleted ones.',
    archived: 'It is already archived.',
    'not archived': 'It is not archived.',
    used: 'It has been used: it can be archived.',
  },
})
