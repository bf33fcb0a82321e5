// A room of its own, because its table is large and only screens that judge need it.
export { equivalentTotal, judgeReference } from './judgement.ts'
export { referenceIntake, type Equivalents, type LackingFact, type ReferenceIntake, type SetCeiling } from './reference-intakes.ts'
export { monthsOfAdult, type IntakePerson } from './rows.ts'
export { intakeSets, type IntakeSet } from './sets.ts'
