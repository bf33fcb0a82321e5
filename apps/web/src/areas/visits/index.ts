// it only passes on, so that whoever takes one thing from it does not load the rest
export { visitPaperHref } from './print/print-address.ts'
