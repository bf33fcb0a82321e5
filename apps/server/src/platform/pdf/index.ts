export { arePdfsFailing, makePdf, pdfProcess, type Pdf, type PdfRequest, type PrintedValue } from './make-pdf.ts'
export { measurePdf } from './measure-pdf.ts'
export { drawPage, listPages, type Paper } from './pages.ts'
