import type { CustomApp } from '@allenio/contract/custom-apps'
import { logoFault } from '@allenio/domain/custom-apps'
import { IconPhoto } from '@tabler/icons-react'
import { Badge } from '#ui/badge'
import { Icon } from '#ui/icon'
import { useCustomAppWords } from '../words.ts'
import css from './form.module.css'

export const LogoFrame = ({ picture }: { picture: string | null }) => (
  <span className={css.logo} aria-hidden>
    {picture ? <img src={picture} alt="" width={128} height={128} /> : <Icon of={IconPhoto} size={24} />}
  </span>
)

/** Why the stores would not take the logo as it is. */
export function LogoFault({ logo }: Pick<CustomApp, 'logo'>) {
  const t = useCustomAppWords()
  const fault = logo ? logoFault(logo) : undefined
  if (!logo || !fault) return null
  return (
    <Badge bare status="attention">
      {t(fault, { width: logo.width, height: logo.height })}
    </Badge>
  )
}

/** The words of a field that sends the logo. */
export function useLogoWords() {
  const t = useCustomAppWords()
  return {
    choose: t('chooseLogo'),
    change: t('changeLogo'),
    remove: t('removeLogo'),
    cancel: t('cancel'),
    sending: t('logoSending'),
    waiting: t('logoWaiting'),
    failed: t('logoFailed'),
  }
}
