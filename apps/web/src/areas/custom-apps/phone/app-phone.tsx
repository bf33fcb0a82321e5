import { brandPalette, hexOf, rgbOf } from '@allenio/domain/colors'
import { IconPhoto } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { Icon } from '#ui/icon'
import { useCustomAppWords } from '../words.ts'
import css from './app-phone.module.css'

interface AppPhoneProps {
  name: string
  /** A colour that cannot be read leaves the phone grey. */
  color: string | null
  logo: string | null
}

const grey = '#5b6470'

/** How the app will look on a client's phone, drawn as its name, colour and logo are chosen. */
export function AppPhone({ name, color, logo }: AppPhoneProps) {
  const t = useCustomAppWords()
  const rgb = rgbOf(color ?? grey) ?? rgbOf(grey)
  const palette = rgb && brandPalette(hexOf(rgb))
  const style = palette && ({ '--app-accent': palette.light.accent, '--app-on': palette.light.on } as CSSProperties)
  const shownName = name.trim() || t('phoneName')
  return (
    <figure className={css.phone} style={style} aria-label={t('phoneLabel')}>
      <div className={css.screen} aria-hidden>
        <div className={css.bar}>
          <Logo className={css.small} logo={logo} />
          <span className={css.name}>{shownName}</span>
        </div>
        <div className={css.content}>
          <b>{t('phoneToday')}</b>
          <div className={css.card}>
            <b>{t('phoneWorkout')}</b>
            <span>{t('phoneWorkoutText')}</span>
            <span className={css.button}>{t('phoneStart')}</span>
          </div>
          <div className={css.card}>
            <b>{t('phoneMeals')}</b>
            <span>{t('phoneMealsText')}</span>
          </div>
        </div>
      </div>
      <div className={css.home} aria-hidden>
        <Logo className={css.icon} logo={logo} />
        <span className={css.label}>{shownName}</span>
      </div>
    </figure>
  )
}

const Logo = ({ className, logo }: { className: string | undefined; logo: string | null }) => (
  <span className={className}>{logo ? <img src={logo} alt="" width={64} height={64} /> : <Icon of={IconPhoto} size={20} />}</span>
)
