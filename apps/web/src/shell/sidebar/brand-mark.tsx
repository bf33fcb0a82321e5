import { config } from '#lib/config'
import { Logo } from '#ui/brand'
import { Link } from '#ui/link'
import type { Me } from '../me/me.ts'
import { useWords } from '../words/index.ts'
import css from './sidebar.module.css'

export interface BrandMarkProps {
  href: `/${string}`
  me?: Me | undefined
  /** the target of the link, read aloud; the default is home */
  label?: string
  isCollapsed?: boolean
  /** for the sidebar's own dark background rather than the page's */
  onDark?: boolean
}

const mark = { variant: 'mark', height: 32 } as const
const wordmark = { variant: 'wordmark', height: 20 } as const

/** The logo of the brand, or of the business's own app. */
export function BrandMark({ href, me, label, isCollapsed, onDark }: BrandMarkProps) {
  const t = useWords()
  const own = me?.custom_app?.logo_url
  return (
    <Link href={href} className={css.brand} aria-label={label ?? t('toHome')}>
      {own ? (
        <img src={own} alt="" className={css.ownLogo} />
      ) : (
        <Logo brand={config.brand} {...(isCollapsed ? mark : wordmark)} onDark={onDark ?? false} decorative />
      )}
    </Link>
  )
}
