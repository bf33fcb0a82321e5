export const workbookFaults = ['no workbook', 'locked', 'damaged', 'too large', 'too many sheets', 'too slow'] as const
/** 'too slow' is said by whoever waits for a file, because it is read elsewhere. */
export type WorkbookFaultKind = (typeof workbookFaults)[number]

/** A file that is no spreadsheet, cannot be opened, or holds more than any table may. */
export class WorkbookFault extends Error {
  readonly kind: WorkbookFaultKind
  constructor(kind: WorkbookFaultKind) {
    super(kind)
    this.kind = kind
  }
}
