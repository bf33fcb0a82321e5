/** The dialogs for asking something of a client, from any page, and the same of many. */
export { AskClient } from './dialogs.ts'

/** A client's next tasks, for a page about the client. */
export { ClientToDos } from './list/client-to-dos.tsx'

/** The fields that say how often something is due, for what is asked in another form. */
export { RepetitionFields, RepetitionSelect, useRepetitionFaultSentence } from './form/repetition-fields.tsx'
export { repetitionFaults, repetitionOf, repetitionValuesOf } from './form/repetition.ts'
export { useRepetitionSentence } from './sentences.ts'
