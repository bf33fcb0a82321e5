import { config } from '#lib/config'
import { Logo } from '#ui/brand'
import { MainContent } from './main-content.tsx'
import plain from './plain-layout.module.css'
import css from './storefront-layout.module.css'
import { LanguageSwitch, LegalLinks } from './visitor-links.tsx'

/** A page of a business for its buyers. The mention of our product at its foot leads nowhere, because they came to buy from others. */
export const StorefrontLayout = () => (
  <div className={plain.plain}>
    <MainContent />
    <footer className={css.foot}>
      <Logo brand={config.brand} height={16} />
      <LegalLinks />
      <LanguageSwitch />
    </footer>
  </div>
)
