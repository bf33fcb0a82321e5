export { wordFileFault } from './file-fault.ts'
export { isWorkbook, parseWorkbookAside, tableFileTypes } from './workbook-reader.ts'
