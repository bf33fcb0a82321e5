export { guessFields, looksLikeHeading, type ImportField } from './import-columns.ts'
export { parseClient, type ClientDraft, type Fault, type ImportFault, type RowOptions, type SexWord } from './import-rows.ts'
export { trackPeople, type Identity } from './same-person.ts'
