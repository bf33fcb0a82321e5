import { MainContent } from './main-content.tsx'

/** Shows a page as on paper: without a frame, and without the cookie banner (see hidesConsent). */
export const PdfLayout = () => <MainContent />
