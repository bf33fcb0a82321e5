import { TableFault } from '@allenio/domain/tables'
import { WorkbookFault, workbookLimits } from '@allenio/domain/workbooks'
import { formats } from '#lib/formats'
import { useWorkbookWords } from './words.ts'

/** Says why a file cannot be read, and what to do; another error is thrown on. */
export function wordFileFault(error: unknown, name: string): string {
  const say = useWorkbookWords.say
  if (error instanceof WorkbookFault) {
    switch (error.kind) {
      case 'no workbook':
        return say('fault_noWorkbook', { name })
      case 'locked':
        return say('fault_locked', { name })
      case 'damaged':
        return say('fault_damaged', { name })
      case 'too large':
        return say('fault_tooLarge', { name })
      case 'too slow':
        return say('fault_tooSlow', { name })
      case 'too many sheets':
        return say('fault_tooManySheets', { name, count: workbookLimits.sheets })
      default:
        return error.kind satisfies never
    }
  }
  if (!(error instanceof TableFault)) throw error
  switch (error.kind) {
    case 'broken quote':
      return say('fault_brokenQuote', { name, line: error.line })
    case 'not text':
      return say('fault_notText', { name, line: error.line })
    case 'cell too long':
    case 'too many columns':
    case 'too many rows':
    case 'too many cells':
      return say('fault_tooMuch', { name, rows: formats().integer(workbookLimits.rows) })
    default:
      return error.kind satisfies never
  }
}
