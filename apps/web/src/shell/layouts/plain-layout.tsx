import { MainContent } from './main-content.tsx'
import css from './plain-layout.module.css'

/** A layout with only the page. */
export const PlainLayout = () => (
  <div className={css.plain}>
    <MainContent />
  </div>
)

/** Shows a page as on paper: without a frame, and without the cookie banner (see hidesConsent). */
export const PdfLayout = () => <MainContent />
