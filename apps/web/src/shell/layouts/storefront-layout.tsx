import { config } from '#lib/config'
import { Logo } from '#ui/brand'
import { MainContent } from './main-content.tsx'
import plain from './plain-layout.module.css'
import css from './storefront-layout.module.css'
import { LanguageSwitch, LegalLinks } from './visitor-links.tsx'

/** A business's public page, with a small mention of our product at its foot. */
export const StorefrontLayout = () => (
  <div className={plain.plain}>
    <MainContent />
    <footer className={css.foot}>
      <a href="/" className={css.brand}>
        <Logo brand={config.brand} height={16} />
      </a>
      <LegalLinks />
      <LanguageSwitch />
    </footer>
  </div>
)
