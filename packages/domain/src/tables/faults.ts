export const tableFaults = ['broken quote', 'not text', 'cell too long', 'too many columns', 'too many rows', 'too many cells'] as const
export type TableFaultKind = (typeof tableFaults)[number]

interface FaultFacts {
  /** Where the table breaks its rules, both from 1. */
  line: number
  column: number
  /** The limit that is passed, where it is one. */
  max?: number
}

/** A table that cannot be read, or that is larger than any may be. */
export class TableFault extends Error {
  readonly kind: TableFaultKind
  readonly line: number
  readonly column: number
  readonly max: number | undefined
  constructor(kind: TableFaultKind, { line, column, max }: FaultFacts) {
    super(`${kind} at line ${line}, column ${column}`)
    this.kind = kind
    this.line = line
    this.column = column
    this.max = max
  }
}
