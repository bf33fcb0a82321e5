import { config } from '#lib/config'
import { Logo } from '#ui/brand'
import { classes } from '#ui/classes'
import { useVisitorWords } from '../words/visitors.ts'
import css from './guest-layout.module.css'
import { GuestPicture } from './guest-picture.tsx'
import { MainContent } from './main-content.tsx'
import plain from './plain-layout.module.css'
import { LanguageSwitch, LegalLinks } from './visitor-links.tsx'

/** For visitors who are not signed in: a presentation of the product on the left, one form of at most 500 px on the right. */
export function GuestLayout() {
  const t = useVisitorWords()
  const isDietitian = config.variant === 'dietitian'
  return (
    <div className={css.guest}>
      <aside className={css.promise}>
        <a href="/" className={css.brand}>
          <Logo brand={config.brand} height={26} onDark />
        </a>
        <p className={css.headline}>{isDietitian ? t('guestHeadlineDietitian') : t('guestHeadline')}</p>
        <GuestPicture />
        <p className={css.line}>{isDietitian ? t('guestFootDietitian') : t('guestFoot')}</p>
      </aside>
      <div className={classes(plain.plain, css.side)}>
        <header className={css.head}>
          <a href="/" className={css.brandSmall}>
            <Logo brand={config.brand} height={22} />
          </a>
          <LanguageSwitch />
        </header>
        <div className={css.page}>
          <MainContent />
        </div>
        <footer className={css.foot}>
          <LegalLinks />
        </footer>
      </div>
    </div>
  )
}
