export { wordFileFault } from './file-fault.ts'
export { parseWorkbookAside } from './workbook-reader.ts'
