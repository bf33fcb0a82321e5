import { areaWords } from '#lib/words'

/** The kinds of questions that columns of a new survey become; several columns may be of one kind. */
export const importedKinds = ['text', 'number', 'scale', 'boolean', 'multiple', 'checkboxes', 'date'] as const

const named = ['day', 'dayMonthFirst', 'email', 'fullName', 'firstName', 'lastName', ...importedKinds] as const

export const isImportWord = (field: string): field is (typeof named)[number] => named.some(each => each === field)

export const useImportWords = areaWords('surveys import', {
  it: {
    title: 'Importa check-in passati',
    chooseText:
      'Una risposta per riga, con la data e l’email o il nome di chi ha risposto: per esempio il foglio di un modulo Google, o ' +
      'l’esportazione di un altro strumento. Le altre colonne diventano domande. Nessuno riceve avvisi.',
    into: 'Dove vanno le risposte',
    intoText: 'Le colonne rispondono alle sue domande. Quelle già importate non si ripetono.',
    newText: 'Le colonne diventano le sue domande: controlla di che tipo è ognuna.',
    newSurvey: 'Nuovo questionario: {{name}}',
    dayNeeded: 'Indica quale colonna contiene la data della risposta.',
    field_day: 'Data (giorno/mese)',
    field_dayMonthFirst: 'Data (mese/giorno)',
    field_email: 'Email',
    field_fullName: 'Nome e cognome',
    field_firstName: 'Nome',
    field_lastName: 'Cognome',
    field_text: 'Domanda: testo',
    field_number: 'Domanda: numero',
    field_scale: 'Domanda: scala',
    field_boolean: 'Domanda: sì o no',
    field_multiple: 'Domanda: una scelta',
    field_checkboxes: 'Domanda: più scelte',
    field_date: 'Domanda: data',
    droppedText: 'Questi check-in entrano senza la risposta indicata.',
    start_one: 'Importa {{count}} check-in',
    start_other: 'Importa {{count}} check-in',
    done_one: '{{count}} check-in importato',
    done_other: '{{count}} check-in importati',
    doneText: 'Sono tra le risposte di ciascuno, già lette.',
    finish: 'Vai ai questionari',
  },
  en: {
    title: 'Import past check-ins',
    chooseText:
      'One response per row, with its date and the email or name of whoever answered: for example a Google Forms sheet, or an ' +
      'export from another tool. The other columns become questions. Nobody is notified.',
    into: 'Where the answers go',
    intoText: 'The columns answer its questions. What was already imported is not repeated.',
    newText: 'The columns become its questions: check what kind each one is.',
    newSurvey: 'New survey: {{name}}',
    dayNeeded: 'Say which column holds the date of the answer.',
    field_day: 'Date (day/month)',
    field_dayMonthFirst: 'Date (month/day)',
    field_email: 'Email',
    field_fullName: 'Full name',
    field_firstName: 'First name',
    field_lastName: 'Last name',
    field_text: 'Question: text',
    field_number: 'Question: number',
    field_scale: 'Question: scale',
    field_boolean: 'Question: yes or no',
    field_multiple: 'Question: one choice',
    field_checkboxes: 'Question: several choices',
    field_date: 'Question: date',
    droppedText: 'These check-ins are imported without the answer.',
    start_one: 'Import {{count}} check-in',
    start_other: 'Import {{count}} check-ins',
    done_one: '{{count}} check-in imported',
    done_other: '{{count}} check-ins imported',
    doneText: 'They are among each person’s answers, marked as read.',
    finish: 'Go to the surveys',
  },
})
