export { guessAnswerColumns, identityFields, isQuestionField, type IdentityField, type KnownQuestion } from './import-columns.ts'
export { guessDateField, guessKind, importKinds, questionOfColumn, type ImportKind } from './column-kinds.ts'
export { parseAnswerCell, plainWords, type CellFault, type CellReading } from './answer-cells.ts'
