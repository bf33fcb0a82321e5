import { MainContent } from './main-content.tsx'

/** A page as it will be on paper: no frame, and the cookie banner stays away too (see hidesConsent). */
export const PdfLayout = () => <MainContent />
