export { makePdf, type Pdf, type PdfRequest } from './make-pdf.ts'
