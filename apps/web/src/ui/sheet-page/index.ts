export { PageColumn, PageSheet, SheetFormPage, SheetPage } from './sheet-page.tsx'
