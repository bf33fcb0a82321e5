import { MainContent } from './main-content.tsx'
import css from './plain-layout.module.css'

/** Nothing around the page. */
export const PlainLayout = () => (
  <div className={css.plain}>
    <MainContent />
  </div>
)
