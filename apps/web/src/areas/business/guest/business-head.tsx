import css from './business-head.module.css'

interface BusinessHeadProps {
  logo: string | null
}

/** The logo of the business that asks the visitor in; the title below names the business, so the picture says nothing new. */
export function BusinessHead({ logo }: BusinessHeadProps) {
  return logo && <img className={css.logo} src={logo} width={56} height={56} alt="" />
}
