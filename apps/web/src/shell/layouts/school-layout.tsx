import { IconLogout } from '@tabler/icons-react'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { Ellipsis } from '#ui/text'
import { logOutOfSchool } from '../me/log-out.ts'
import { useSchoolUser } from '../me/me.ts'
import { BrandMark } from '../sidebar/brand-mark.tsx'
import sidebar from '../sidebar/sidebar.module.css'
import { useWords } from '../words/index.ts'
import { MainContent } from './main-content.tsx'
import css from './school-layout.module.css'
import { SkipLink } from './skip-link.tsx'
import { LanguageSwitch } from './visitor-links.tsx'
import { hrefTo } from '#lib/screens'

/** The training school's own frame: a sidebar that contains only the logout. */
export function SchoolLayout() {
  const t = useWords()
  const user = useSchoolUser()
  return (
    <div className={css.school}>
      <SkipLink />
      <nav className={classes(css.side, sidebar.onDark)} aria-label={t('mainMenu')}>
        <div className={sidebar.head}>
          <BrandMark href={hrefTo('/trainingschools')} label={t('toSchool')} onDark />
        </div>
        <div className={css.menu}>
          <button type="button" className={sidebar.entry} onClick={() => void logOutOfSchool()}>
            <Icon of={IconLogout} size={18} />
            <Ellipsis className={sidebar.label}>{t('logOut')}</Ellipsis>
          </button>
        </div>
        <p className={css.user}>{user?.name}</p>
      </nav>
      <div className={css.column}>
        <header className={css.head}>
          <LanguageSwitch />
        </header>
        <MainContent />
      </div>
    </div>
  )
}
