export const workbookFaults = ['no workbook', 'locked', 'damaged', 'too large', 'too many sheets'] as const
export type WorkbookFaultKind = (typeof workbookFaults)[number]

/** A file that is no spreadsheet, cannot be opened, or holds more than any table may. */
export class WorkbookFault extends Error {
  readonly kind: WorkbookFaultKind
  constructor(kind: WorkbookFaultKind) {
    super(kind)
    this.kind = kind
  }
}
