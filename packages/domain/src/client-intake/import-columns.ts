import type { importFields } from '@allenio/contract/client-intake'
import { guessColumns } from '@allenio/domain/tables'

export type ImportField = (typeof importFields)[number]

// the headings that other programs and people use, in both languages, without accents, blanks and punctuation
const headings: Record<ImportField, readonly string[]> = {
  firstName: ['nome', 'firstname', 'name', 'givenname', 'first', 'clientfirstname'],
  lastName: ['cognome', 'lastname', 'surname', 'familyname', 'last', 'clientlastname'],
  fullName: [
    'nomeecognome',
    'cognomeenome',
    'nomecognome',
    'nominativo',
    'cliente',
    'paziente',
    'fullname',
    'client',
    'patient',
    'nomecompleto',
    'clientname',
    'athlete',
    'athletename',
    'nomecliente',
  ],
  email: ['email', 'mail', 'postaelettronica', 'indirizzoemail', 'emailaddress', 'indirizzomail', 'clientemail'],
  phone: [
    'telefono',
    'cellulare',
    'tel',
    'cell',
    'phone',
    'mobile',
    'phonenumber',
    'mobilephone',
    'numeroditelefono',
    'numerotelefono',
    'clientphone',
  ],
  sex: ['sesso', 'genere', 'sex', 'gender'],
  birthDate: ['datadinascita', 'nascita', 'natoil', 'datanascita', 'birthdate', 'dateofbirth', 'birthday', 'dob', 'compleanno'],
  heightCm: ['altezza', 'altezzacm', 'statura', 'height', 'heightcm'],
  language: ['lingua', 'language', 'locale'],
  type: ['tipo', 'tipocliente', 'tipodicliente', 'tipopaziente', 'type', 'clienttype', 'categoria', 'category', 'gruppo', 'group'],
  tags: ['tag', 'tags', 'etichette', 'etichetta', 'labels', 'label'],
  goal: ['obiettivo', 'obiettivi', 'goal', 'goals', 'scopo'],
  injuries: ['infortuni', 'infortunio', 'patologie', 'injuries', 'injury'],
  allergies: ['allergie', 'allergia', 'intolleranze', 'allergieeintolleranze', 'allergies', 'intolerances'],
  subscriptionEnd: [
    'scadenza',
    'fineabbonamento',
    'scadenzaabbonamento',
    'abbonamentofinoal',
    'subscriptionend',
    'expiry',
    'expirydate',
    'expires',
    'enddate',
  ],
  consentDate: ['consenso', 'dataconsenso', 'privacy', 'consent', 'consentdate'],
  note: ['note', 'nota', 'notes', 'commenti', 'comments', 'osservazioni'],
}

const isField = (name: string): name is ImportField => name in headings
const knownHeadings = Object.keys(headings)
  .filter(isField)
  .map(field => [field, headings[field]] as const)

/** Guesses the field of each column. Each field is used once, for the first column that fits. */
export function guessFields(columns: readonly string[]): (ImportField | null)[] {
  const guesses = guessColumns(columns, knownHeadings)
  const usedFields = new Set(guesses)
  // a column headed "name" contains the whole name if there is no column for the last name
  if (usedFields.has('firstName') && !usedFields.has('lastName') && !usedFields.has('fullName')) {
    return guesses.map(field => (field === 'firstName' ? 'fullName' : field))
  }
  return guesses
}

/** Whether a first row looks like headings rather than like somebody. */
export const looksLikeHeading = (cells: readonly string[]): boolean =>
  guessFields(cells).some(field => field !== null) && !cells.some(cell => cell.includes('@'))
